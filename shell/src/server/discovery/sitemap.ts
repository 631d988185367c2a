import { LANGUAGES, type Language } from '@spielplan/shared-contracts/i18n';
import type { Address } from '@spielplan/shared-contracts/api';
import { escapeText } from '../http/escape.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const SITEMAP = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const XHTML = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** A sitemap index (sitemaps.org protocol): where the parts are. */
export function renderSitemapIndex(origin: string, parts: readonly string[]): string {
  const entries = parts.map((path) => `<sitemap><loc>${escapeText(origin + path)}</loc></sitemap>`);
  return `${HEAD}\n<sitemapindex ${SITEMAP}>${entries.join('')}</sitemapindex>\n`;
}

/**
 * One part of the sitemap: an entry for each language a thing exists in, each with all of its
 * languages as alternates. The first stands for every other language, as in the pages' own heads;
 * what exists in one language has no alternates (R51), nor has a page in easy language (R73).
 */
export function renderSitemap(origin: string, addresses: readonly Address[], languages: readonly Language[] = LANGUAGES): string {
  return `${HEAD}\n<urlset ${SITEMAP} ${XHTML}>${addresses.map((address) => entriesOf(origin, address, languages)).join('')}</urlset>\n`;
}

interface Alternate {
  lang: string;
  path: string;
}

function entriesOf(origin: string, { urls, modified, is_easy: isEasy }: Address, languages: readonly Language[]): string {
  const known: Alternate[] = languages.flatMap((lang) => (urls[lang] === undefined ? [] : [{ lang, path: urls[lang] }]));
  const fallback = urls[languages[0]!];
  // Search engines know no tag for easy language: a twin would be a second page in German to them.
  const alternates =
    known.length < 2 || isEasy
      ? ''
      : [...known, ...(fallback === undefined ? [] : [{ lang: 'x-default', path: fallback }])]
          .map(
            ({ lang, path }) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeText(origin + encoded(path))}"/>`,
          )
          .join('');
  const changed = modified ? `<lastmod>${escapeText(modified)}</lastmod>` : '';
  return known.map(({ path }) => `<url><loc>${escapeText(origin + encoded(path))}</loc>${changed}${alternates}</url>`).join('');
}

/** Percent-encodes an address: the provider may send umlauts, a sitemap may not contain them. */
function encoded(path: string): string {
  return new URL(path, 'http://site.invalid').pathname;
}
