const TAG = /(?:W\/)?("[^"]*")/g;

/**
 * Tells whether `If-None-Match` names this tag, so that 304 is the answer (RFC
 * 9110, 13.1.2): a list of tags, compared weakly, or `*` for whatever there is.
 */
export function namesTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const wanted = opaque(etag);
  return Array.from(ifNoneMatch.matchAll(TAG), ([, tag]) => tag).includes(wanted);
}

function opaque(tag: string): string {
  return tag.replace(/^W\//, '');
}
