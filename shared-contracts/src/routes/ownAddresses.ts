import { WEBSHOP_PATHS } from './webshopPaths.ts';

/**
 * Where redirects of the house do not lead away from: the start pages, what accounts log in at and work on, the error
 * and offline pages, and what is no page at all. A rule there would lock out who could take it back.
 */
const OWN = [
  String.raw`/(?:de|en)?`,
  String.raw`/cms-hub(?:/.*)?`,
  String.raw`/(?:de|en)/(?:user|dashboard)(?:/.*)?`,
  String.raw`/(?:de|en)/(?:404|offline)`,
  String.raw`/(?:(?:de|en)/)?(?:api|pageeditor-api)(?:/.*)?`,
  String.raw`/(?:media|assets|remotes|health|_[^/]*)(?:/.*)?`,
  ...WEBSHOP_PATHS.map((path) => `${path}(?:/.*)?`),
];
const IS_OWN = new RegExp(`^(?:${OWN.join('|')})/*$`, 'i');

const IS_START = /^\/(?:de|en)?\/*$/i;

/** Stands for whatever site a path is read on. */
const BASE = 'http://site.invalid';

/** Whether a path belongs to the software itself, however it is encoded, so that no redirect is kept or followed there. */
export function isOwnAddress(path: string): boolean {
  return IS_OWN.test(pathnameOf(path));
}

/**
 * Whether a rule for this old address, with or without a query, is kept and followed. A start page is led away from only
 * where a query is named, as addresses of older systems have it (`/?p=123`): without one it stays in reach.
 */
export function isRuleAllowed(oldAddress: string): boolean {
  const [path = '', query = ''] = oldAddress.split(/[?#]/, 2);
  return !isOwnAddress(path) || (query !== '' && oldAddress[path.length] === '?' && IS_START.test(pathnameOf(path)));
}

function pathnameOf(path: string): string {
  let read = path;
  try {
    read = decodeURIComponent(path);
  } catch {
    // What cannot be decoded is compared as it is.
  }
  const address = read.replace(/^[/\\]+/, '/').replace(/[?#]/g, encodeURIComponent);
  // `URL.parse` is newer than the browsers in which editors write such paths.
  const pathname = URL.canParse(address, BASE) ? new URL(address, BASE).pathname : read;
  return pathname.replace(/\/{2,}/g, '/');
}
