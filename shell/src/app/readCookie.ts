/** The value of a cookie in `document.cookie`, decoded; `null` where there is none or it cannot be decoded. */
export function readCookie(cookies: string, name: string): string | null {
  const entry = cookies.split('; ').find((part) => part.startsWith(`${name}=`));
  if (!entry) return null;
  try {
    return decodeURIComponent(entry.slice(name.length + 1));
  } catch {
    return null;
  }
}

/** Tells whether a cookie is there, whatever its value. */
export function hasCookie(cookies: string, name: string): boolean {
  return cookies.split('; ').some((part) => part.startsWith(`${name}=`));
}
