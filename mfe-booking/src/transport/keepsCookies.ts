const PROBE = 'cookies=1; path=/; SameSite=Lax';

/**
 * Whether this browser keeps cookies of this site, without which there is no cart. It is tried: Chromium
 * calls cookies enabled (`navigator.cookieEnabled`) where its visitor has blocked them.
 */
export function keepsCookies(): boolean {
  if (document.cookie !== '') return true;
  document.cookie = `${PROBE}; max-age=5`;
  const isKept = document.cookie !== '';
  document.cookie = `${PROBE}; max-age=0`;
  return isKept;
}
