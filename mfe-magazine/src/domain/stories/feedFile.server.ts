import type { StorySummary } from '@spielplan/shared-contracts/api';
import { inHouseZone } from '@spielplan/shared-contracts/i18n/dates';
import type { Language } from '@spielplan/shared-contracts/i18n';

interface Feed {
  title: string;
  description: string;
  lang: Language;
  /** The public origin; paths below are of this site. */
  origin: string;
  /** The list it belongs to, and its own address. */
  page: string;
  self: string;
  stories: readonly StorySummary[];
}

/** A list of stories for feed readers (RSS 2.0); a story keeps its address as its identity. */
export function feedFile({ title, description, lang, origin, page, self, stories }: Feed): string {
  const newest = stories[0]?.published;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    element('title', title),
    element('link', origin + page),
    element('description', description),
    element('language', lang),
    `<atom:link href="${escapeXml(origin + self)}" rel="self" type="application/rss+xml"/>`,
    newest ? element('lastBuildDate', rfcDate(newest)) : '',
    ...stories.map((story) => item(story, origin)),
    '</channel></rss>\n',
  ].join('');
}

function item({ headline, link, intro, published, author, categories }: StorySummary, origin: string): string {
  return [
    '<item>',
    element('title', headline),
    element('link', origin + link),
    `<guid isPermaLink="true">${escapeXml(origin + link)}</guid>`,
    element('pubDate', rfcDate(published)),
    element('description', intro),
    author ? element('dc:creator', author) : '',
    ...categories.map(({ name }) => element('category', name)),
    '</item>',
  ].join('');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** RFC 822 with English names and the house's offset, as RSS wants it. */
function rfcDate(instant: string): string {
  return inHouseZone(instant).setLocale('en').toRFC2822();
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** XML knows no control characters but tab and line ends, not even escaped. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);
}
