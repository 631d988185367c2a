import { createLaterCode, type LaterCode } from '../LaterPart.tsx';
import type { RichTextEditorProps } from './RichTextEditor.tsx';

/** The engine of rich text with its buttons, of the page and of the panel. */
export const LAZY_EDITOR: LaterCode<RichTextEditorProps> = createLaterCode(() =>
  import(/* webpackChunkName: "rich-text" */ './RichTextEditor.tsx').then((m) => m.RichTextEditor),
);
