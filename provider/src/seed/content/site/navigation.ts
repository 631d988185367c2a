import type { Localised } from '@spielplan/shared-contracts/i18n';
import { paths } from '@spielplan/shared-contracts/routes';
import { t } from '../text.ts';

/** An entry of a menu as it is written down. */
export interface SeedNavItem {
  name: Localised;
  url: Localised;
  children?: SeedNavItem[];
  hasTabNavigation?: boolean;
}

const both = (path: (target: { lang: 'de' | 'en' }) => string): Localised => t(path({ lang: 'de' }), path({ lang: 'en' }));

export const MENU: SeedNavItem[] = [
  { name: t('Programm', 'Programme'), url: both(paths.events) },
  { name: t('Magazin', 'Magazine'), url: both(paths.magazine) },
  {
    name: t('Besuch', 'Visit'),
    url: t('/de/besuch', '/en/visit'),
    children: [
      { name: t('Kasse und Preise', 'Box office and prices'), url: t('/de/besuch', '/en/visit') },
      { name: t('Anfahrt', 'Getting here'), url: t('/de/besuch/anfahrt', '/en/visit/getting-here') },
      { name: t('Barrierefreiheit', 'Accessibility'), url: t('/de/besuch/barrierefreiheit', '/en/visit/accessibility') },
    ],
  },
  { name: t('Über uns', 'About us'), url: t('/de/ueber-uns', '/en/about') },
];

export const SECONDARY_MENU: SeedNavItem[] = [
  { name: t('Anfahrt', 'Getting here'), url: t('/de/besuch/anfahrt', '/en/visit/getting-here') },
  { name: t('Barrierefreiheit', 'Accessibility'), url: t('/de/besuch/barrierefreiheit', '/en/visit/accessibility') },
];

export const FOOTER: SeedNavItem[] = [
  { name: t('Impressum', 'Imprint'), url: both(paths.imprint) },
  { name: t('Datenschutz', 'Privacy'), url: both(paths.privacy) },
  { name: t('AGB', 'Terms'), url: both(paths.terms) },
  { name: t('Barrierefreiheit', 'Accessibility'), url: t('/de/besuch/barrierefreiheit', '/en/visit/accessibility') },
];

/** Addresses of the old site that people still have in their bookmarks. */
export const REDIRECTS = [
  { lang: 'de', oldPath: '/de/spielplan', newPath: paths.events({ lang: 'de' }) },
  { lang: 'de', oldPath: '/de/kontakt', newPath: '/de/besuch' },
  { lang: 'de', oldPath: '/de/magazin', newPath: paths.magazine({ lang: 'de' }) },
  { lang: 'en', oldPath: '/en/whats-on', newPath: paths.events({ lang: 'en' }) },
  { lang: 'en', oldPath: '/en/contact', newPath: '/en/visit' },
  { lang: 'en', oldPath: '/en/magazine', newPath: paths.magazine({ lang: 'en' }) },
] as const;
