import { randomBytes } from 'node:crypto';
import type { PageBlock } from '@spielplan/shared-contracts/api';
import type { BlockFields } from '../../platform/database/schema/index.ts';
import { workingBlocks } from '../../platform/database/schema/working.ts';
import type { RefusedAnswer } from '../../platform/http/registerCall.ts';
import { changeDocument } from '../saving/changeDocuments.ts';
import { checkPlaces, readPlaceName } from '../content/checkPlace.ts';
import { keepLinks } from '../links/keepLinks.ts';
import { claimSlug, nextBlockId, requireSlug } from '../drafts/claimSlug.ts';
import { marksOfNew } from '../drafts/marks.ts';
import { ownerColumns, type Place } from '../content/place.ts';
import { describeChange } from '../snapshots/describeChange.ts';
import { adoptUploads } from '../fields/adoptUploads.ts';
import { type Editing, present } from './changeBlocks.ts';
import { requireOwner } from '../drafts/owners.ts';
import { findTarget, insertAt, type Position, readPlace } from './placeBlock.ts';
import { prepareFields } from '../fields/prepareFields.ts';
import { refuseChange } from '../../platform/http/revisions.ts';

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
  const { context, editor, kind, lang } = editing;
  const { model } = kind.definition;
  await requireOwner(context.db, place);
  const name = slug ? requireSlug(slug) : `${model.replaceAll('_', '-')}-${randomBytes(6).toString('hex')}`;

  return changeDocument<PageBlock | RefusedAnswer>(context, editor, place, async ({ tx, revision }) => {
    const written = await prepareFields(kind.definition, fields, adoptUploads(context, tx, editor));
    const prepared = await keepLinks(context, tx, kind, written, lang);
    const target = findTarget(await readPlace(tx, place), position, null);
    await checkPlaces(tx, context.kinds, [{ model, place: await readPlaceName(tx, place.contentType, target.parentId) }]);
    const taken = await claimSlug(tx, name, place);
    if (taken) return { value: refuseChange('CONFLICT', await present(tx, taken, lang), TAKEN) };
    const row = {
      id: await nextBlockId(tx),
      ...ownerColumns(place),
      ...target,
      position: 0,
      slug: name,
      model,
      fields: { de: prepared, en: prepared },
      columns: columns?.map(({ classes }) => classes) ?? (WITH_COLUMNS.includes(model) ? WHOLE_WIDTH : []),
      marks: marksOfNew(lang, context.clock.now()),
      revision,
    };
    await tx.insert(workingBlocks).values(row);
    await insertAt(tx, place, row.id, target, position.position);
    const summary = describeChange(context.kinds, 'create', model, prepared, lang);
    return { value: await present(tx, row, lang), change: { action: 'create', summary } };
  });
}

const TAKEN = { field: 'slug', detail: 'there is a block of this name' };
