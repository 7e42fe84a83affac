import { memo, type ReactNode } from 'react';

interface IconProps {
  size?: number;
}

function Drawing({ size = 18, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="shrink-0"
    >
      {children}
    </svg>
  );
}

/** An icon of one colour, that of the words beside it. */
export const icon = (drawing: ReactNode) =>
  memo((props: IconProps) => <Drawing {...props}>{drawing}</Drawing>);

export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />);
export const MinusIcon = icon(<path d="M5 12h14" />);
export const CheckIcon = icon(<path d="m5 12.5 4.5 4.5L19 7.5" />);
/** Two who agree: a tick in a circle. */
export const AgreedIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="m8 12.5 3 3 5-6" />
  </>,
);
export const CrossIcon = icon(<path d="m6 6 12 12M18 6 6 18" />);
export const UpIcon = icon(<path d="m6 15 6-6 6 6" />);
export const DownIcon = icon(<path d="m6 9 6 6 6-6" />);
export const RightIcon = icon(<path d="m9 6 6 6-6 6" />);
export const LeftIcon = icon(<path d="m15 6-6 6 6 6" />);
export const MoreIcon = icon(
  <>
    <circle cx="12" cy="5" r="1" fill="currentColor" />
    <circle cx="12" cy="12" r="1" fill="currentColor" />
    <circle cx="12" cy="19" r="1" fill="currentColor" />
  </>,
);
export const GripIcon = icon(<path d="M9 5v.01M15 5v.01M9 12v.01M15 12v.01M9 19v.01M15 19v.01" />);
export const CopyIcon = icon(
  <>
    <rect x="8" y="8" width="12" height="12" rx="1.5" />
    <path d="M16 8V5.5A1.5 1.5 0 0 0 14.5 4h-9A1.5 1.5 0 0 0 4 5.5v9A1.5 1.5 0 0 0 5.5 16H8" />
  </>,
);
export const TrashIcon = icon(<path d="M4 7h16M9 7V4.5h6V7M6.5 7l1 13h9l1-13M10 11v5M14 11v5" />);
export const PencilIcon = icon(<path d="m4 20 1-4L16.5 4.5l3 3L8 19l-4 1ZM14 7l3 3" />);
export const ShareIcon = icon(
  <path d="M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.7L12 17" />,
);
export const SearchIcon = icon(<path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20 20" />);
export const PrintIcon = icon(<path d="M7 9V4h10v5M7 17H4v-8h16v8h-3M7 14h10v6H7z" />);
export const UndoIcon = icon(<path d="M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11H9" />);
export const WarningIcon = icon(<path d="M12 4 2.5 20h19zM12 10v4.5M12 17.3v.2" />);
export const InfoIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 11v5.5M12 7.7v.2" />
  </>,
);
export const RepairIcon = icon(
  <path d="M14.5 6.5a4 4 0 0 1 5-2l-2.5 2.5 1.5 1.5L21 6a4 4 0 0 1-5.5 5L7 19.5 4.5 17 13 8.5z" />,
);
