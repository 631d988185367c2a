/**
 * Where a redirect may lead, ready for a header: a path of this site, or an http(s) address; `null`
 * for what a browser would read as something else (`//host`, `/\host`, `javascript:`).
 * Percent-encoding that is there already stays as it is.
 */
export function redirectTarget(to: string): string | null {
  const encoded = to.toWellFormed().replace(/[^\x21-\x7e]/gu, encodeURIComponent);
  if (/^\/(?![/\\])/.test(encoded)) return encoded;
  const url = URL.parse(encoded);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}
