import { icon } from './icons';

// Icons of menus and dialogs: apart, so that a page which shows none does not wait for them.
export const TagIcon = icon(<path d="M4 4h8l8 8-8 8-8-8zM8.2 8.2v.01" />);
export const CompareIcon = icon(<path d="M4 5h6v14H4zM14 5h6v14h-6zM14 10h6M4 14h6" />);
/** A page with a folded corner. */
export const PageIcon = icon(<path d="M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5M9 12.5h6.5M9 16h6.5" />);
export const DownloadIcon = icon(<path d="M12 4v11M7 10.5l5 5 5-5M4 20h16" />);
export const UploadIcon = icon(<path d="M12 16V5M7 9.5l5-5 5 5M4 20h16" />);
export const GearIcon = icon(
  <path d="M4 7h9M18 7h2M4 17h2M11 17h9M15.5 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM8.5 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z" />,
);
/** A keyboard. */
export const KeysIcon = icon(<path d="M3 6.5h18v11H3zM7 10.2v.1M11 10.2v.1M15 10.2v.1M8 14h8" />);
/** An open book. */
export const RulesIcon = icon(
  <path d="M12 6.5C10 5 7 4.5 3.5 4.5v14c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-14c-3.5 0-6.5.5-8.5 2zM12 6.5v14" />,
);
export const DeviceIcon = icon(<path d="M4 4.5h9v15H4zM7.5 16.5h2M16 12h5M18.5 9.5 21 12l-2.5 2.5" />);
