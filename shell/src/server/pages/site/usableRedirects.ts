import type { RedirectEntry } from '@spielplan/shared-contracts/api';
import { readQuery } from '../../http/requestUrl.ts';
import type { RenderContext } from '../PageRequest.ts';
import { withOthers } from '../splitAddress.ts';
import { redirectTarget } from './redirectTarget.ts';
import { namesQuery, withoutKeys } from './ruleQuery.ts';

/** One entry of the list: with a query it fires for exactly these keys and values, without one for any. */
export interface RedirectRule {
  /** The query of the old address, its pairs in one order; empty without one. */
  query: string;
  to: string;
}

/** Rules by `redirectKey` of their old path; of each path those with the most pairs first. */
export type Redirects = ReadonlyMap<string, readonly RedirectRule[]>;

type RedirectLists = readonly (readonly RedirectEntry[])[];

const checked = new WeakMap<readonly RedirectEntry[], { lists: RedirectLists; usable: Redirects }>();

/**
 * The rules that can be followed; of two with one old address the later wins. Entries that lead back
 * to themselves, at once or in a ring, and targets that are neither a path of this site nor a web
 * address, are left out and reported (R38).
 */
export function usableRedirects(lists: RedirectLists, { log, origin }: Pick<RenderContext, 'log' | 'origin'>): Redirects {
  const last = lists.at(-1) ?? [];
  const known = checked.get(last);
  if (known && lists.every((list, index) => list === known.lists[index])) return known.usable;
  const all = new Map<string, RedirectRule[]>();
  for (const { old_path: from, new_path: to } of lists.flat()) {
    const target = redirectTarget(to);
    if (target === null) log.warn('redirect.refused', { from, to });
    else addRule(all, from, target);
  }
  const usable = new Map<string, RedirectRule[]>();
  for (const [path, rules] of all) {
    for (const rule of rules) {
      if (leadsBack(all, rule, origin))
        log.warn('redirect.loop', { from: rule.query ? `${path}?${rule.query}` : path, to: rule.to });
      else usable.set(path, [...(usable.get(path) ?? []), { ...rule, to: lastTarget(all, rule.to, origin) }]);
    }
  }
  checked.set(last, { lists, usable });
  return usable;
}

function addRule(all: Map<string, RedirectRule[]>, from: string, to: string): void {
  const [, path = '', asked = ''] = /^([^?#]*)(?:\?([^#]*))?/s.exec(from) ?? [];
  const pairs = readQuery(asked);
  pairs.sort();
  const query = pairs.toString();
  const key = redirectKey(path);
  const rules = [...(all.get(key) ?? []).filter((rule) => rule.query !== query), { query, to }];
  all.set(
    key,
    rules.toSorted((a, b) => readQuery(b.query).size - readQuery(a.query).size),
  );
}

/** The rule for an address, and what of its query (without the question mark) the rule does not name; null without one. */
export function findRedirect(redirects: Redirects, path: string, query: string): { rule: RedirectRule; others: string } | null {
  const rule = redirects.get(redirectKey(path))?.find((each) => namesQuery(each.query, query));
  return rule ? { rule, others: withoutKeys(query, rule.query) } : null;
}

/** The next target of a redirect, by the rule for it; null where there is none. */
function findNext(all: Redirects, to: string, origin: string): { rule: RedirectRule; others: string; hash: string } | null {
  const target = URL.parse(to, origin);
  if (!target || target.origin !== new URL(origin).origin) return null;
  const found = findRedirect(all, target.pathname, target.search.slice(1));
  return found && { ...found, hash: target.hash };
}

/** The final target of a chain of redirects, so that visitors make one hop. The query of the last rule that has one is kept. */
function lastTarget(all: Redirects, to: string, origin: string): string {
  const next = findNext(all, to, origin);
  return next ? lastTarget(all, leadOn(next, origin), origin) : to;
}

function leadOn({ rule, others, hash }: { rule: RedirectRule; others: string; hash: string }, origin: string): string {
  const isPlain = URL.parse(rule.to, origin)?.search === '' && !rule.to.includes('#');
  return isPlain ? rule.to + (others && `?${others}`) + hash : withOthers(rule.to, others);
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

function leadsBack(all: Redirects, from: RedirectRule, origin: string): boolean {
  const seen = new Set([from]);
  for (let next = findNext(all, from.to, origin); next; next = findNext(all, leadOn(next, origin), origin)) {
    if (seen.has(next.rule)) return true;
    seen.add(next.rule);
  }
  return false;
}
