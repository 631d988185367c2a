import type { RedirectEntry } from '@spielplan/shared-contracts/api';
import type { RenderContext } from '../PageRequest.ts';
import { redirectTarget } from './redirectTarget.ts';

type RedirectLists = readonly (readonly RedirectEntry[])[];

const checked = new WeakMap<readonly RedirectEntry[], { lists: RedirectLists; usable: ReadonlyMap<string, string> }>();

/**
 * Targets by `redirectKey` of their old path; a later list wins. Entries that lead back to
 * themselves, at once or in a ring, and targets that are neither a path of this site nor a web
 * address, are left out and reported (R38).
 */
export function usableRedirects(
  lists: RedirectLists,
  { log, origin }: Pick<RenderContext, 'log' | 'origin'>,
): ReadonlyMap<string, string> {
  const last = lists.at(-1) ?? [];
  const known = checked.get(last);
  if (known && lists.every((list, index) => list === known.lists[index])) return known.usable;
  const all = new Map<string, string>();
  for (const { old_path: from, new_path: to } of lists.flat()) {
    const target = redirectTarget(to);
    if (target === null) log.warn('redirect.refused', { from, to });
    else all.set(redirectKey(from), target);
  }
  const usable = new Map<string, string>();
  for (const [from, to] of all) {
    if (leadsBack(all, from, origin)) log.warn('redirect.loop', { from, to });
    else usable.set(from, lastTarget(all, to, origin));
  }
  checked.set(last, { lists, usable });
  return usable;
}

/**
 * Where a target leads in the end, over entries that lead on: one
 * hop for the visitor. The query of the last one that has one stays.
 */
function lastTarget(all: ReadonlyMap<string, string>, to: string, origin: string): string {
  const target = URL.parse(to, origin);
  const next = target?.origin === new URL(origin).origin ? all.get(redirectKey(target.pathname)) : undefined;
  if (next === undefined || !target) return to;
  const isPlain = URL.parse(next, origin)?.search === '' && !next.includes('#');
  return lastTarget(all, isPlain ? next + target.search + target.hash : next, origin);
}

/**
 * What makes two paths the same entry of the list: their
 * letters, however encoded, and not a slash at the end.
 */
export function redirectKey(pathname: string): string {
  const path = pathname.replace(/(?<=[^/])\/$/, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function leadsBack(all: ReadonlyMap<string, string>, from: string, origin: string): boolean {
  const seen = new Set<string>();
  for (let at: string | undefined = from; at !== undefined;) {
    if (seen.has(at)) return true;
    seen.add(at);
    const target = URL.parse(all.get(at) ?? '', origin);
    // A target that differs in its query alone would meet the same entry again.
    at = all.has(at) && target?.origin === new URL(origin).origin ? redirectKey(target.pathname) : undefined;
  }
  return false;
}
