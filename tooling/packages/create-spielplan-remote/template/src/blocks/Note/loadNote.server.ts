import type { PageBlock } from '@spielplan/shared-contracts/api';
import { noteBlock } from './noteKind.server.ts';
import type { NoteView } from './noteView.ts';

/** Presents a stored note; a malformed one throws and leaves a gap. */
export async function loadNote(block: PageBlock): Promise<{ data: NoteView }> {
  const { headline, text } = noteBlock.fields.parse(block);
  return { data: { headline, html: text } };
}
