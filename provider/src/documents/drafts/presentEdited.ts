import type { EditedBlock } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { type Extra, presentBlock, presentBlocks, type StoredBlock } from '../content/presentBlocks.ts';
import { presentMarks } from './marks.ts';

/** Saved states hold no revisions. */
const extra: Extra = ({ marks, revision = 0 }) => ({ revision, changes: presentMarks(marks) });

/** Blocks as a tree, as editors work on them, in one language. */
export function presentEditedBlocks(rows: readonly StoredBlock[], lang: Language): EditedBlock[] {
  // `extra` adds what the type of a page's block leaves open.
  return presentBlocks(rows, lang, extra) as EditedBlock[];
}

/** One block with everything in it. */
export function presentEditedBlock(rows: readonly StoredBlock[], row: StoredBlock, lang: Language): EditedBlock {
  return presentBlock(rows, row, lang, extra) as EditedBlock;
}
