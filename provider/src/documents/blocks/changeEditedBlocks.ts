import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { blockConflictSchema, type EditedBlock, type Subtree } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { ProviderContext } from '../../platform/context.ts';
import { modules } from '../../platform/database/schema/index.ts';
import { workingBlocks } from '../../platform/database/schema/working.ts';
import type { RefusedAnswer } from '../../platform/http/registerCall.ts';
import type { EditorRow } from '../../accounts/index.ts';
import { changeDocument, changeDocuments } from '../saving/changeDocuments.ts';
import { checkPlaces, readPlaceName } from '../content/checkPlace.ts';
import { lockSlugs } from '../drafts/claimSlug.ts';
import { marksWith } from '../drafts/marks.ts';
import { isSamePlace, ownerColumns, type Place, placeOf } from '../content/place.ts';
import { presentEditedBlock } from '../drafts/presentEdited.ts';
import { readEditedTrees, requireEditedBlock } from '../drafts/readEdited.ts';
import { describeChange } from '../snapshots/describeChange.ts';
import { requireOwner } from '../drafts/owners.ts';
import { findTarget, insertAt, MAX_BLOCKS, type Position, readPlace } from './placeBlock.ts';
import { checkRevision, type ExpectedRevision, refuseChange } from '../../platform/http/revisions.ts';
import type { BlockRow } from '../content/presentBlocks.ts';
import type { Queries } from '../../platform/database/Database.ts';
import { isSealOf, writeSubtree } from './subtree.ts';

/** Who changes blocks, and in which language the answers are. */
export interface BlockEditing {
  context: ProviderContext;
  editor: EditorRow;
  lang: Language;
}

/** A block of any kind with everything in it, in one language. */
export async function presentBlock(db: Queries, row: BlockRow, lang: Language): Promise<EditedBlock> {
  return presentEditedBlock(await readEditedTrees(db, [row.id]), row, lang);
}

/** The refusal of a change, with the block that is in its way. */
export async function refuseBlock(
  tx: Queries,
  name: 'CONFLICT' | 'PRECONDITION_FAILED',
  row: BlockRow,
  lang: Language,
  parts: { field?: string; detail?: string } = {},
): Promise<RefusedAnswer> {
  return refuseChange(name, await presentBlock(tx, row, lang), { ...parts, schema: blockConflictSchema });
}

/** A block and what brings it back. Throws `NOT_FOUND`. */
export async function readBlock({ context, lang }: BlockEditing, id: number): Promise<{ block: EditedBlock; subtree: Subtree }> {
  const row = await requireEditedBlock(context.db, id);
  const rows = await readEditedTrees(context.db, [id]);
  const place = await readPlaceName(context.db, row.contentType, row.parentId);
  return { block: presentEditedBlock(rows, row, lang), subtree: writeSubtree(context.signing, rows, row, place) };
}

/**
 * Notes whether a block's words in this language are a translation as the other one is now; the words stay. Throws
 * `NOT_FOUND`; refused with what is current where `expected` is old.
 */
export async function markTranslated(
  { context, editor, lang }: BlockEditing,
  id: number,
  translated: boolean,
  expected: ExpectedRevision,
): Promise<EditedBlock | RefusedAnswer> {
  const place = placeOf(await requireEditedBlock(context.db, id));
  return changeDocument<EditedBlock | RefusedAnswer>(context, editor, place, async ({ tx, revision }) => {
    const row = await requireEditedBlock(tx, id);
    const refusal = isSamePlace(placeOf(row), place) ? checkRevision(row.revision, expected) : 'CONFLICT';
    if (refusal) return { value: await refuseBlock(tx, refusal, row, lang) };
    const marks = marksWith(row.marks, lang, translated, context.clock.now());
    await tx.update(workingBlocks).set({ marks, revision }).where(eq(workingBlocks.id, id));
    const summary = describeChange(context.kinds, 'mark', row.model, row.fields[lang], lang);
    return { value: await presentBlock(tx, { ...row, marks, revision }, lang), change: { action: 'update', summary } };
  });
}

/**
 * Removes a block with everything in it. Throws `NOT_FOUND`; refused with what is current where `expected` is old, which with a
 * `seal` is also so where something in the block has changed, came into it or left it.
 */
