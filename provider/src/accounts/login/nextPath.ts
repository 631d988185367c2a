/**
 * Where to go after login or logout: a path of this site, else the fallback. An address of another
 * host never passes, in whichever way it is written: `//host`, `/\host`, `https:host`, with control
 * characters or tabs in between.
 */
export function safeNextPath(next: unknown, fallback: string): string {
  if (typeof next !== 'string' || next.length > 2_000 || !/^\/(?![/\\])[\x21-\x7e]*$/.test(next) || next.includes('\\'))
    return fallback;
  const base = 'http://site.invalid';
  try {
    const url = new URL(next, base);
    return url.origin === base && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : fallback;
  } catch {
    return fallback;
  }
}
