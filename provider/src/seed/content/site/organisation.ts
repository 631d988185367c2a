import { paths, slugify } from '@spielplan/shared-contracts/routes';
import { VENUES } from '../venues.ts';
import { t } from '../text.ts';
import { columns, type SeedPage } from '../block.ts';
import { PARTNERS } from './partners.ts';
import { button, drawn, headline, ONE_EVENT_OF_EACH_VENUE, piece, prose, section } from './piece.ts';

const venueLink = ({ id, slug, name }: (typeof VENUES)[number]) =>
  t(paths.venue({ lang: 'de', slug, id }), paths.venue({ lang: 'en', slug: slugify(name.en), id }));

/** Below "About us": the houses, anyone who works there, and anyone who supports them. */
export const ORGANISATION_PAGES: SeedPage[] = [
  {
    key: 'houses',
    parent: 'about',
    path: t('ueber-uns/haeuser', 'about/houses'),
    title: t('Die fünf Häuser', 'The five houses'),
    headline: t('Von Tür zu Tür elf Minuten', 'Eleven minutes from door to door'),
    description: t(
      'Theater, Konzerthalle, Kunsthaus, Literaturhaus und Werkhalle im Überblick.',
      'Theatre, concert hall, gallery, literature house and the Works at a glance.',
    ),
    image: drawn('venue-1', 'Grafik: das Theater am Wehr', 'Graphic: the Theatre at the Weir'),
    modules: [
      piece('anchor_list', 'houses-anchors', {
        extra_class: 'slider',
        sticky: false,
        children: VENUES.map((venue) => ({
          id: venue.id,
          link_url: venueLink(venue),
          link_text: venue.name,
          link_open_in_new_window: false,
          sticky: false,
        })),
      }),
      piece('venue_list', 'houses-list', {
        headline: t('Alle Häuser am Fluss', 'All houses along the river'),
        children: VENUES.map(({ id }) => id),
      }),
      prose(
        'houses-text',
        '<p>Jedes Haus hat seine eigene Kasse am Abend und seine eigenen Gewohnheiten; tagsüber teilen sich alle die <a href="/de/besuch">Kasse im Alten Zollamt</a>.</p>',
        '<p>Each house has its own evening box office and its own habits; during the day all of them share the <a href="/en/visit">box office in the Old Customs House</a>.</p>',
      ),
      piece('event_list', 'houses-weekend', {
        headline: t('Am Wochenende offen', 'Open this weekend'),
        date_from: null,
        date_to: null,
        filters: 'weekend',
        tag: null,
        children: [],
      }),
      piece('venue', 'houses-youngest', { headline: t('Das jüngste Haus', 'The youngest house'), venue: 5 }),
    ],
  },
  {
    key: 'friends',
    parent: 'about',
    path: t('ueber-uns/freundeskreis', 'about/friends'),
    title: t('Freundeskreis', 'Friends'),
    headline: t('Stühle suchen Patinnen und Paten', 'Chairs seek godparents'),
    description: t(
      'Tausendvierhundert Menschen tragen die Kulturmeile mit. Einer davon könnten Sie sein.',
      'Fourteen hundred people help to carry the Kulturmeile. You could be one of them.',
    ),
    theme: 'cc02',
    image: drawn('page-8', 'Grafik: Reihen von Halbkreisen', 'Graphic: rows of semicircles'),
    modules: [
      piece('full_teaser', 'friends-seat', {
        image: drawn('room-1', 'Grafik: die Sitzreihen der Großen Bühne', 'Graphic: the rows of the Main Stage'),
        preline: t('Stuhlpatenschaft', 'Adopt a chair'),
        headline: t('Ihr Name auf Reihe sieben', 'Your name in row seven'),
        subline: t('250 Euro für zehn Jahre', '250 euros for ten years'),
        text: t(
          '<p>Die Stühle der Großen Bühne sind von 1958 und werden nach und nach neu gepolstert. Wer einen übernimmt, bekommt ein Messingschild, den alten Bezug als Tasche und am Tag der offenen Tür einen Platz auf der richtigen Seite.</p>',
          '<p>The chairs of the Main Stage date from 1958 and are being reupholstered one by one. Anyone who takes one on receives a brass plate, the old cover as a bag and, on open day, a seat on the right side.</p>',
        ),
        link: '#friends-contact',
        link_text: t('Patin oder Pate werden', 'Become a godparent'),
        extra_class: '',
      }),
      columns(
        'friends-columns',
        [
          4,
          [
            piece('quote', 'friends-quote', {
              content: t(
                'Mein Stuhl quietscht. Ich habe darum gebeten, dass es so bleibt.',
                'My chair squeaks. I asked them to leave it that way.',
              ),
              author: t('Pate von Reihe zwölf, Platz drei', 'Godparent of row twelve, seat three'),
            }),
          ],
        ],
        [
          8,
          [
            headline('friends-benefits', t('Was Mitglieder davon haben', 'What members receive'), { headline_level: 3 }),
            prose(
              'friends-benefits-text',
              '<ul><li>Vorverkauf drei Tage vor allen anderen</li><li>Zweimal im Jahr Generalproben mit Nachgespräch</li><li>Das Spielzeitheft mit der Post, handschriftlich adressiert</li><li>Die Gewissheit, dass das Mühlrad sich weiterdreht</li></ul><p>Die Mitgliedschaft kostet sechzig Euro im Jahr, für Paare neunzig, unter 27 zwölf. Beiträge und Spenden sind steuerlich absetzbar.</p>',
              '<ul><li>Advance booking three days before everyone else</li><li>Two dress rehearsals a year with a talk afterwards</li><li>The season book by post, addressed by hand</li><li>The certainty that the mill wheel keeps turning</li></ul><p>Membership is sixty euros a year, ninety for couples, twelve under 27. Contributions and donations are tax-deductible.</p>',
            ),
          ],
        ],
      ),
      piece('event_list', 'friends-events', {
        headline: t('Der Vorstand empfiehlt', 'The committee recommends'),
        date_from: null,
        date_to: null,
        filters: null,
        tag: null,
        children: ONE_EVENT_OF_EACH_VENUE,
      }),
      section('friends-section', { extra_class: 'narrow' }, [
        12,
        [
          headline('friends-contact', t('Mitglied werden', 'Become a member')),
          piece('forms', 'friends-membership', {
            headline: t('Antrag auf Mitgliedschaft', 'Application for membership'),
            hubspot_id: '00000000-a17a-4000-8000-f0e0d0c0b0a0',
          }),
        ],
      ]),
      piece('logo_list', 'friends-partners', { headline: t('Es fördern uns', 'Supported by'), children: PARTNERS }),
    ],
  },
  {
    key: 'jobs',
    parent: 'about',
    path: t('ueber-uns/stellen', 'about/jobs'),
    title: t('Offene Stellen', 'Jobs'),
    headline: t('Siebzehn Gewerke und eine Kaffeemaschine', 'Seventeen trades and one coffee machine'),
    description: t(
      'Stellen, Ausbildungsplätze und Hospitanzen in den fünf Häusern.',
      'Jobs, apprenticeships and work placements in the five houses.',
    ),
    modules: [
      prose(
        'jobs-text',
        '<p>Bei uns arbeiten 212 Menschen, vom Schnürboden bis zur Lohnbuchhaltung. Bewerbungen lesen wir ohne Foto, ohne Alter und ohne Geburtsort; Zeugnisse genügen uns später.</p>',
        '<p>212 people work here, from the fly loft to the payroll office. We read applications without photograph, age or place of birth; certificates can follow later.</p>',
      ),
      columns(
        'jobs-columns',
        [
          3,
          [
            headline('jobs-now', t('Jetzt', 'Now'), { headline_level: 3 }),
            prose(
              'jobs-now-text',
              '<ul><li>Veranstaltungstechnik, Werkhalle</li><li>Maskenbild, halbe Stelle</li></ul>',
              '<ul><li>Event technician, the Works</li><li>Make-up artist, half-time</li></ul>',
            ),
          ],
        ],
        [
          6,
          [
            piece('image', 'jobs-image', {
              image: drawn('room-10', 'Grafik: Kräne und Züge der Halle Eins', 'Graphic: hoists and lines of Hall One'),
              format: 'landscape',
              alias: t('Halle Eins vor dem Aufbau', 'Hall One before the get-in'),
              description: t('Sechs Uhr früh, noch ist es leise.', 'Six in the morning, and still quiet.'),
            }),
          ],
        ],
        [
          3,
          [
            headline('jobs-autumn', t('Ab Herbst', 'From autumn'), { headline_level: 3 }),
            prose(
              'jobs-autumn-text',
              '<ul><li>Ausbildung Bühnenmalerei</li><li>Freiwilliges Jahr in der Vermittlung</li></ul>',
              '<ul><li>Apprentice scenic painter</li><li>Volunteer year in education</li></ul>',
            ),
          ],
        ],
      ),
      piece('faq', 'jobs-faq', {
        headline: t('Vor der Bewerbung', 'Before you apply'),
        items: [
          {
            question: t('Wird nach Tarif bezahlt?', 'Is there a collective agreement?'),
            answer: t(
              '<p>Ja, nach TVöD und NV Bühne, dazu kommt ein Zuschuss zum Deutschlandticket.</p>',
              '<p>Yes, the agreements for public service and stage apply, and we contribute to your rail pass.</p>',
            ),
          },
          {
            question: t('Kann ich hospitieren?', 'Can I do a work placement?'),
            answer: t(
              '<p>Ab sechzehn Jahren, zwei bis sechs Wochen. Schreiben Sie uns drei Monate vorher.</p>',
              '<p>From the age of sixteen, for two to six weeks. Write to us three months ahead.</p>',
            ),
          },
        ],
      }),
      button(
        'jobs-apply',
        t('Bewerbung an stellen@altwasser.example', 'Apply to jobs@altwasser.example'),
        t('mailto:stellen@altwasser.example', 'mailto:jobs@altwasser.example'),
        { sticky: true },
      ),
    ],
  },
];
