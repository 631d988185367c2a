import type { EditedBlock, Subtree } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { RefusedAnswer } from '../../platform/http/registerCall.ts';
import { changeDocument } from '../saving/changeDocuments.ts';
import { checkPlaces, readPlaceName } from '../content/checkPlace.ts';
import { requireSlug } from '../drafts/claimSlug.ts';
import type { Place } from '../content/place.ts';
import { readEditedTrees, requireEditedBlock } from '../drafts/readEdited.ts';
import { describeChange } from '../snapshots/describeChange.ts';
import { keepLinks } from '../links/keepLinks.ts';
import { resolveLinks } from '../links/resolveLinks.ts';
import { adoptUploads } from '../fields/adoptUploads.ts';
import { requireOwner } from '../drafts/owners.ts';
import { MAX_BLOCKS, type Position, readPlace } from './placeBlock.ts';
import type { Queries } from '../../platform/database/Database.ts';
import { type BlockEditing, presentBlock, refuseBlock } from './changeEditedBlocks.ts';
import { asCopy, insertSubtree } from './insertSubtree.ts';
import { cleanFields, readSubtree, type SubtreeBlock, writeSubtree } from './subtree.ts';

export interface Target extends Position {
  place: Place;
}

/** Brings a removed block back as it was. Throws `INVALID_BODY`; refused with the block that has an id or slug of it again. */
export function restoreBlocks(editing: BlockEditing, subtree: Subtree, target: Target): Promise<EditedBlock | RefusedAnswer> {
  return insert(editing, target, 'restore', (tx) => read(editing, tx, subtree));
}

/** Puts a copy of a block, or of what brings one back, to a place. Throws `NOT_FOUND` and `INVALID_BODY`; refused with the block that has `slug`. */
export function copyBlocks(
  editing: BlockEditing,
  source: { id: number } | { subtree: Subtree },
  target: Target,
  slug?: string,
): Promise<EditedBlock | RefusedAnswer> {
  const rootSlug = slug === undefined ? undefined : requireSlug(slug);
  return insert(editing, target, 'copy', async (tx) => {
    if (!('subtree' in source)) return asCopy(tx, await read(editing, tx, await subtreeOf(editing, tx, source.id)), rootSlug);
    const [root, ...inside] = await read(editing, tx, source.subtree);
    // What is pasted is new there, wherever it was copied.
    return asCopy(tx, root ? [{ ...root, place: undefined }, ...inside] : [], rootSlug);
  });
}

function read({ context, editor }: BlockEditing, tx: Queries, subtree: Subtree): Promise<SubtreeBlock[]> {
  const adopt = adoptUploads(context, tx, editor);
  return readSubtree(context, subtree, async (kind, fields, lang) => {
    // Where its seal does not fit, its links are still those of this house.
    const addressed = await resolveLinks({ ...context, db: tx }, fields, lang, isEditors);
    return keepLinks(context, tx, kind, await cleanFields(kind, addressed, adopt), lang);
  });
}

const isEditors = () => Promise.resolve(true);

async function subtreeOf({ context }: BlockEditing, tx: Queries, id: number): Promise<Subtree> {
  const row = await requireEditedBlock(tx, id);
  const place = await readPlaceName(tx, row.contentType, row.parentId);
  return writeSubtree(context.signing, await readEditedTrees(tx, [id]), row, place);
}

async function insert(
  { context, editor, lang }: BlockEditing,
  { place, ...position }: Target,
  verb: 'restore' | 'copy',
  readBlocks: (tx: Queries) => Promise<SubtreeBlock[]>,
): Promise<EditedBlock | RefusedAnswer> {
  await requireOwner(context.db, place);
  return changeDocument<EditedBlock | RefusedAnswer>(context, editor, place, async ({ tx, revision }) => {
    const blocks = await readBlocks(tx);
    const [root] = blocks;
    if (!root) throw new SpielplanError('INVALID_BODY', { field: 'subtree', detail: 'holds no block' });
    if ((await readPlace(tx, place)).length + blocks.length > MAX_BLOCKS) {
      throw new SpielplanError('INVALID_BODY', { field: 'object_id', detail: `no more than ${MAX_BLOCKS} blocks` });
    }
    const name = await readPlaceName(tx, place.contentType, position.parent);
    await checkPlaces(
      tx,
      context.kinds,
      blocks.map((block) => ({
        model: block.model,
        place: block === root ? name : modelAround(blocks, block),
        from: block.place,
      })),
    );
    const inTheWay = await insertSubtree(tx, { place, position, blocks, revision });
    if (inTheWay) {
      const field = verb === 'copy' ? 'slug' : 'subtree';
      const parts = { field, detail: 'there is a block with this id or slug' };
      return { value: await refuseBlock(tx, 'CONFLICT', inTheWay, lang, parts) };
    }
    const value = await presentBlock(tx, await requireEditedBlock(tx, root.id), lang);
    const summary = describeChange(context.kinds, verb === 'copy' ? 'copy' : 'create', root.model, root.fields[lang], lang);
    return { value, change: { action: 'create', summary } };
  });
}

function modelAround(blocks: readonly SubtreeBlock[], { parent }: SubtreeBlock): string {
  return blocks.find(({ id }) => id === parent)?.model ?? '';
}
