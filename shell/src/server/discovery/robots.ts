/** What no search engine should ask for: answers for scripts, the cart, what only editors use. */
const NOT_FOR_ROBOTS = ['/_data/', '/pageeditor-api/', '/de/pageeditor-api/', '/en/pageeditor-api/', '/webshop/cart', '/cms-hub'];

/**
 * `robots.txt` by environment (R41): where robots are told `none` or `noindex`
 * everything is shut; otherwise the site is open and its sitemap named.
 */
export function renderRobots(robots: string, origin: string): string {
  if (/\b(?:none|noindex)\b/i.test(robots)) return 'User-agent: *\nDisallow: /\n';
  const rules = NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}\n`).join('');
  return `User-agent: *\n${rules}Allow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
