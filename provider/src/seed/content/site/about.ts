import { paths } from '@spielplan/shared-contracts/routes';
import { t } from '../text.ts';
import { block, columns, type SeedPage } from '../block.ts';
import { PARTNERS } from './partners.ts';
import { drawn, piece } from './piece.ts';

const text = (slug: string, de: string, en: string) =>
  block('text', slug, (lang) => ({ content: t(de, en)[lang], anchor: '', decrease_distance: false }));

/** The houses themselves, a page that only editors see yet, and the head of the programme. */
export const ABOUT_PAGES: SeedPage[] = [
  {
    key: 'about',
    path: t('ueber-uns', 'about'),
    title: t('Über uns', 'About us'),
    headline: t('Ein Haus mit fünf Türen', 'One house with five doors'),
    description: t(
      'Wie aus fünf Häusern an einem Fluss die Kulturmeile Altwasser wurde.',
      'How five houses on a river became the Kulturmeile Altwasser.',
    ),
    theme: 'cc02',
    image: {
      poster: 'page-2',
      alt: t('Grafik: fünf Häuser als Farbflächen am Ufer', 'Graphic: five houses as fields of colour on the bank'),
    },
    modules: [
      block('headline', 'about-headline', (lang) => ({
        headline_level: 2,
        preline: t('Seit 1958, 1971, 1994, 2003 und 2019', 'Since 1958, 1971, 1994, 2003 and 2019')[lang],
        content: t('Fünf Jahrgänge, eine Adresse', 'Five vintages, one address')[lang],
        subline: '',
        anchor: '',
      })),
      columns(
        'about-columns',
        [
          6,
          [
            text(
              'about-text',
              '<p>Zuerst war das Theater da, dann kam die Konzerthalle auf die Mühlinsel. Das Zollamt wurde Kunsthaus, das Fährhaus bekam Bücher, und als die letzte Gerberei schloss, blieb die Werkhalle offen. Lange arbeitete jedes Haus für sich, mit eigener Kasse und eigenem Vorhang.</p><p>Heute teilen sich die fünf ein Programm, eine Werkstatt, eine Kasse und einen Fluss. Was geblieben ist, sind die Eigenheiten: Im Theater wird geklingelt, in der Halle gegongt, und im Fährhaus löscht jemand von Hand das Licht.</p>',
              '<p>First there was the theatre, then the concert hall came to Mill Island. The customs house became a gallery, the ferry house filled with books, and when the last tannery closed, the Works stayed open. For a long time each house worked alone, with its own till and its own curtain.</p><p>Today the five share a programme, a workshop, a box office and a river. What has remained are the habits: the theatre rings a bell, the hall strikes a gong, and in the Ferry House someone turns off the light by hand.</p>',
            ),
          ],
        ],
        [
          6,
          [
            block('image', 'about-image', (lang) => ({
              image: { poster: 'page-4', alt: t('Grafik: fünf Bögen einer Brücke', 'Graphic: five arches of a bridge')[lang] },
              format: 'landscape',
              alias: t('Fünf Bögen hatte die alte Brücke', 'The old bridge had five arches')[lang],
              description: '',
            })),
          ],
        ],
      ),
      block('quote', 'about-quote', (lang) => ({
        content: t(
          'Ein Spielplan ist ein Versprechen an Leute, die man noch nicht kennt.',
          'A programme is a promise to people you have not met yet.',
        )[lang],
        author: t('Leitsatz der Dramaturgie', 'Motto of the dramaturgy department')[lang],
      })),
      block('link', 'about-link', (lang) => ({
        link_text: t('Zum Programm', 'See what’s on')[lang],
        link: paths.events({ lang }),
        extra_class: '',
        sticky: false,
        anchor: '',
      })),
      piece('full_teaser', 'about-festival', {
        image: drawn('page-11', 'Grafik: ein Mond über vier Wellen', 'Graphic: a moon above four waves'),
        preline: t('Festival', 'Festival'),
        headline: t('Stromabwärts', 'Downstream'),
        subline: t('Zehn Tage, fünf Häuser, ein Floß mit Flügel', 'Ten days, five houses and a raft with a grand piano'),
        text: t(
          '<p>Jeden Abend ein Haus weiter, vom Wehr bis ins Gerberviertel: vierzehn Uraufführungen und viel Wasser dazwischen.</p>',
          '<p>One house further each night, from the weir to the tannery quarter: fourteen premieres and plenty of water in between.</p>',
        ),
        link: t('/de/festival-stromabwaerts', '/en/downstream-festival'),
        link_text: t('Zum Festival', 'To the festival'),
        extra_class: '',
      }),
      piece('logo_list', 'about-partners', { headline: t('Gefördert von', 'Supported by'), children: PARTNERS }),
    ],
  },
  {
    key: 'programme',
    path: t('programm/veranstaltungen', 'program/events'),
    title: t('Programm', 'Programme'),
    headline: t('Was läuft am Fluss', 'What’s on by the river'),
    description: t('Alle Veranstaltungen der fünf Häuser, Tag für Tag.', 'All events of the five houses, day by day.'),
    modules: [],
  },
  {
    key: 'summer-festival',
    path: t('sommerfest', 'summer-festival'),
    title: t('Sommerfest', 'Summer festival'),
    headline: t('Eine Nacht, fünf Häuser', 'One night, five houses'),
    description: t(
      'Das Sommerfest der Kulturmeile: noch in Vorbereitung.',
      'The summer festival of the Kulturmeile: still in preparation.',
    ),
    isOffline: true,
    modules: [
      text(
        'summer-text',
        '<p>In der kürzesten Nacht des Jahres spielen alle fünf Häuser gleichzeitig. Das Programm erscheint im Frühjahr.</p>',
        '<p>On the shortest night of the year all five houses play at once. The programme will be out in spring.</p>',
      ),
    ],
  },
];
