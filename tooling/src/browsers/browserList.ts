import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type {
  BrowserName,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
  SupportStatement,
} from '@mdn/browser-compat-data';
import browserslist from 'browserslist';
import { ROOT } from '../root.ts';

/** The oldest version of each browser on the list, by MDN's names. */
export type Minima = Readonly<Partial<Record<BrowserName, number>>>;

/**
 * MDN's names by those of browserslist. Its versions of
 * Chrome and Firefox for Android are those of the desktop.
 */
const NAMES: Readonly<Record<string, readonly BrowserName[]>> = {
  chrome: ['chrome', 'chrome_android'],
  edge: ['edge'],
  firefox: ['firefox', 'firefox_android'],
  safari: ['safari'],
  ios_saf: ['safari_ios'],
};

/** The query of the list, from the root's package.json. */
function readBrowserQuery(): string[] {
  return (JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8')) as { browserslist: string[] }).browserslist;
}

/** The oldest versions that the query names. */
export function findMinima(query: readonly string[] = readBrowserQuery()): Minima {
  const minima: Partial<Record<BrowserName, number>> = {};
  for (const [name = '', version = ''] of browserslist([...query]).map((entry) => entry.split(' ')))
    for (const browser of NAMES[name] ?? []) minima[browser] = Math.min(minima[browser] ?? Infinity, Number.parseFloat(version));
  return minima;
}

interface CompatTree {
  api: Identifier;
  css: Record<'at-rules' | 'properties' | 'selectors' | 'types', Identifier>;
  javascript: { builtins: Identifier };
}

/** MDN's data, by `require` because it is one large JSON file. */
export function readCompatData(): CompatTree {
  return createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatTree;
}

/**
 * The browsers of the list whose oldest version lacks
 * the feature, each with the version that brings it.
 */
export function findLacking({ support }: CompatStatement, minima: Minima): string[] {
  return (Object.entries(minima) as [BrowserName, number][])
    .filter(([browser, minimum]) => !(addedIn(support[browser]) <= minimum))
    .map(([browser]) => `${browser} ${addedIn(support[browser]) === Infinity ? 'never' : addedIn(support[browser])}`);
}

/**
 * The first version that has the feature under its name,
 * without a flag; one that lacks some of it counts.
 */
export function addedIn(statements: SupportStatement | undefined): number {
  const versions = [statements ?? []]
    .flat()
    .filter(isShipped)
    .map(({ version_added: added }) => parseVersion(added));
  return Math.min(Infinity, ...versions);
}

function isShipped({ flags, prefix, alternative_name: other, version_removed: removed }: SimpleSupportStatement): boolean {
  return !flags && !prefix && !other && !removed;
}

function parseVersion(added: SimpleSupportStatement['version_added']): number {
  return typeof added === 'string' && added !== 'preview' ? Number.parseFloat(added.replace('≤', '')) : Infinity;
}
