/** What asks the server first anyway: one file of code, loaded when the first of them is opened. */
export { AskDialog } from './AskDialog.tsx';
export { ChecksDialog } from './ChecksDialog.tsx';
export { ErrorsDialog } from './ErrorsDialog.tsx';
export { HistoryDialog } from './HistoryDialog.tsx';
export { PageTextsDialog } from './PageTextsDialog.tsx';
export { PreviewDialog } from './PreviewDialog.tsx';
export { PublishDialog } from './PublishDialog.tsx';
