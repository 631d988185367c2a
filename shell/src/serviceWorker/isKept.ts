import { LINKED_PATTERNS, parsePath, type LinkedRoute } from '@spielplan/shared-contracts/routes';
import type { SeasonRequest } from '@spielplan/shared-contracts/storage';

/**
 * Pages that stay readable without a connection: the programme.
 * Nothing of accounts, forms, search or the webshop.
 */
const OFFLINE_ROUTES: readonly LinkedRoute[] = [
  'home',
  'events',
  'event',
  'productions',
  'production',
  'exhibitions',
  'venue',
  'series',
  'favourites',
];

/**
 * Whether a page of this site is kept for reading
 * offline. Pages under edit and older versions are not.
 */
export function isKept({ pathname, searchParams }: URL): boolean {
  if (searchParams.has('v') || searchParams.has('edit') || searchParams.has('at')) return false;
  return OFFLINE_ROUTES.some((name) =>
    Object.values(LINKED_PATTERNS[name]).some((pattern) => parsePath(pattern, pathname) !== null),
  );
}

/** Files whose address names their content; they are served from memory for ever. */
export function isImmutable(pathname: string): boolean {
  return /^\/(?:assets\/(?:fonts\/|.*\.[0-9a-f]{10}\.js$)|remotes\/)/.test(pathname);
}

/** Reads what a page asks of the kept season; null where it asks for something else, or for what is not this site's. */
export function parseSeasonRequest(data: unknown): SeasonRequest | null {
  const { season, address } = (data ?? {}) as Partial<Record<keyof SeasonRequest, unknown>>;
  if (season !== 'keep' && season !== 'again' && season !== 'remove') return null;
  return typeof address === 'string' && /^\/[\w/-]+\.json$/.test(address) && !address.startsWith('//')
    ? { season, address }
    : null;
}
