import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { PageBlock } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { type BlockFields, modules } from '../../database/schema/index.ts';
import type { RefusedAnswer } from '../../http/registerCall.ts';
import type { BlockRow } from '../pages/presentBlocks.ts';
import type { Queries } from '../pages/readBlocks.ts';
import { changePlace, type Place } from '../pageVersions/changePage.ts';
import { describeChange } from '../pageVersions/describeChange.ts';
import { adoptUploads } from './adoptUploads.ts';
import { type Editing, present } from './changeBlocks.ts';
import { requireOwner } from './owners.ts';
import { findTarget, insertAt, type Position, readPlace } from './placeBlock.ts';
import { prepareFields } from './prepareFields.ts';
import { refuseChange } from './revisions.ts';

/** One column over the whole width, which a container begins with. */
const WHOLE_WIDTH = ['col-12'];
const WITH_COLUMNS: readonly string[] = ['container', 'section'];

export interface NewBlock {
  place: Place;
  position: Position;
  /** Empty for one that is made up here. */
  slug: string;
  fields: BlockFields;
  columns: readonly { classes: string }[] | undefined;
}

/**
 * Puts a new block on a page or another thing. Both languages begin with the same fields, so that no page has a gap until
 * it is translated. Throws `INVALID_BODY`; a slug that is taken is refused with the block that has it, so that of two
 * editors who create a page's first section at the same time one gets the other's.
 */
export async function createBlock(editing: Editing, { place, position, slug, fields, columns }: NewBlock) {
  const { context, editor, model, lang } = editing;
  await requireOwner(context.db, place);
  const name = slug ? requireSlug(slug) : `${model.replaceAll('_', '-')}-${randomBytes(6).toString('hex')}`;

  return changePlace<PageBlock | RefusedAnswer>(context, editor, place, async ({ tx, page, revision }) => {
    const prepared = await prepareFields(model, fields, adoptUploads(context, tx, editor));
    const target = findTarget(await readPlace(tx, place), position, null);
    const row = await insert(tx, {
      pageId: page?.id ?? null,
      contentType: place.contentType,
      objectId: page ? null : place.objectId,
      ...target,
      position: 0,
      slug: name,
      model,
      fields: { de: prepared, en: prepared },
      columns: columns?.map(({ classes }) => classes) ?? (WITH_COLUMNS.includes(model) ? WHOLE_WIDTH : []),
      revision,
    });
    if (!row) return { value: refuseChange('CONFLICT', await presentTaken(editing, tx, name), TAKEN) };
    await insertAt(tx, place, row.id, target, position.position);
    const summary = describeChange('create', model, prepared, lang);
    return { value: await present(tx, row, lang), change: { action: 'create', summary } };
  });
}

const TAKEN = { field: 'slug', detail: 'there is a block of this name' };

/** Null where the slug is taken; whoever else is about to take it is waited for. */
async function insert(tx: Queries, row: typeof modules.$inferInsert): Promise<BlockRow | null> {
  const [inserted] = await tx.insert(modules).values(row).onConflictDoNothing({ target: modules.slug }).returning();
  return inserted ?? null;
}

async function presentTaken({ lang }: Editing, tx: Queries, slug: string): Promise<PageBlock> {
  const [taken] = await tx.select().from(modules).where(eq(modules.slug, slug));
  if (!taken) throw new SpielplanError('CONFLICT', { field: 'slug', detail: TAKEN.detail });
  return present(tx, taken, lang);
}

function requireSlug(slug: string): string {
  if (/[\p{Cc}\p{Cs}/\\?#]/u.test(slug) || /^\.{1,2}$/.test(slug)) {
    throw new SpielplanError('INVALID_BODY', { field: 'slug', detail: 'holds characters that no address has' });
  }
  return slug;
}
