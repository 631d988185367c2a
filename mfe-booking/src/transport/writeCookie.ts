interface CookieOptions {
  /** Seconds; 0 removes the cookie. */
  maxAge: number;
  /** Without it the cookie is for this host alone. */
  domain: string | null;
}

/** Writes a cookie for the whole site; `Secure` wherever the page came over https. */
export function writeCookie(name: string, value: string, { maxAge, domain }: CookieOptions): void {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'path=/', `max-age=${maxAge}`, 'SameSite=Lax'];
  if (domain) parts.push(`domain=${domain}`);
  if (location.protocol === 'https:') parts.push('Secure');
  document.cookie = parts.join('; ');
}
