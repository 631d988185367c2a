import { languagesOf } from '@spielplan/shared-contracts/i18n';
import type { ComposedAnswer } from '../PageOutcome.ts';
import { palettesFor } from '../../brand/palettesFor.ts';
import { MANIFESTS } from '../../discovery/createDiscovery.ts';
import { escapeAttribute, serializeForScript } from '../../http/escape.ts';
import { describePage } from './describePage.ts';
import { renderShareTags } from './renderShareTags.ts';
import { structuredDataOf, type HeadContext } from './structuredDataOf.ts';

/** The style sheet of easy language, which no other page loads. */
const EASY_SHEET = '/assets/easy.css';

/** What belongs to a page alone and what to every page of the site, for the head of a document. */
export function renderHead(answer: ComposedAnswer, renderContext: HeadContext): string {
  const { cartCookieDomain } = renderContext;
  const site = [link('manifest', MANIFESTS[answer.lang]), link('apple-touch-icon', '/assets/icons/apple-touch-icon.png')];
  if (cartCookieDomain) site.push(meta('name', 'spielplan:cart-domain', cartCookieDomain));
  if (answer.frame?.lang) site.push(link('stylesheet', EASY_SHEET));
  return renderPageTags(answer, renderContext) + site.join('') + (answer.siteTags ?? '');
}

/**
 * The tags of a page for search engines, social networks and browsers, made of its head, the release set and the public
 * origin. They are elements that `PAGE_TAGS` names, because a browser removes exactly those when it leaves the page.
 */
export function renderPageTags(answer: ComposedAnswer, renderContext: HeadContext): string {
  const { origin } = renderContext;
  const { head } = answer;
  const tags: string[] = [meta('name', 'robots', robotsOf(answer, renderContext))];
  const description = describePage(answer);
  if (description) tags.push(meta('name', 'description', description));
  if (answer.status === 200) {
    tags.push(link('canonical', origin + head.canonical));
    for (const [tag, path] of alternatesOf(answer))
      tags.push(`<link rel="alternate" hreflang="${tag}" href="${escapeAttribute(origin + path)}">`);
    if (head.feed)
      tags.push(
        `<link rel="alternate" type="application/rss+xml" title="${escapeAttribute(head.feed.title)}" href="${escapeAttribute(origin + head.feed.path)}">`,
      );
  }
  tags.push(renderShareTags(answer, origin), themeColors(answer));
  for (const data of structuredDataOf(answer, renderContext))
    tags.push(`<script type="application/ld+json">${serializeForScript(data)}</script>`);
  return tags.join('');
}

/**
 * The page in other languages, by the tag of each. A page and its twin in easy language say the same of
 * each other, or search engines believe neither (R73).
 */
function alternatesOf({ head, lang, languages, frame, twin }: ComposedAnswer): [tag: string, path: string][] {
  const offered = languagesOf(languages);
  const own = offered.flatMap((each): [string, string][] => {
    const path = head.alternates[each];
    return path === undefined ? [] : [[frame?.lang ? `${each}-simple` : each, path]];
  });
  if (frame?.lang) return twin?.original ? [...own, [lang, twin.original.href]] : own;
  const fallback = head.alternates[offered[0]!];
  if (fallback !== undefined && offered.length > 1) own.push(['x-default', fallback]);
  if (twin?.easy) own.push([`${lang}-simple`, twin.easy]);
  return own;
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
