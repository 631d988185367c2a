import { eq } from 'drizzle-orm';
import { documentsConflictSchema, type EditedDocument } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { ProviderContext } from '../../platform/context.ts';
import { documentVersions } from '../../platform/database/schema/index.ts';
import { workingBlocks } from '../../platform/database/schema/working.ts';
import type { RefusedAnswer } from '../../platform/http/registerCall.ts';
import type { EditorRow } from '../../accounts/index.ts';
import { checkRevision, type ExpectedRevision, refuseChange } from '../../platform/http/revisions.ts';
import type { BlockRow, StoredBlock } from '../content/presentBlocks.ts';
import { changeDocument } from '../saving/changeDocuments.ts';
import { readDocumentState } from '../saving/documentState.ts';
import { MAX_DEPTH, type Place, placeOf, standsOn } from '../content/place.ts';
import { presentEditedBlocks } from '../drafts/presentEdited.ts';
import { readEditedBlocks } from '../drafts/readEdited.ts';
import { readPublishing } from '../../platform/settings/readPublishing.ts';
import { describeRestore } from '../snapshots/describeChange.ts';
import { putBack } from '../snapshots/putBack.ts';
import { readVersionContent, type Snapshot, withoutRevision } from '../snapshots/snapshots.ts';

export type VersionRow = typeof documentVersions.$inferSelect;

/** Throws `NOT_FOUND`. */
export async function requireVersion({ db }: Pick<ProviderContext, 'db'>, id: number): Promise<VersionRow> {
  const [version] = await db.select().from(documentVersions).where(eq(documentVersions.id, id));
  if (!version) throw new SpielplanError('NOT_FOUND', { detail: 'no such version' });
  return version;
}

/** The working state of a document with its blocks. */
export async function readEditedDocument(context: ProviderContext, place: Place, lang: Language): Promise<EditedDocument> {
  const { db } = context;
  const document = await readDocumentState(db, place, await readPublishing(db, context));
  return { document, blocks: presentEditedBlocks(await readEditedBlocks(db, place), lang) };
}

/**
 * Makes a version the working state again, or `block` of it with what stood in it. Throws `NOT_FOUND`; refused with the document's state
 * where `expected` is old.
 */
export async function restoreDocument(
  context: ProviderContext,
  editor: EditorRow,
  { versionId, block, lang }: { versionId: number; block: number | undefined; lang: Language },
  expected: ExpectedRevision,
): Promise<EditedDocument | RefusedAnswer> {
  const version = await requireVersion(context, versionId);
  const place = placeOf(version);
  const refusal = await changeDocument(context, editor, place, async ({ tx, revision, formerRevisions: [former = 0] }) => {
    const old = checkRevision(former, expected);
    if (old) return { value: old };
    const content = await readVersionContent(tx, versionId);
    if (!content) throw new SpielplanError('NOT_FOUND', { detail: 'no such version' });
    const present = await tx.select().from(workingBlocks).where(standsOn(workingBlocks, place));
    await putBack(tx, place, block === undefined ? content : withBlock(present, content, block), revision);
    return { value: null, change: { action: 'restore', summary: describeRestore(version.created) } };
  });
  if (!refusal) return readEditedDocument(context, place, lang);
  const { document } = await readEditedDocument(context, place, lang);
  return refuseChange(refusal, { documents: [document] }, { schema: documentsConflictSchema });
}

/** The present state with one block as it was then. It keeps its place where it stands; one that is gone comes back where it was. */
function withBlock(present: readonly BlockRow[], { modules }: Snapshot, id: number): Snapshot {
  const wanted = modules.find((module) => module.id === id);
  if (!wanted) throw new SpielplanError('NOT_FOUND', { field: 'block', detail: 'no such block in this version' });
  const known = present.find((module) => module.id === id);
  const { parentId, columnIndex, position } = known ?? wanted;
  const inside = insideOf(modules, id);
  const replaced = new Set([id, ...insideOf(present, id).map((module) => module.id), ...inside.map((module) => module.id)]);
  const kept = present.filter((row) => !replaced.has(row.id)).map(withoutRevision);
  // Where it stands in what comes back inside it, it has no place but the top level.
  const isInItself = ancestorsOf(present, parentId).some((around) => replaced.has(around));
  const root = inColumn({ ...wanted, position, parentId: isInItself ? null : parentId, columnIndex }, kept);
  const stay = kept.map((block) => (replaced.has(block.parentId ?? 0) ? inColumn(block, inside) : block));
  const restored = [...stay, root, ...inside];
  // What stood in it then may be deeper than what stands there now.
  const blocksNow = isTooDeep(restored) ? [...stay, { ...root, parentId: null, columnIndex: null }, ...inside] : restored;
  if (isTooDeep(blocksNow))
    throw new SpielplanError('INVALID_BODY', { field: 'block', detail: 'too many blocks inside each other' });
  return { page: null, modules: blocksNow };
}

function isTooDeep(blocks: readonly StoredBlock[]): boolean {
  return blocks.some(({ id }) => ancestorsOf(blocks, id).length > MAX_DEPTH);
}

/** The block in a column that its parent has; at the top level where there is none. */
function inColumn(block: StoredBlock, around: readonly StoredBlock[]): StoredBlock {
  const columns = around.find(({ id }) => id === block.parentId)?.columns.length ?? 0;
  if (columns === 0) return { ...block, parentId: null, columnIndex: null };
  return { ...block, columnIndex: Math.min(block.columnIndex ?? 0, columns - 1) };
}

/** A block and what it stands in, by their ids, from the inside out. */
function ancestorsOf(blocks: readonly StoredBlock[], id: number | null): number[] {
  if (id === null) return [];
  return [id, ...ancestorsOf(blocks, blocks.find((block) => block.id === id)?.parentId ?? null)];
}

function insideOf(modules: readonly StoredBlock[], id: number): StoredBlock[] {
  const children = modules.filter(({ parentId }) => parentId === id);
  return children.flatMap((child) => [child, ...insideOf(modules, child.id)]);
}
