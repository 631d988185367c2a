import { LANGUAGES } from '@spielplan/shared-contracts/i18n';
import type { PageAnswer } from '@spielplan/shared-contracts/remote';
import { escapeAttribute, serializeForScript } from './escape.ts';
import type { PageWorks } from './PageRequest.ts';
import { pageTitle } from './pageTitle.ts';

const LOCALES = { de: 'de_DE', en: 'en_GB' } as const;

/** What search engines and social networks read, from the page's head and the public origin. */
export function renderHead(
  answer: PageAnswer,
  { origin, robots, cartCookieDomain }: Pick<PageWorks, 'origin' | 'robots' | 'cartCookieDomain'>,
): string {
  const { head, lang } = answer;
  const tags: string[] = [meta('name', 'robots', head.robots ?? robots)];
  if (head.description) tags.push(meta('name', 'description', head.description));
  if (answer.status === 200) {
    tags.push(link('canonical', origin + head.canonical));
    for (const each of LANGUAGES) {
      const path = head.alternates[each];
      if (path !== undefined) tags.push(`<link rel="alternate" hreflang="${each}" href="${escapeAttribute(origin + path)}">`);
    }
    if (head.alternates.de !== undefined)
      tags.push(`<link rel="alternate" hreflang="x-default" href="${escapeAttribute(origin + head.alternates.de)}">`);
    if (head.feed)
      tags.push(
        `<link rel="alternate" type="application/rss+xml" title="${escapeAttribute(head.feed.title)}" href="${escapeAttribute(origin + head.feed.path)}">`,
      );
  }
  tags.push(
    meta('property', 'og:title', head.title || pageTitle(answer)),
    meta('property', 'og:type', head.ogType ?? 'website'),
    meta('property', 'og:url', origin + head.canonical),
    meta('property', 'og:site_name', answer.site.siteName),
    meta('property', 'og:locale', LOCALES[lang]),
  );
  if (head.description) tags.push(meta('property', 'og:description', head.description));
  if (head.ogImage) tags.push(meta('property', 'og:image', head.ogImage.startsWith('/') ? origin + head.ogImage : head.ogImage));
  if (cartCookieDomain) tags.push(meta('name', 'spielplan:cart-domain', cartCookieDomain));
  for (const data of head.structuredData ?? [])
    tags.push(`<script type="application/ld+json">${serializeForScript(data)}</script>`);
  return tags.join('');
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeAttribute(content)}">`;
}

function link(rel: string, href: string): string {
  return `<link rel="${rel}" href="${escapeAttribute(href)}">`;
}
