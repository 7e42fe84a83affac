export { sheetHtml } from './html';
export { sheetMarkdown } from './markdown';
export { rosterSheet } from './model';
export type * from './sheet';
export { sheetText } from './text';