export async function removeBlock(
  { context, editor, lang }: BlockEditing,
  id: number,
  { seal, ...expected }: ExpectedRevision & { seal: string | undefined },
): Promise<{ id: number; subtree: Subtree } | RefusedAnswer> {
  const place = placeOf(await requireEditedBlock(context.db, id));
  return changeDocument<{ id: number; subtree: Subtree } | RefusedAnswer>(context, editor, place, async ({ tx }) => {
    const row = await requireEditedBlock(tx, id);
    const refusal = isSamePlace(placeOf(row), place) ? checkRevision(row.revision, expected) : 'CONFLICT';
    if (refusal) return { value: await refuseBlock(tx, refusal, row, lang) };
    const stood = await readPlaceName(tx, row.contentType, row.parentId);
    const subtree = writeSubtree(context.signing, await readEditedTrees(tx, [id]), row, stood);
    if (seal !== undefined && !isSealOf(context.signing, subtree, seal))
      return { value: await refuseBlock(tx, 'CONFLICT', row, lang, { field: 'seal' }) };
    await tx.delete(workingBlocks).where(eq(workingBlocks.id, id));
    const summary = describeChange(context.kinds, 'delete', row.model, row.fields[lang], lang);
    return { value: { id, subtree }, change: { action: 'delete', summary } };
  });
}

export interface Move extends Position {
  /** The document to go to; the block's own where it is left out. */
  place: Place | undefined;
}

/** Moves a block with everything in it, also to another document. Throws `NOT_FOUND` and `INVALID_BODY`; refused as above. */
export async function moveBlock(
  { context, editor, lang }: BlockEditing,
  id: number,
  { place, parent, column, position }: Move,
  expected: ExpectedRevision,
): Promise<EditedBlock | RefusedAnswer> {
  const from = placeOf(await requireEditedBlock(context.db, id));
  const to = place ?? from;
  await requireOwner(context.db, to);
  return changeDocuments<EditedBlock | RefusedAnswer>(context, editor, [from, to], async ({ tx, revision }) => {
    const row = await requireEditedBlock(tx, id);
    const refusal = isSamePlace(placeOf(row), from) ? checkRevision(row.revision, expected) : 'CONFLICT';
    if (refusal) return { value: await refuseBlock(tx, refusal, row, lang) };
    const moved = await readEditedTrees(tx, [id]);
    const isAway = !isSamePlace(from, to);
    const around = await readPlace(tx, to);
    const isSameParent = !isAway && parent === row.parentId;
    const wanted = { parent, column: column ?? (isSameParent ? (row.columnIndex ?? undefined) : undefined), position };
    const target = findTarget(isAway ? [...around, ...moved] : around, wanted, id);
    if (isAway && around.length + moved.length > MAX_BLOCKS) throw tooMany();
    await checkPlaces(tx, context.kinds, [
      {
        model: row.model,
        place: await readPlaceName(tx, to.contentType, target.parentId),
        from: await readPlaceName(tx, from.contentType, row.parentId),
      },
    ]);
    if (isAway) await handOver(tx, moved, from, to);
    await tx
      .update(workingBlocks)
      .set({ ...target, revision })
      .where(eq(workingBlocks.id, id));
    await insertAt(tx, to, id, target, position);
    const after = await requireEditedBlock(tx, id);
    const summary = describeChange(context.kinds, 'move', row.model, row.fields[lang], lang);
    return { value: await presentBlock(tx, after, lang), change: { action: 'update', summary } };
  });
}

/** Gives blocks to another document, which remembers where they were published and takes no name that is published elsewhere. */
async function handOver(tx: Queries, rows: readonly BlockRow[], from: Place, to: Place): Promise<void> {
  await lockSlugs(tx);
  for (const { id, slug } of rows) {
    const [published] = await tx.select().from(modules).where(eq(modules.slug, slug));
    const isTaken = published !== undefined && published.id !== id && !isSamePlace(placeOf(published), to);
    const [own] = await tx.select().from(modules).where(eq(modules.id, id));
    const [known] = await tx.select({ source: workingBlocks.movedFrom }).from(workingBlocks).where(eq(workingBlocks.id, id));
    const source = known?.source ?? (own && `${from.contentType} ${from.objectId}`) ?? null;
    const movedFrom = source === `${to.contentType} ${to.objectId}` ? null : source;
    const name = isTaken ? `${slug}-${randomBytes(4).toString('hex')}` : slug;
    await tx
      .update(workingBlocks)
      .set({ ...ownerColumns(to), slug: name, movedFrom })
      .where(eq(workingBlocks.id, id));
  }
}

function tooMany(): SpielplanError {
  return new SpielplanError('INVALID_BODY', { field: 'object_id', detail: `no more than ${MAX_BLOCKS} blocks` });
}
