import { eq } from 'drizzle-orm';
import { designSettingsSchema } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { mayStandAt, placedKinds, placeName } from '@spielplan/shared-contracts/rules/field-rules';
import { settings } from '../../platform/database/schema/index.ts';
import { editedBlocks } from '../../platform/database/schema/working.ts';
import type { Kinds } from '../../platform/releases/kinds.ts';
import type { BlockRow } from './presentBlocks.ts';
import type { Queries } from '../../platform/database/Database.ts';

const storedDesignSchema = designSettingsSchema.pick({ editor_modules: true }).catch({});

interface Standing {
  model: string;
  /** Name of the place where it shall stand. */
  place: string;
  /** Name of the place it comes from. */
  from?: string | undefined;
}

/**
 * Refuses blocks where the design settings (`editor_modules`) do not offer their kind, by the rule of the
 * editor. Throws `INVALID_BODY` with the rule `notHere`.
 */
export async function checkPlaces(db: Queries, known: Kinds, blocks: readonly Standing[]): Promise<void> {
  const [row] = await db.select().from(settings).where(eq(settings.key, 'design'));
  const kinds = placedKinds(known.models(), storedDesignSchema.parse(row?.value).editor_modules);
  for (const { model, place, from } of blocks)
    if (!mayStandAt(kinds, model, place, from))
      throw new SpielplanError('INVALID_BODY', { field: 'parent', detail: `no ${model} at ${place}`, rule: 'notHere' });
}

/** The name of a place: the sort of the document, in a column the kind of the block around. */
export async function readPlaceName(db: Queries, contentType: string, parentId: BlockRow['parentId']): Promise<string> {
  if (parentId === null) return placeName(contentType, null);
  const [around] = await db.select({ model: editedBlocks.model }).from(editedBlocks).where(eq(editedBlocks.id, parentId));
  return placeName(contentType, around?.model ?? '');
}
