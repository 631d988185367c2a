import type { ProviderContext } from '../../platform/context.ts';
import { documents } from '../../platform/database/schema/working.ts';
import type { EditorRow } from '../../accounts/index.ts';
import type { PageRow } from '../content/presentPage.ts';
import type { Queries } from '../../platform/database/Database.ts';
import { isDocument, isSamePlace, type Place } from '../content/place.ts';
import { publishLocked, tellOfPublishing } from '../drafts/publishLocked.ts';
import { readPublishing } from '../../platform/settings/readPublishing.ts';
import { type Change, keepFirstStates, keepVersion } from '../snapshots/keepVersion.ts';
import { dropWorkingCopy, type LockedDocument, lockDocument, openWorkingCopy } from '../drafts/workingCopy.ts';

export interface ChangeOnDocuments {
  tx: Queries;
  /** The revision that whatever is changed now gets; higher than any that was there before. */
  revision: number;
  /** The revision that each document had, in the order in which they were named. */
  formerRevisions: readonly number[];
  /** The page with its working texts; null where the first document is none. */
  page: PageRow | null;
}

/** How a change ended: what to answer, and what to write down of it where something was changed. */
export interface ChangeResult<T> {
  value: T;
  change?: Change;
}

/**
 * Makes one change to the working state of documents, all or nothing, one editor after the other: anyone who comes second sees what the
 * first one left. It becomes part of a version, and where publishing is direct it is live at once. Throws `NOT_FOUND` for a page that is gone.
 */
export async function changeDocuments<T>(
  context: ProviderContext,
  editor: EditorRow,
  places: readonly Place[],
  work: (on: ChangeOnDocuments) => Promise<ChangeResult<T>>,
): Promise<T> {
  const published: Place[] = [];
  const value = await context.db.transaction(async (tx) => {
    published.length = 0;
    const isDirect = (await readPublishing(tx, context)) === 'direct';
    const locked = await lockAll(tx, places);
    const made = new Set<LockedDocument>();
    for (const document of locked) if (await openWorkingCopy(tx, document)) made.add(document);
    const named = places.map((place) => locked.find((document) => isSamePlace(document.place, place)));
    const formerRevisions = named.map((document) => document?.row.revision ?? 0);
    const revision = Math.max(0, ...formerRevisions) + 1;
    const first = await keepFirstStates(tx, context, locked);
    const result = await work({ tx, revision, formerRevisions, page: named[0]?.page ?? null });
    for (const document of locked) {
      if (!result.change) {
        if (made.has(document)) await dropWorkingCopy(tx, document);
        continue;
      }
      await first.insert(document);
      document.row.revision = revision;
      await tx.update(documents).set({ revision }).where(isDocument(documents, document.place));
      const isLive = isDirect && !document.row.isUnpublished;
      const now = context.clock.now();
      const kind = isLive ? 'published' : 'automatic';
      await keepVersion(tx, document, { kind, isLiveSave: isLive, editor, now, ...result.change });
      if (!isLive) continue;
      await publishLocked(tx, document, now);
      published.push(document.place);
    }
    return result.value;
  });
  if (published.length > 0) tellOfPublishing(context, published);
  return value;
}

/** The same for one document. */
export function changeDocument<T>(
  context: ProviderContext,
  editor: EditorRow,
  place: Place,
  work: (on: ChangeOnDocuments) => Promise<ChangeResult<T>>,
): Promise<T> {
  return changeDocuments(context, editor, [place], work);
}

/** Locks each of them once, in one order, so that no two changes wait for each other. */
export async function lockAll(tx: Queries, places: readonly Place[]): Promise<LockedDocument[]> {
  const once = places.filter((place, index) => places.findIndex((other) => isSamePlace(place, other)) === index);
  const inOrder = once.toSorted((a, b) => a.contentType.localeCompare(b.contentType) || a.objectId - b.objectId);
  const locked: LockedDocument[] = [];
  for (const place of inOrder) locked.push(await lockDocument(tx, place));
  return locked;
}
