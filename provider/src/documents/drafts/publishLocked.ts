import { eq } from 'drizzle-orm';
import type { ChangeTopic } from '@spielplan/shared-contracts/api';
import type { ProviderContext } from '../../platform/context.ts';
import { pages } from '../../platform/database/schema/index.ts';
import { documents } from '../../platform/database/schema/working.ts';
import type { Queries } from '../../platform/database/Database.ts';
import { isDocument, type Place } from '../content/place.ts';
import { dropWorkingCopy, type LockedDocument, replacePublished } from './workingCopy.ts';

/** Which answers show what stands on a place; all of them where it is not named here. */
const COUNTED: Readonly<Record<string, readonly ChangeTopic[]>> = {
  page: ['pages'],
  site: ['pages'],
  event: ['pages', 'events'],
  production: ['pages', 'events'],
  series: ['pages', 'events'],
  article: ['pages', 'stories'],
  venue: ['pages', 'places'],
};

/** Makes the working state of a locked document the published one at `now` (epoch ms). */
export async function publishLocked(tx: Queries, document: LockedDocument, now: number): Promise<void> {
  const { place, row } = document;
  const publishedAt = new Date(now);
  if (row.hasDraft) {
    await replacePublished(tx, document);
    await dropWorkingCopy(tx, document);
  }
  if (document.page) {
    await tx.update(pages).set({ revision: row.revision, modified: publishedAt }).where(eq(pages.id, document.page.id));
  }
  const state = { publishedAt, isUnpublished: false };
  Object.assign(row, state);
  await tx.update(documents).set(state).where(isDocument(documents, place));
}

/** Tells everybody who keeps answers; to be called after the commit. */
export function tellOfPublishing({ changes }: ProviderContext, places: readonly Place[]): void {
  const isNamed = places.every(({ contentType }) => COUNTED[contentType]);
  const topics = new Set(places.flatMap(({ contentType }) => COUNTED[contentType] ?? []));
  if (places.some(({ hasFreedAddress }) => hasFreedAddress)) topics.add('settings');
  changes.changed('content', isNamed ? [...topics] : undefined);
}
