import type { Localised } from '@spielplan/shared-contracts/i18n';
import { paths } from '@spielplan/shared-contracts/routes';
import { t } from './text.ts';

/** A fragment of a page as it is written down. */
export interface SeedHtmlPart {
  slug: string;
  title: Localised;
  style: string;
  body: Localised;
}

const HOME = t('Zur Startseite', 'Go to the home page');
const PROGRAMME = t('Zum Programm', 'See the programme');
const SEARCH = t('Suchen', 'Search');
const STYLE =
  '.lost{display:grid;grid-template-columns:minmax(0,1fr);align-content:space-between;gap:2rem;min-block-size:80svh;padding:2rem var(--edge,1.25rem) clamp(2rem,6vw,5rem);overflow:hidden}' +
  '.lost .lost-figure{margin:0 0 0 -.03em;color:var(--accent);font-weight:800;font-size:clamp(9rem,46vw,40svh);line-height:.78;letter-spacing:-.045em;white-space:nowrap}' +
  '.lost h1{margin:0;max-inline-size:16ch;font-size:clamp(2.25rem,1.6rem + 2.9vw,4.5rem);line-height:1;letter-spacing:-.03em}' +
  '.lost p{max-inline-size:46ch;font-size:clamp(1.1875rem,1.1rem + .4vw,1.5rem);line-height:1.35}' +
  '.lost-steps{display:flex;flex-wrap:wrap;gap:.25rem 2rem}' +
  '.lost-steps a{display:inline-flex;align-items:center;min-block-size:2.75rem;color:inherit;font-weight:650;text-decoration-thickness:2px;text-underline-offset:.25em}';

/**
 * The house's own words for addresses that lead nowhere (any more). For
 * failures the site's own pages say more: a code, and a way to try again.
 */
export const HTML_PARTS: readonly SeedHtmlPart[] = [
  part(
    '404',
    t('Diese Seite konnte nicht gefunden werden', 'This page could not be found'),
    t(
      'Hier ist nur Wasser. Vielleicht ist die Vorstellung vorbei, vielleicht hat sich die Adresse verspielt.',
      'There is only water here. Perhaps the show is over, perhaps the address took a wrong turn.',
    ),
  ),
  part(
    '410',
    t('Abgespielt', 'No longer playing'),
    t(
      'Das hat es einmal gegeben. Was jetzt gespielt wird, steht im Programm.',
      'There was such a thing once. What is playing now is in the programme.',
    ),
  ),
];

function part(slug: string, title: Localised, text: Localised): SeedHtmlPart {
  const body = (lang: 'de' | 'en') =>
    `<section class="lost"><p class="lost-figure" aria-hidden="true">${slug}</p><div><h1>${title[lang]}</h1><p>${text[lang]}</p>` +
    `<p class="lost-steps"><a href="${paths.home({ lang })}">${HOME[lang]}</a> <a href="${paths.events({ lang })}">${PROGRAMME[lang]}</a> <a href="${paths.search({ lang })}">${SEARCH[lang]}</a></p></div></section>`;
  return { slug, title, style: STYLE, body: t(body('de'), body('en')) };
}
