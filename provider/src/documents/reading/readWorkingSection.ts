import { eq } from 'drizzle-orm';
import type { PageBlock } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { ProviderContext } from '../../platform/context.ts';
import { editedBlocks } from '../../platform/database/schema/working.ts';
import { presentBlock } from '../content/presentBlocks.ts';
import { isPreviewOf, type Reader } from '../readers/readerOf.ts';
import { visibleBlocks } from '../content/visibleBlocks.ts';
import { placeOf } from '../content/place.ts';
import { readEditedTrees } from '../drafts/readEdited.ts';
import { readPlannedContent } from './readShown.ts';

/** A section as editors work on it, by its slug. Throws `NOT_FOUND`. */
export async function readWorkingSection({ db }: ProviderContext, slug: string, lang: Language): Promise<PageBlock> {
  const [row] = await db.select().from(editedBlocks).where(eq(editedBlocks.slug, slug));
  if (!row) throw new SpielplanError('NOT_FOUND', { detail: 'no such section' });
  return presentBlock(await readEditedTrees(db, [row.id]), row, lang);
}

/** A section as it is in the version that is planned; null where it is in none. */
async function readPlannedSection({ db }: ProviderContext, slug: string, reader: Reader): Promise<PageBlock | null> {
  for (const place of reader.planned) {
    const rows = (await readPlannedContent(db, reader, place))?.modules ?? [];
    const row = rows.find((block) => block.slug === slug);
    if (row) return presentBlock(rows, row, reader.lang);
  }
  return null;
}

/** A section in its working state, where the reader may see that of its document. */
async function readSharedSection(context: ProviderContext, slug: string, reader: Reader): Promise<PageBlock | null> {
  const [row] = await context.db.select().from(editedBlocks).where(eq(editedBlocks.slug, slug));
  if (!row) return null;
  const { contentType, objectId } = placeOf(row);
  return isPreviewOf(reader, contentType, objectId) ? readWorkingSection(context, slug, reader.lang) : null;
}

/**
 * A section as visitors would see it if its document were published now, for the preview link of that document; null for
 * every other section and reader. Throws `NOT_FOUND` where its time is not now.
 */
export async function readPreviewedSection(context: ProviderContext, slug: string, reader: Reader): Promise<PageBlock | null> {
  if (!reader.preview && reader.planned.length === 0) return null;
  const whole = (await readPlannedSection(context, slug, reader)) ?? (await readSharedSection(context, slug, reader));
  if (!whole) return null;
  const [section] = visibleBlocks([whole], context.clock.now()).modules;
  if (!section) throw new SpielplanError('NOT_FOUND', { detail: 'no such section' });
  return { ...section, valid_until: null };
}
