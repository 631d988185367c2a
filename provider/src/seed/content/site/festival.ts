import { t } from '../text.ts';
import { EVENT_TAGS, idOf } from '../options.ts';
import { RIVER_FILM } from './houseMedia.ts';
import { columns, type SeedPage } from '../block.ts';
import { button, drawn, headline, inDays, piece, posterOf, prose, section } from './piece.ts';

/** Its first and last day, counted from the day of the seed. */
export const FESTIVAL_DAYS = { first: 12, last: 21 } as const;
/** The first day of its second half: a list of events shows no more than those of five days. */
const SECOND_HALF = 17;

/**
 * The festival of the coming weeks: a page that stands
 * alone, and the first thing its posters lead to.
 */
export const FESTIVAL: SeedPage = {
  key: 'festival',
  path: t('festival-stromabwaerts', 'downstream-festival'),
  title: t('Festival Stromabwärts', 'Downstream Festival'),
  headline: t('Stromabwärts', 'Downstream'),
  description: t(
    'Zehn Tage Musik, Tanz und Bilder entlang des Flusses, vom Wehr bis ins Gerberviertel.',
    'Ten days of music, dance and images along the river, from the weir to the tannery quarter.',
  ),
  theme: 'cc02',
  image: drawn('page-11', 'Grafik: ein Mond über vier Wellen', 'Graphic: a moon above four waves'),
  isLandingPage: true,
  modules: [
    piece('hero_media', 'festival-hero', {
      headline: t('Zehn Tage stromabwärts', 'Ten days downstream'),
      text: t(
        '<p>Fünf Häuser, zehn Abende und ein Floß mit Flügel.</p>',
        '<p>Five houses, ten evenings and a raft with a grand piano.</p>',
      ),
      button_text: t('Zu den Terminen', 'See the dates'),
      button_link: '#festival-dates',
      sticky: true,
      image: drawn('page-11', 'Grafik: ein Mond über vier Wellen', 'Graphic: a moon above four waves'),
      video: RIVER_FILM,
      online_from: inDays(-30),
      online_to: null,
    }),
    piece('anchor_list', 'festival-anchors', {
      extra_class: 'slider',
      sticky: true,
      children: [
        anchor('#festival-idea', t('Worum es geht', 'The idea'), true),
        anchor('#festival-dates', t('Termine', 'Dates'), true),
        anchor('#festival-watch', t('Sehen und hören', 'Watch and listen')),
        anchor('#festival-questions', t('Fragen', 'Questions')),
      ],
    }),
    headline('festival-idea', t('Ein Fluss ist auch nur ein langer Saal', 'A river is only a very long hall'), {
      preline: t('Worum es geht', 'The idea'),
    }),
    columns(
      'festival-idea-columns',
      [
        3,
        [
          piece('anchor_item', 'festival-passes', {
            link_url: '#festival-questions',
            link_text: t('Was kostet der Festivalpass?', 'How much is the festival pass?'),
            link_open_in_new_window: false,
            sticky: false,
          }),
        ],
      ],
      [
        6,
        [
          prose(
            'festival-idea-text',
            '<p>Das Festival beginnt am Wehr und endet dort, wo der Fluss die Stadt verlässt. Wer mag, geht jeden Abend ein Haus weiter: vom Kammerspiel zur Symphonie, von der Lesung zum Maschinenraum.</p><p>Zwischen den Häusern spielen Bläser auf Booten, und die Schwäne sind eingeweiht.</p>',
            '<p>The festival begins at the weir and ends where the river leaves the town. If you like, move on by one house each night: from chamber play to symphony, from reading to engine room.</p><p>Between the houses brass players perform on boats, and the swans have been informed.</p>',
          ),
        ],
      ],
      [
        3,
        [
          piece('quote', 'festival-quote', {
            content: t(
              'Am dritten Abend wusste ich nicht mehr, ob das Rauschen im Stück stand.',
              'By the third night I could no longer tell whether the rushing was in the score.',
            ),
            author: t('Eine Besucherin im letzten Jahr', 'A visitor last year'),
          }),
        ],
      ],
    ),
    headline('festival-dates', t('Termine', 'Dates')),
    evenings('festival-events', t('Die ersten fünf Abende', 'The first five evenings'), FESTIVAL_DAYS.first, SECOND_HALF - 1),
    evenings('festival-events-2', t('Die letzten fünf Abende', 'The last five evenings'), SECOND_HALF, FESTIVAL_DAYS.last),
    section(
      'festival-watch-section',
      {
        extra_class: 'wide',
        image: drawn('series-7', 'Grafik: Wege zwischen fünf Häusern', 'Graphic: paths between five houses'),
      },
      [
        12,
        [
          headline('festival-watch', t('Sehen und hören', 'Watch and listen')),
          piece('video_list', 'festival-videos', {
            headline: t('Stromabwärts in bewegten Bildern', 'Downstream in moving images'),
            children: [
              film(
                1,
                'https://www.youtube.com/watch?v=_AltwassrX1',
                'Maschinenraum',
                '2:48',
                t('Probe im Maschinenraum', 'Rehearsal in the engine room'),
              ),
              film(
                2,
                'https://vimeo.com/100000000042',
                'Schwerkraft, mehrmals',
                '1:12',
                t('Schwerkraft, mehrmals: Trailer', 'Gravity, Repeatedly: trailer'),
              ),
              film(
                3,
                'https://www.youtube.com/watch?v=_AltwassrX2',
                'Eis, Atem, Glas',
                '4:05',
                t('Wie man Eis zum Klingen bringt', 'How to make ice sound'),
              ),
            ],
          }),
        ],
      ],
    ),
    piece('social_media', 'festival-instagram', { embed: 'https://www.instagram.com/p/Altwasser000/' }),
    piece('highlight_teaser', 'festival-highlights', { headline: t('Vorher lesen', 'Read before you go'), categories: [2, 5] }),
    headline('festival-questions', t('Gut zu wissen', 'Good to know')),
    piece('faq', 'festival-questions-list', {
      headline: t('Fragen zum Festival', 'Questions about the festival'),
      items: [
        question(
          'Was kostet der Festivalpass?',
          '<p>129 Euro für alle Abende, ermäßigt 79. Unter 27 zahlen Sie wie immer 15 Euro für jede einzelne Karte.</p>',
          'How much is the festival pass?',
          '<p>129 euros for all evenings, concessions 79. Under 27 you pay 15 euros for each single ticket, as always.</p>',
        ),
        question(
          'Was passiert bei Regen?',
          '<p>Die Bläser rudern schneller. Alle Konzerte am Ufer ziehen in die Werkhalle um, Ihre Karte gilt dort.</p>',
          'What if it rains?',
          '<p>The brass players row faster. All concerts on the bank move to the Works, where your ticket remains valid.</p>',
        ),
        question(
          'Darf mein Hund mit?',
          '<p>Am Ufer gern, in die Säle nur Assistenzhunde. Bitte sagen Sie uns vorher <a href="/de/besuch/barrierefreiheit">Bescheid</a>.</p>',
          'May I bring my dog?',
          '<p>Gladly on the bank; in the halls only assistance dogs. Please <a href="/en/visit/accessibility">tell us</a> beforehand.</p>',
        ),
      ],
    }),
    button('festival-tickets', t('Festivalkarten', 'Festival tickets'), t('/de/programm/veranstaltungen', '/en/program/events'), {
      sticky: true,
    }),
  ],
};

function anchor(link: string, text: ReturnType<typeof t>, sticky = false) {
  return { link_url: link, link_text: text, link_open_in_new_window: false, sticky };
}

function evenings(slug: string, title: ReturnType<typeof t>, from: number, to: number) {
  return piece('event_list', slug, {
    headline: title,
    date_from: inDays(from),
    date_to: inDays(to),
    filters: null,
    tag: idOf(EVENT_TAGS, 'festival'),
    children: [],
  });
}

function question(de: string, answerDe: string, en: string, answerEn: string) {
  return { question: t(de, en), answer: t(answerDe, answerEn) };
}

function film(id: number, address: string, production: string, length: string, title: ReturnType<typeof t>) {
  return { id, video_url: address, image: posterOf(production), title, length };
}
