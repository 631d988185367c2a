/** What a rich text does by keys; the list of keys names them, too. */
export const RICH_TEXT_KEYS = {
  bold: 'Ctrl B',
  italic: 'Ctrl I',
  bulletList: 'Ctrl Shift 8',
  numberedList: 'Ctrl Shift 7',
  indent: 'Alt Shift →',
  outdent: 'Alt Shift ←',
  link: 'Ctrl K',
  breakLine: 'Shift Enter',
} as const;

export type RichTextKey = keyof typeof RICH_TEXT_KEYS;
