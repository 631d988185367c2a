import { t } from '../text.ts';
import { PARTNERS } from './partners.ts';
import { columns, type SeedPage } from '../block.ts';
import { button, drawn, headline, piece, posterOf, prose, section } from './piece.ts';

/**
 * The season as a whole, in twenty blocks of content: the
 * page that the cost of pages made of blocks is measured on.
 */
export const SEASON_PAGE: SeedPage = {
  key: 'season',
  parent: 'about',
  path: t('ueber-uns/spielzeit', 'about/season'),
  title: t('Die Spielzeit', 'The season'),
  headline: t('Gegen den Strom', 'Against the current'),
  description: t(
    'Worum es in dieser Spielzeit geht, was neu ist und wer sie möglich macht.',
    'What this season is about, what is new and who makes it possible.',
  ),
  image: drawn('page-4', 'Grafik: fünf Bögen einer Brücke', 'Graphic: five arches of a bridge'),
  modules: [
    piece('hero_media', 'season-hero', {
      headline: t('Gegen den Strom', 'Against the current'),
      text: t(
        '<p>Eine Spielzeit über alle, die nicht treiben wollen: Lachse, Fährleute, Widerspruchsgeister.</p>',
        '<p>A season about everybody who will not drift: salmon, ferrymen, contrary spirits.</p>',
      ),
      button_text: t('Zum Programm', 'See what’s on'),
      button_link: t('/de/programm/veranstaltungen', '/en/program/events'),
      sticky: false,
      image: drawn('page-4', 'Grafik: fünf Bögen einer Brücke', 'Graphic: five arches of a bridge'),
      video: null,
      online_from: null,
      online_to: null,
    }),
    piece('anchor_list', 'season-anchors', {
      extra_class: '',
      sticky: false,
      children: [
        anchor('#season-idea', t('Das Motto', 'The idea')),
        anchor('#season-houses', t('Neu in den Häusern', 'New in the houses')),
        anchor('#season-river', t('Der Fluss', 'The river')),
      ],
    }),
    headline('season-idea', t('Was flussaufwärts liegt', 'What lies upstream'), { preline: t('Das Motto', 'The idea') }),
    columns(
      'season-idea-columns',
      [
        8,
        [
          prose(
            'season-idea-text',
            '<p>Wer flussabwärts schaut, sieht, wohin alles geht. Wir schauen in diesem Jahr in die andere Richtung: woher das Wasser kommt, wem es gehörte, und wer sich ihm entgegengestellt hat. Achtunddreißig Premieren erzählen davon, die kürzeste dauert neun Minuten, die längste eine Nacht.</p><p>Dazwischen liegt das Wehr, an dem man nicht vorbeikommt. Dort fängt die Spielzeit an.</p>',
            '<p>Look downstream and you see where everything is going. This year we look the other way: where the water comes from, whom it belonged to and who stood against it. Thirty-eight premieres tell of it, the shortest in nine minutes, the longest in a night.</p><p>In between lies the weir, and there is no way round it. That is where the season begins.</p>',
          ),
        ],
      ],
      [
        4,
        [
          piece('quote', 'season-quote', {
            content: t('Nur tote Fische schwimmen mit.', 'Only dead fish go with the flow.'),
            author: t('Über der Tür des Fährhauses', 'Above the door of the Ferry House'),
          }),
        ],
      ],
    ),
    headline('season-houses', t('Neu in den Häusern', 'New in the houses')),
    columns(
      'season-houses-columns',
      [
        4,
        [
          prose(
            'season-theatre',
            '<p><strong>Theater am Wehr.</strong> Die Drehbühne von 1958 dreht sich wieder in beide Richtungen.</p>',
            '<p><strong>Theatre at the Weir.</strong> The revolving stage of 1958 revolves in both directions again.</p>',
          ),
        ],
      ],
      [
        4,
        [
          prose(
            'season-hall',
            '<p><strong>Konzerthalle Mühlinsel.</strong> Eine Orgel mit neunundzwanzig Registern, die zur Hälfte unter Wasser klingt.</p>',
            '<p><strong>Mill Island Concert Hall.</strong> An organ with twenty-nine stops, half of which sound under water.</p>',
          ),
        ],
      ],
      [
        4,
        [
          prose(
            'season-works',
            '<p><strong>Werkhalle Gerberviertel.</strong> Warme Füße: Der Boden ist jetzt dort geheizt, wo das Publikum steht.</p>',
            '<p><strong>Tannery Works.</strong> Warm feet: the floor is now heated where the audience stands.</p>',
          ),
        ],
      ],
    ),
    piece('full_teaser', 'season-festival', {
      image: drawn('page-11', 'Grafik: ein Mond über vier Wellen', 'Graphic: a moon above four waves'),
      preline: t('Festival', 'Festival'),
      headline: t('Zehn Tage stromabwärts', 'Ten days downstream'),
      subline: t('Die Ausnahme von der Regel', 'The exception to the rule'),
      text: t(
        '<p>Einmal im Jahr geben wir nach und lassen uns treiben: jeden Abend ein Haus weiter, mit Flügel und Floß.</p>',
        '<p>Once a year we give in and drift: one house further each night, with a grand piano and a raft.</p>',
      ),
      link: t('/de/festival-stromabwaerts', '/en/downstream-festival'),
      link_text: t('Zum Festival', 'To the festival'),
      extra_class: 'cc02',
    }),
    piece('faq', 'season-faq', {
      headline: t('Wie kommt ein Spielplan zustande?', 'How is a season made?'),
      items: [
        question(
          'Wer entscheidet, was gespielt wird?',
          '<p>Fünf Dramaturgien, eine Intendantin und ein Tisch, der zu klein ist. Wer zuletzt sitzt, bringt den Kuchen mit.</p>',
          'Who decides what is on?',
          '<p>Five dramaturgy departments, one director and a table that is too small. Anyone who sits down last brings the cake.</p>',
        ),
        question(
          'Wie lange vorher?',
          '<p>Opern drei Jahre, Konzerte zwei, Lesungen manchmal am selben Nachmittag.</p>',
          'How far ahead?',
          '<p>Operas three years, concerts two, readings sometimes on the very afternoon.</p>',
        ),
        question(
          'Darf ich etwas vorschlagen?',
          '<p>Bitte. Der Briefkasten hängt im Foyer des Alten Zollamts, und wir antworten auf jeden Zettel.</p>',
          'May I suggest something?',
          '<p>Please do. The box hangs in the foyer of the Old Customs House, and we answer every note.</p>',
        ),
      ],
    }),
    section(
      'season-river-section',
      { extra_class: 'cc03' },
      [
        6,
        [
          headline('season-river', t('Der Fluss hat Geburtstag', 'The river has a birthday')),
          prose(
            'season-river-text',
            '<p>Vor hundert Jahren bekam er sein heutiges Bett. Im Mai feiern wir an beiden Ufern, mit einem Chor von jeder Seite.</p>',
            '<p>A hundred years ago it was given its present bed. In May we celebrate on both banks, with a choir from each side.</p>',
          ),
        ],
      ],
      [6, [button('season-stories', t('Geschichten vom Fluss', 'Stories of the river'), t('/de/stories', '/en/stories'))]],
    ),
    piece('two_columns', 'season-book', {
      extra_class: 'image-text',
      text: t(
        '<p><strong>Das Spielzeitheft</strong></p><p>128 Seiten, gedruckt auf Papier vom Altwasser-Werk, mit einem Plakat in der Mitte. Es liegt in allen fünf Häusern und kommt auf Wunsch mit der Post.</p>',
        '<p><strong>The season book</strong></p><p>128 pages, printed on paper from the local mill, with a poster in the middle. You find it in all five houses, or we post it to you.</p>',
      ),
      image: drawn('page-9', 'Grafik: ein Umschlag aus zwei Dreiecken', 'Graphic: an envelope made of two triangles'),
    }),
    piece('teaser_list', 'season-teasers', {
      headline: t('Drei Abende, drei Richtungen', 'Three evenings, three directions'),
      children: [
        teaser(1, 'Antigone', t('Antigone', 'Antigone'), t('Wer nicht nachgibt', 'Who does not give in')),
        teaser(2, 'Was ihr wollt', t('Was ihr wollt', 'Twelfth Night'), t('Wer sich treiben lässt', 'Who drifts')),
        teaser(3, 'Die Physiker', t('Die Physiker', 'The Physicists'), t('Wer nicht mehr zurück kann', 'Who cannot turn back')),
      ],
    }),
    piece('image_list', 'season-pictures', {
      format: 'landscape',
      children: [
        listed(1, 'venue-1', t('Theater am Wehr', 'Theatre at the Weir')),
        listed(2, 'venue-2', t('Konzerthalle Mühlinsel', 'Mill Island Concert Hall')),
        listed(3, 'venue-5', t('Werkhalle Gerberviertel', 'Tannery Works')),
      ],
    }),
    piece('image', 'season-map', {
      image: drawn('map-3', 'Plan der fünf Häuser am Fluss', 'Plan of the five houses on the river'),
      format: 'landscape',
      alias: t('Die fünf Häuser, vom Wehr flussabwärts', 'The five houses, downstream from the weir'),
      description: t('Von unten nach oben zu lesen.', 'To be read from bottom to top.'),
    }),
    piece('logo_list', 'season-partners', { headline: t('Möglich machen es', 'Made possible by'), children: PARTNERS }),
    button('season-tickets', t('Karten', 'Tickets'), t('/de/programm/veranstaltungen', '/en/program/events'), { sticky: true }),
  ],
};

function anchor(link: string, text: ReturnType<typeof t>) {
  return { link_url: link, link_text: text, link_open_in_new_window: false, sticky: false };
}

function question(de: string, answerDe: string, en: string, answerEn: string) {
  return { question: t(de, en), answer: t(answerDe, answerEn) };
}

function teaser(id: number, production: string, title: ReturnType<typeof t>, subline: ReturnType<typeof t>) {
  return {
    id,
    image: posterOf(production),
    preline: '',
    headline: title,
    subline,
    text: '',
    link_text: t('Zum Programm', 'See what’s on'),
    link: t('/de/programm/veranstaltungen', '/en/program/events'),
    online_from: null,
    online_to: null,
  };
}

function listed(id: number, poster: string, name: ReturnType<typeof t>) {
  return { id, image: drawn(poster, `Grafik: ${name.de}`, `Graphic: ${name.en}`), alias: name, description: name };
}
