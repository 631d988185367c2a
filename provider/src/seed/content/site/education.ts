import { idOf, EVENT_TAGS } from '../options.ts';
import { t } from '../text.ts';
import { RIVER_FILM } from './houseMedia.ts';
import { columns, type SeedPage } from '../block.ts';
import { button, drawn, headline, inDays, piece, posterOf, prose } from './piece.ts';

/** For schools, families and everybody who would rather do it than watch it. */
export const EDUCATION: SeedPage = {
  key: 'education',
  path: t('vermittlung', 'education'),
  title: t('Vermittlung', 'Education'),
  headline: t('Mitmachen, ausprobieren, nachfragen', 'Join in, try it out, ask why'),
  description: t(
    'Workshops für Schulklassen, Werkstätten für Familien und offene Proben in allen fünf Häusern.',
    'Workshops for school classes, studios for families and open rehearsals in all five houses.',
  ),
  theme: 'cc03',
  image: drawn('page-5', 'Grafik: Treppen aus Farbflächen', 'Graphic: stairs made of fields of colour'),
  modules: [
    piece('anchor_list', 'education-anchors', {
      extra_class: '',
      sticky: false,
      children: [
        anchor('#education-schools', t('Schulklassen', 'School classes')),
        anchor('#education-families', t('Familien', 'Families')),
        anchor('#education-dates', t('Termine', 'Dates')),
        anchor('#education-register', t('Anmeldung', 'Registration')),
      ],
    }),
    headline('education-schools', t('Schulklassen', 'School classes'), {
      preline: t('Von der Vorschule bis zur Berufsschule', 'From preschool to vocational college'),
    }),
    columns(
      'education-schools-columns',
      [
        8,
        [
          prose(
            'education-schools-text',
            '<p>Eine Klasse kommt am Vormittag, zieht die Schuhe aus und steht zehn Minuten später auf der Kammerbühne. Wir arbeiten ohne Textbuch und ohne Zuschauer: Was in neunzig Minuten entsteht, bleibt in der Gruppe.</p><p>Für Lehrkräfte gibt es zu jeder Neuproduktion eine Materialmappe, eine Probenführung und eine Freikarte für den Voraufführungsabend.</p>',
            '<p>A class arrives in the morning, takes off its shoes and ten minutes later is standing on the studio stage. We work without a script and without an audience: what comes about in ninety minutes stays with the group.</p><p>For every new production teachers receive a resource pack, a guided rehearsal and a complimentary ticket for the preview.</p>',
          ),
        ],
      ],
      [
        4,
        [
          piece('video_file', 'education-film', {
            file: RIVER_FILM,
            image: drawn('page-6', 'Standbild: ein Mond über Wellen', 'Still: a moon above waves'),
            title: t(
              'Trickfilm der Klasse 6b aus dem Workshop „Mond über vier Wassern“',
              'Animated film by class 6b, made in the workshop “Moon over Four Waters”',
            ),
          }),
        ],
      ],
    ),
    headline('education-families', t('Familien', 'Families'), {
      preline: t('Samstags in der Werkhalle', 'Saturdays at the Works'),
    }),
    button(
      'education-children',
      t('Ein Tag mit Kindern: Preise, Essen, Kinderwagen', 'A day with children: prices, food, prams'),
      t('/de/besuch/mit-kindern', '/en/visit/with-children'),
    ),
    piece('teaser_list', 'education-families-teasers', {
      headline: t('Was gerade offen ist', 'Open at the moment'),
      children: [
        {
          id: 1,
          image: posterOf('Papier kann fliegen'),
          preline: t('Nur noch diesen Monat', 'This month only'),
          headline: t('Papierwerkstatt', 'Paper studio'),
          subline: t('Ab fünf Jahren, ohne Anmeldung', 'From age five, no booking'),
          text: t(
            '<p>Aus Plakaten der letzten Spielzeit falten wir alles, was fliegt oder schwimmt.</p>',
            '<p>From last season’s posters we fold everything that flies or floats.</p>',
          ),
          link_text: t('Zum Programm', 'See what’s on'),
          link: t('/de/programm/veranstaltungen', '/en/program/events'),
          online_from: inDays(-10),
          online_to: inDays(30),
        },
        {
          id: 2,
          image: posterOf('Feierabendsingen'),
          preline: t('Letzten Herbst', 'Last autumn'),
          headline: t('Laternenorchester', 'Lantern orchestra'),
          subline: t('Dreißig Laternen, dreißig Triangeln', 'Thirty lanterns, thirty triangles'),
          text: t(
            '<p>Danke an alle, die mitgezogen sind. Im nächsten Jahr gehen wir bis zur Wehrbrücke.</p>',
            '<p>Thank you to everyone who walked with us. Next year we will go as far as the weir bridge.</p>',
          ),
          link_text: '',
          link: '',
          online_from: inDays(-90),
          online_to: inDays(-20),
        },
        {
          id: 3,
          image: posterOf('Pauken und Pantoffeln'),
          preline: t('Demnächst', 'Coming soon'),
          headline: t('Ferienwerkstatt: Eine Oper in fünf Tagen', 'Holiday studio: an opera in five days'),
          subline: t('Für Kinder von acht bis zwölf', 'For children aged eight to twelve'),
          text: t(
            '<p>Montag erfinden, Dienstag bauen, Mittwoch singen, Donnerstag streiten, Freitag Premiere.</p>',
            '<p>Invent on Monday, build on Tuesday, sing on Wednesday, argue on Thursday, open on Friday.</p>',
          ),
          link_text: t('Anmelden', 'Register'),
          link: '#education-register',
          online_from: inDays(21),
          online_to: inDays(80),
        },
      ],
    }),
    headline('education-dates', t('Termine', 'Dates')),
    piece('event_list', 'education-events', {
      headline: t('Für Familien', 'For families'),
      date_from: null,
      date_to: null,
      filters: null,
      tag: idOf(EVENT_TAGS, 'family'),
      children: [],
    }),
    piece('quote', 'education-quote', {
      content: t(
        'Ich dachte, im Theater muss man still sein. Das stimmt überhaupt nicht.',
        'I thought you had to be quiet in a theatre. That is not true at all.',
      ),
      author: t('Mila, neun Jahre, nach dem Workshop', 'Mila, aged nine, after the workshop'),
    }),
    headline('education-register', t('Anmeldung', 'Registration')),
    piece('form', 'education-form', { headline: t('Ihre Klasse anmelden', 'Register your class'), form: 2 }),
    button(
      'education-mail',
      t('Lieber eine E-Mail? vermittlung@altwasser.example', 'Rather write? education@altwasser.example'),
      t('mailto:vermittlung@altwasser.example', 'mailto:education@altwasser.example'),
    ),
  ],
};

function anchor(link: string, text: ReturnType<typeof t>) {
  return { link_url: link, link_text: text, link_open_in_new_window: false, sticky: false };
}
