import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import type { PageBlock } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { ProviderContext } from '../../platform/context.ts';
import type { BlockFields } from '../../platform/database/schema/index.ts';
import { editedBlocks, workingBlocks } from '../../platform/database/schema/working.ts';
import type { Kind } from '../../platform/releases/kinds.ts';
import type { RefusedAnswer } from '../../platform/http/registerCall.ts';
import type { EditorRow } from '../../accounts/index.ts';
import { type BlockRow, presentBlock } from '../content/presentBlocks.ts';
import { changeDocument } from '../saving/changeDocuments.ts';
import { marksAfter } from '../drafts/marks.ts';
import { isSamePlace, type Place, placeOf } from '../content/place.ts';
import { readEditedTrees } from '../drafts/readEdited.ts';
import { describeChange } from '../snapshots/describeChange.ts';
import type { Queries } from '../../platform/database/Database.ts';
import { keepLinks } from '../links/keepLinks.ts';
import { adoptUploads } from '../fields/adoptUploads.ts';
import { findTarget, gatherInLastColumn, insertAt, type Position, readPlace } from './placeBlock.ts';
import { prepareFields } from '../fields/prepareFields.ts';
import { checkRevision, type ExpectedRevision, refuseChange } from '../../platform/http/revisions.ts';

/** Who changes which kind of block, in which language. */
export interface Editing {
  context: ProviderContext;
  editor: EditorRow;
  kind: Kind;
  lang: Language;
}

/** What a change names besides the block's own fields; a container's columns are stored apart from them. */
export interface BlockChange {
  fields: BlockFields;
  columns: readonly { classes: string }[] | undefined;
  position: Partial<Position>;
}

/**
 * Changes the named fields of a block in one language, and its place where one is named; everything else stays, fields
 * that nobody knows included. Throws `NOT_FOUND` and `INVALID_BODY`; refused with what is current where `expected` is old.
 */
export async function updateBlock(
  editing: Editing,
  id: number,
  { fields, columns, position }: BlockChange,
  expected: ExpectedRevision,
): Promise<PageBlock | RefusedAnswer> {
  return changeBlock(editing, id, expected, async (tx, row, place, revision) => {
    const { kind, lang, context, editor } = editing;
    const written = await prepareFields(kind.definition, fields, adoptUploads(context, tx, editor));
    const prepared = await keepLinks(context, tx, kind, written, lang);
    const changed: Partial<BlockRow> = { fields: { ...row.fields, [lang]: { ...row.fields[lang], ...prepared } } };
    if (columns) changed.columns = columns.map(({ classes }) => classes);
    const move = findMove(row, position);
    // As the database would hand it back; it sorts keys in its own way.
    const isSame = isDeepStrictEqual(JSON.parse(JSON.stringify({ ...row, ...changed })), row);
    if (isSame && !move) return null;
    const isWritten = !isDeepStrictEqual(JSON.parse(JSON.stringify(changed.fields?.[lang])), row.fields[lang]);
    if (isWritten) changed.marks = marksAfter(row.marks, lang, context.clock.now());
    if (columns) await gatherInLastColumn(tx, place, row, columns.length);
    await tx
      .update(workingBlocks)
      .set({ ...changed, revision })
      .where(eq(workingBlocks.id, id));
    if (move) await insertAt(tx, place, id, findTarget(await readPlace(tx, place), move, id), move.position);
    return 'update';
  });
}

/**
 * Takes a block away, with everything in it. Throws `NOT_FOUND`; refused with what is current where `expected` is old: it is the
 * revision of the block, and where something in it was changed later, the newest one in it. Revisions count up through a document.
 */
export async function removeBlock(
  editing: Editing,
  id: number,
  expected: ExpectedRevision,
): Promise<{ id: number } | RefusedAnswer> {
  const work: Work = async (tx, row) => {
    await tx.delete(workingBlocks).where(eq(workingBlocks.id, row.id));
    return 'delete';
  };
  const removed = await changeBlock(editing, id, expected, work, true);
  return 'refusedWith' in removed ? removed : { id };
}

type Work = (tx: Queries, row: BlockRow, place: Place, revision: number) => Promise<'update' | 'delete' | null>;

async function changeBlock(
  { context, editor, kind, lang }: Editing,
  id: number,
  expected: ExpectedRevision,
  work: Work,
  isRemoval = false,
): Promise<PageBlock | RefusedAnswer> {
  const { model } = kind.definition;
  const place = placeOf(await requireBlock(context.db, model, id));
  return changeDocument<PageBlock | RefusedAnswer>(context, editor, place, async ({ tx, revision }) => {
    const row = await requireBlock(tx, model, id);
    // It may have moved before the lock was there.
    const refusal = isSamePlace(placeOf(row), place) ? await refusalOf(tx, row, expected, isRemoval) : 'CONFLICT';
    if (refusal) return { value: refuseChange(refusal, await present(tx, row, lang)) };
    const action = await work(tx, row, place, revision);
    if (!action) return { value: await present(tx, row, lang) };
    const after = action === 'delete' ? row : await requireBlock(tx, model, id);
    const value = action === 'delete' ? presentBlock([], row, lang) : await present(tx, after, lang);
    return { value, change: { action, summary: describeChange(context.kinds, action, model, after.fields[lang], lang) } };
  });
}

/** A tag names the newest revision in a block; a change of the block alone may name its own one, a removal takes all with it. */
async function refusalOf(tx: Queries, row: BlockRow, expected: ExpectedRevision, isRemoval: boolean) {
  if (!isRemoval && checkRevision(row.revision, expected) === null) return null;
  return checkRevision(await newestIn(tx, row), expected);
}

/** The newest revision of a block and of all in it. */
async function newestIn(db: Queries, row: BlockRow): Promise<number> {
  return Math.max(...(await readEditedTrees(db, [row.id])).map(({ revision }) => revision), row.revision);
}

/** The block with this id and model. Throws `NOT_FOUND`. */
export async function requireBlock(db: Queries, model: string, id: number): Promise<BlockRow> {
  const [row] = await db
    .select()
    .from(editedBlocks)
    .where(and(eq(editedBlocks.id, id), eq(editedBlocks.model, model)));
  if (!row) throw new SpielplanError('NOT_FOUND', { detail: `no such ${model}` });
  return row;
}

/** A block with everything in it, in one language. */
export async function present(db: Queries, row: BlockRow, lang: Language): Promise<PageBlock> {
  return presentBlock(await readEditedTrees(db, [row.id]), row, lang);
}

/** The place a change names, or null where the block stays. Within its own parent it keeps its column unless told otherwise. */
function findMove(row: BlockRow, { parent, column, position }: Partial<Position>): Position | null {
  if (parent === undefined && column === undefined && position === undefined) return null;
  const newParent = parent === undefined ? row.parentId : parent;
  const ownColumn = newParent === row.parentId ? (row.columnIndex ?? undefined) : undefined;
  const isSameColumn = newParent === row.parentId && (column === undefined || column === row.columnIndex);
  if (isSameColumn && position === undefined) return null;
  return { parent: newParent, column: column ?? ownColumn, position };
}
