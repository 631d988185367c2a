import type { Localised } from '@spielplan/shared-contracts/i18n';
import { paths, slugify } from '@spielplan/shared-contracts/routes';
import { type NumberedProduction, PRODUCTIONS } from '../productions/index.ts';
import { t } from '../text.ts';
import { block, columns, type SeedPage } from '../block.ts';
import { headline, inDays, piece, posterOf } from './piece.ts';

/** Played in the weeks after any day on which the house is seeded. */
export const FEATURED = PRODUCTIONS.find(({ title }) => title.de === 'Antigone')!;
/** Each is shown as long as it hangs. */
const EXHIBITIONS = PRODUCTIONS.filter(({ family }) => family.type === 'exhibition');

function pathsOf({ id, title }: NumberedProduction): Localised {
  return t(
    paths.production({ lang: 'de', slug: slugify(title.de), id }),
    paths.production({ lang: 'en', slug: slugify(title.en), id }),
  );
}

/** The start page: what is on, why it is worth the way, and what to read about it. */
export const HOME: SeedPage = {
  key: 'home',
  path: t('', ''),
  title: t('Kulturmeile Altwasser', 'Kulturmeile Altwasser'),
  headline: t('Fünf Häuser, ein Fluss', 'Five houses, one river'),
  description: t(
    'Theater, Konzert, Kunst, Literatur und Werkhalle: das Programm der fünf Häuser am Fluss in Altwasser.',
    'Theatre, concerts, art, literature and the Works: the programme of the five houses on the river in Altwasser.',
  ),
  image: {
    poster: 'page-1',
    alt: t('Grafik: Kreise und Balken über einer Wasserlinie', 'Graphic: circles and bars above a waterline'),
  },
  modules: [
    piece('event_list', 'home-next-events', {
      headline: t('Als Nächstes', 'Next up'),
      date_from: null,
      date_to: null,
      filters: null,
      tag: null,
      children: [],
      items: 3,
    }),
    piece('full_teaser', 'home-featured', {
      preline: t('Neu auf dem Spielplan', 'New on the programme'),
      headline: FEATURED.title,
      subline: FEATURED.preline,
      text: FEATURED.subline,
      image: posterOf(FEATURED.title.de),
      link: pathsOf(FEATURED),
      link_text: t('Termine und Karten', 'Dates and tickets'),
      extra_class: 'cc02',
    }),
    headline('home-exhibitions-headline', t('Zurzeit zu sehen', 'On show now'), { preline: t('Ausstellungen', 'Exhibitions') }),
    piece('teaser_list', 'home-exhibitions', {
      children: EXHIBITIONS.map((production) => ({
        id: production.id,
        image: posterOf(production.title.de),
        preline: production.preline,
        headline: production.title,
        subline: production.subline,
        text: '',
        link_text: t('Zur Ausstellung', 'See the exhibition'),
        link: pathsOf(production),
        online_from: production.run && inDays(production.run[0]),
        online_to: production.run && inDays(production.run[1] + 1),
      })),
    }),
    piece('blog_teaser_list', 'home-stories', {
      headline: t('Lesen, bevor es dunkel wird', 'Read before the lights go down'),
      items: 1,
    }),
    block('hero_media', 'home-hero', (lang) => ({
      headline: t('Achthundert Meter Kultur', 'Eight hundred metres of culture')[lang],
      text: t(
        'Zwischen Wehr und Gerberviertel liegen achthundert Meter. Heute Abend ist auf jedem davon etwas los.',
        'Eight hundred metres lie between the weir and the tannery quarter. Tonight there is something on along every one of them.',
      )[lang],
      button_text: t('Zum Programm', 'See what’s on')[lang],
      button_link: paths.events({ lang }),
      sticky: false,
      image: {
        poster: 'page-1',
        alt: t('Grafik: Kreise und Balken über einer Wasserlinie', 'Graphic: circles and bars above a waterline')[lang],
      },
      video: null,
      online_from: null,
      online_to: null,
    })),
    columns(
      'home-house',
      [
        6,
        [
          block('headline', 'home-house-headline', (lang) => ({
            headline_level: 2,
            preline: t('Das Haus, das eine Straße ist', 'The house that is a street')[lang],
            content: t('Kommen Sie zu Fuß', 'Come on foot')[lang],
            subline: '',
            anchor: '',
          })),
          block('text', 'home-house-text', (lang) => ({
            content: t(
              '<p>Die Kulturmeile Altwasser ist kein Gebäude, sondern ein Weg. Er beginnt am <strong>Theater am Wehr</strong>, führt über die Mühlinsel zur Konzerthalle, am Alten Zollamt und am Fährhaus vorbei und endet in der Werkhalle im Gerberviertel.</p><p>Ein Ticket gilt am Tag der Vorstellung auch für den Uferbus. Wer lieber läuft, braucht elf Minuten, mit Blick auf die Schwäne dreizehn.</p>',
              '<p>The Kulturmeile Altwasser is not a building but a walk. It starts at the <strong>Theatre at the Weir</strong>, crosses Mill Island to the concert hall, passes the Old Customs House and the Ferry House and ends at the Works in the tannery quarter.</p><p>On the day of the performance your ticket is also valid on the riverside bus. On foot it takes eleven minutes, thirteen if you stop for the swans.</p>',
            )[lang],
            anchor: '',
            decrease_distance: false,
          })),
          block('link', 'home-house-link', (lang) => ({
            link_text: t('Besuch planen', 'Plan your visit')[lang],
            link: t('/de/besuch', '/en/visit')[lang],
            extra_class: '',
            sticky: false,
            anchor: '',
          })),
        ],
      ],
      [
        6,
        [
          block('image', 'home-house-image', (lang) => ({
            image: {
              poster: 'page-2',
              alt: t('Grafik: fünf Häuser als Farbflächen am Ufer', 'Graphic: five houses as fields of colour on the bank')[lang],
            },
            format: 'landscape',
            alias: t('Die fünf Häuser der Meile', 'The five houses of the mile')[lang],
            description: '',
          })),
        ],
      ],
    ),
  ],
};
