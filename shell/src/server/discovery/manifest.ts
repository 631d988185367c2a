import type { SiteSettings } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { paths } from '@spielplan/shared-contracts/routes';
import { THEMES } from '@spielplan/shared-ui/tokens';

/** The web app manifest of one language, by the house's name and colours (W3C Web Application Manifest). */
export function renderManifest({ site_name: names, design }: SiteSettings, lang: Language): string {
  const { ground } = THEMES[design.theme];
  const home = paths.home({ lang });
  return JSON.stringify({
    id: home,
    name: names[lang],
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
