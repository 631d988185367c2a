import type { SiteSettings } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { paths } from '@spielplan/shared-contracts/routes';
import { palettesFor } from '../brand/palettesFor.ts';

/** The number of characters that home screens show of a name (web.dev, web app manifest). */
const MAX_SHORT_CHARS = 12;

/**
 * The web app manifest of one language, by the house's
 * name and colours (W3C Web Application Manifest).
 */
export function renderManifest(settings: SiteSettings, lang: Language): string {
  const { site_name: names, design } = settings;
  const { ground } = palettesFor(settings)[design.theme];
  const home = paths.home({ lang });
  return JSON.stringify({
    id: home,
    name: names[lang],
    short_name: shortName(names[lang]),
    lang,
    dir: 'ltr',
    start_url: home,
    scope: '/',
    display: 'minimal-ui',
    background_color: ground,
    theme_color: ground,
    icons: [
      { src: '/assets/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/assets/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/assets/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/assets/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}

/** The whole words of a name that fit, at least the first. */
function shortName(name: string): string {
  const words = name.split(/\s+/);
  const fits = words.map((_, index) => words.slice(0, index + 1).join(' ')).filter((each) => each.length <= MAX_SHORT_CHARS);
  return fits.at(-1) ?? words[0] ?? name;
}
