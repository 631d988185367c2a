import { paths, slugify } from '@spielplan/shared-contracts/routes';
import { STORIES } from '../stories/index.ts';
import { t } from '../text.ts';
import { block, columns, type SeedPage } from '../block.ts';

const TEASER_STORIES = [1, 2, 3];

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
    block('hero_media', 'home-hero', (lang) => ({
      headline: t('Fünf Häuser, ein Fluss', 'Five houses, one river')[lang],
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
    block('headline', 'home-next-headline', (lang) => ({
      headline_level: 2,
      preline: t('Heute und die nächsten Tage', 'Today and the days ahead')[lang],
      content: t('Gleich', 'Next up')[lang],
      subline: '',
      anchor: '',
    })),
    block('event_list', 'home-next-events', () => ({
      date_from: null,
      date_to: null,
      filters: 'next_3_days',
      tag: null,
      children: [],
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
    block('headline', 'home-stories-headline', (lang) => ({
      headline_level: 2,
      preline: t('Magazin', 'Magazine')[lang],
      content: t('Lesen, bevor es dunkel wird', 'Read before the lights go down')[lang],
      subline: '',
      anchor: '',
    })),
    block('teaser_list', 'home-stories', (lang) => ({
      children: TEASER_STORIES.flatMap((id) => {
        const story = STORIES[id - 1];
        if (!story) return [];
        return [
          {
            id,
            image: { poster: `article-${id}`, alt: story.imageAlt[lang] },
            preline: story.preline[lang],
            headline: story.headline[lang],
            subline: '',
            text: story.intro[lang],
            link_text: t('Weiterlesen', 'Read on')[lang],
            link: paths.article({ lang, slug: slugify(story.headline[lang]), id }),
            online_from: null,
            online_to: null,
          },
        ];
      }),
    })),
    block('quote', 'home-quote', (lang) => ({
      content: t(
        'Man kommt wegen des Konzerts und bleibt wegen des Ufers.',
        'You come for the concert and stay for the riverbank.',
      )[lang],
      author: t('Aus dem Gästebuch der Konzerthalle', 'From the concert hall’s guest book')[lang],
    })),
  ],
};
