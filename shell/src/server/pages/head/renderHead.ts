import { languagesOf } from '@spielplan/shared-contracts/i18n';
import type { ComposedAnswer } from '../PageOutcome.ts';
import { palettesFor } from '../../brand/palettesFor.ts';
import { MANIFESTS } from '../../discovery/createDiscovery.ts';
import { escapeAttribute, serializeForScript } from '../../http/escape.ts';
import { describePage } from './describePage.ts';
import { renderShareTags } from './renderShareTags.ts';
import { structuredDataOf, type HeadContext } from './structuredDataOf.ts';

/** How easy language is set: a file of its own, which no other page asks for. */
const EASY_SHEET = '/assets/easy.css';

/** What belongs to a page alone and what to every page of the site, for the head of a document. */
export function renderHead(answer: ComposedAnswer, renderContext: HeadContext): string {
  const { cartCookieDomain } = renderContext;
  const site = [link('manifest', MANIFESTS[answer.lang]), link('apple-touch-icon', '/assets/icons/apple-touch-icon.png')];
  if (cartCookieDomain) site.push(meta('name', 'spielplan:cart-domain', cartCookieDomain));
  return renderPageTags(answer, renderContext) + site.join('') + (answer.siteTags ?? '');
}

/**
 * What search engines, social networks and browsers read of a page, from its head, the release set
 * and the public origin: nothing but elements that `PAGE_TAGS` names, since a browser takes those
 * away when it leaves the page.
 */
export function renderPageTags(answer: ComposedAnswer, renderContext: HeadContext): string {
  const { origin } = renderContext;
  const { head } = answer;
  const tags: string[] = [meta('name', 'robots', robotsOf(answer, renderContext))];
  const description = describePage(answer);
  if (description) tags.push(meta('name', 'description', description));
  if (answer.status === 200) {
    tags.push(link('canonical', origin + head.canonical));
    for (const each of languagesOf(answer.languages)) {
      const path = head.alternates[each];
      if (path !== undefined) tags.push(`<link rel="alternate" hreflang="${each}" href="${escapeAttribute(origin + path)}">`);
    }
    const fallback = head.alternates[languagesOf(answer.languages)[0]!];
    if (fallback !== undefined && languagesOf(answer.languages).length > 1)
      tags.push(`<link rel="alternate" hreflang="x-default" href="${escapeAttribute(origin + fallback)}">`);
    if (answer.twin?.easy)
      tags.push(`<link rel="alternate" hreflang="${answer.lang}-simple" href="${escapeAttribute(origin + answer.twin.easy)}">`);
    if (head.feed)
      tags.push(
        `<link rel="alternate" type="application/rss+xml" title="${escapeAttribute(head.feed.title)}" href="${escapeAttribute(origin + head.feed.path)}">`,
      );
  }
  if (answer.frame?.lang) tags.push(link('stylesheet', EASY_SHEET));
  tags.push(renderShareTags(answer, origin), themeColors(answer));
  for (const data of structuredDataOf(answer, renderContext))
    tags.push(`<script type="application/ld+json">${serializeForScript(data)}</script>`);
  return tags.join('');
}

/** R41: the environment decides. A page may ask for less than it allows, never for more. */
function robotsOf({ head }: ComposedAnswer, { robots }: HeadContext): string {
  return /\b(?:none|noindex)\b/i.test(robots) ? robots : (head.robots ?? robots);
}

/** The browser's own frame in the page's colour; paper follows a dark system. */
function themeColors({ site: { theme }, brand }: ComposedAnswer): string {
  const palettes = brand?.palettes ?? palettesFor({});
  if (theme !== 'cc01') return meta('name', 'theme-color', palettes[theme].ground);
  return (
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${palettes.cc01.ground}">` +
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${palettes.dark.ground}">`
  );
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeAttribute(content)}">`;
}

function link(rel: string, href: string): string {
  return `<link rel="${rel}" href="${escapeAttribute(href)}">`;
}
