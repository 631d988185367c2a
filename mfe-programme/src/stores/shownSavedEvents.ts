import type { Host } from '@spielplan/shared-ui/host';
import { paths } from '@spielplan/shared-contracts/routes';
import { savedEventsSearch } from '../domain/savedEvents/savedEventsQuery.ts';
import type { SavedEventsView } from '../domain/savedEvents/savedEventsView.ts';
import { dataOf } from './dataOf.ts';

/**
 * Where a browser keeps what its saved events looked like
 * last; another number forgets what an older site kept.
 */
const keyOf = (lang: Host['lang']) => `spielplan.favourites.shown-2.${lang}`;

/**
 * What the saved events looked like when they were last loaded in
 * this language, for reading offline; null where nothing is kept.
 */
export function getShownSavedEvents(lang: Host['lang'], storage: () => Storage = () => localStorage): SavedEventsView | null {
  try {
    return JSON.parse(storage().getItem(keyOf(lang)) ?? 'null') as SavedEventsView | null; // Only this module writes it.
  } catch {
    return null;
  }
}

/**
 * Loads saved events by id through the shell and keeps what came. Rejects where
 * there is no answer, or one that belongs to another release of the site.
 */
export async function loadSavedEvents(
  { lang, loadPage }: Pick<Host, 'lang' | 'loadPage'>,
  ids: readonly number[],
  { signal, storage = () => localStorage }: { signal?: AbortSignal; storage?: () => Storage } = {},
): Promise<SavedEventsView> {
  const path = paths.favourites({ lang }) + savedEventsSearch(ids);
  const answer = await loadPage(path, { isUnasked: true, ...(signal && { signal }) });
  if (answer === null) throw new Error('The saved events come from another release.');
  const view = dataOf(answer, 'favourites') as SavedEventsView; // The same release set's loader made it.
  try {
    storage().setItem(keyOf(lang), JSON.stringify(view));
  } catch {
    // Full or forbidden: the page shows them all the same, only not offline.
  }
  return view;
}
