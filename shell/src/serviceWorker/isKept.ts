import { LINKED_PATTERNS, parsePath, type LinkedRoute } from '@spielplan/shared-contracts/routes';

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
