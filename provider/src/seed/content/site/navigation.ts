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
  {
    name: t('Programm', 'Programme'),
    url: both(paths.events),
    children: [
      { name: t('Produktionen', 'Productions'), url: both(paths.productions) },
      { name: t('Reihen', 'Series'), url: t('/de/series', '/en/series') },
      { name: t('Häuser', 'Venues'), url: t('/de/venues', '/en/venues') },
    ],
  },
  { name: t('Ausstellungen', 'Exhibitions'), url: both(paths.exhibitions) },
  { name: t('Magazin', 'Magazine'), url: both(paths.magazine) },
  {
    name: t('Besuch', 'Visit'),
    url: t('/de/besuch', '/en/visit'),
    children: [
      { name: t('Kasse und Preise', 'Box office and prices'), url: t('/de/besuch', '/en/visit') },
      { name: t('Anfahrt', 'Getting here'), url: t('/de/besuch/anfahrt', '/en/visit/getting-here') },
      { name: t('Barrierefreiheit', 'Accessibility'), url: t('/de/besuch/barrierefreiheit', '/en/visit/accessibility') },
      { name: t('Gruppen', 'Groups'), url: t('/de/besuch/gruppen', '/en/visit/groups') },
      { name: t('Essen und Trinken', 'Food and drink'), url: t('/de/besuch/essen-und-trinken', '/en/visit/food-and-drink') },
      {
        name: t('Abos und Gutscheine', 'Subscriptions and vouchers'),
        url: t('/de/besuch/abos-und-gutscheine', '/en/visit/subscriptions-and-vouchers'),
      },
      { name: t('Vermittlung', 'Education'), url: t('/de/vermittlung', '/en/education') },
    ],
  },
  {
    name: t('Über uns', 'About us'),
    url: t('/de/ueber-uns', '/en/about'),
    hasTabNavigation: true,
    children: [
      { name: t('Die fünf Häuser', 'The five houses'), url: t('/de/ueber-uns/haeuser', '/en/about/houses') },
      { name: t('Die Spielzeit', 'The season'), url: t('/de/ueber-uns/spielzeit', '/en/about/season') },
      { name: t('Team', 'Team'), url: both(paths.team) },
      { name: t('Mediathek', 'Watch and listen'), url: t('/de/mediathek', '/en/watch-and-listen') },
      {
        name: t('Atelier am Wehr', 'Studio at the Weir'),
        url: t('/de/ueber-uns/atelier-am-wehr', '/en/about/studio-at-the-weir'),
      },
      { name: t('Freundeskreis', 'Friends'), url: t('/de/ueber-uns/freundeskreis', '/en/about/friends') },
      { name: t('Vermietung', 'Venue hire'), url: t('/de/ueber-uns/vermietung', '/en/about/venue-hire') },
      { name: t('Presse', 'Press'), url: t('/de/ueber-uns/presse', '/en/about/press') },
      { name: t('Offene Stellen', 'Jobs'), url: t('/de/ueber-uns/stellen', '/en/about/jobs') },
    ],
  },
];

export const SECONDARY_MENU: SeedNavItem[] = [
  { name: t('Anfahrt', 'Getting here'), url: t('/de/besuch/anfahrt', '/en/visit/getting-here') },
  { name: t('Barrierefreiheit', 'Accessibility'), url: t('/de/besuch/barrierefreiheit', '/en/visit/accessibility') },
  { name: t('Vermittlung', 'Education'), url: t('/de/vermittlung', '/en/education') },
  { name: t('Presse', 'Press'), url: t('/de/ueber-uns/presse', '/en/about/press') },
];

export const FOOTER: SeedNavItem[] = [
  { name: t('Impressum', 'Imprint'), url: both(paths.imprint) },
  { name: t('Datenschutz', 'Privacy'), url: both(paths.privacy) },
  { name: t('AGB', 'Terms'), url: both(paths.terms) },
  { name: t('Barrierefreiheit', 'Accessibility'), url: t('/de/besuch/barrierefreiheit', '/en/visit/accessibility') },
  { name: t('Presse', 'Press'), url: t('/de/ueber-uns/presse', '/en/about/press') },
  { name: t('Offene Stellen', 'Jobs'), url: t('/de/ueber-uns/stellen', '/en/about/jobs') },
  {
    name: t('Unser Ticketpartner', 'Our ticket partner'),
    url: t('https://tickets.altwasser.example/de', 'https://tickets.altwasser.example/en'),
  },
  {
    name: t('Hinweise geben', 'Whistleblower protection'),
    url: t('https://hinweise.altwasser.example/de', 'https://hinweise.altwasser.example/en'),
  },
  {
    name: t('Kultur am Fluss', 'Culture by the river'),
    url: t('https://kultur-am-fluss.example/de', 'https://kultur-am-fluss.example/en'),
  },
];

/**
 * Addresses of the old site that people still have
 * in their bookmarks; the oldest lead to an old one.
 */
export const REDIRECTS = [
  { lang: 'de', oldPath: '/de/spielplan', newPath: paths.events({ lang: 'de' }) },
  { lang: 'de', oldPath: '/de/termine', newPath: '/de/spielplan' },
  { lang: 'de', oldPath: '/de/kontakt', newPath: '/de/besuch' },
  { lang: 'de', oldPath: '/de/magazin', newPath: paths.magazine({ lang: 'de' }) },
  { lang: 'en', oldPath: '/en/whats-on', newPath: paths.events({ lang: 'en' }) },
  { lang: 'en', oldPath: '/en/dates', newPath: '/en/whats-on' },
  { lang: 'en', oldPath: '/en/contact', newPath: '/en/visit' },
  { lang: 'en', oldPath: '/en/magazine', newPath: paths.magazine({ lang: 'en' }) },
  { lang: 'de', oldPath: '/de/festival', newPath: '/de/festival-stromabwaerts' },
  { lang: 'en', oldPath: '/en/festival', newPath: '/en/downstream-festival' },
  { lang: 'de', oldPath: '/de/freunde', newPath: '/de/ueber-uns/freundeskreis' },
  { lang: 'en', oldPath: '/en/support-us', newPath: '/en/about/friends' },
] as const;
