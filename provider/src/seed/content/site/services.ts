import { t } from '../text.ts';
import { columns, type SeedPage } from '../block.ts';
import { button, drawn, headline, piece, prose } from './piece.ts';

/** For those who come to work: the press, and anyone who hires a hall. */
export const SERVICE_PAGES: SeedPage[] = [
  {
    key: 'press',
    parent: 'about',
    path: t('ueber-uns/presse', 'about/press'),
    title: t('Presse', 'Press'),
    headline: t('Für Redaktionen', 'For newsrooms'),
    description: t(
      'Pressebilder, Spielzeitheft und Ansprechpersonen für Redaktionen.',
      'Press pictures, season book and contacts for newsrooms.',
    ),
    modules: [
      columns(
        'press-columns',
        [
          4,
          [
            headline('press-contact', t('Kontakt', 'Contact'), { headline_level: 3 }),
            prose(
              'press-contact-text',
              '<p>Pressestelle der Kulturmeile<br>Telefon <a href="tel:+496990009120">+49 69 90009 120</a><br><a href="mailto:presse@altwasser.example">presse@altwasser.example</a></p>',
              '<p>Press office of the Kulturmeile<br>Telephone <a href="tel:+496990009120">+49 69 90009 120</a><br><a href="mailto:press@altwasser.example">press@altwasser.example</a></p>',
            ),
          ],
        ],
        [
          8,
          [
            prose(
              'press-text',
              '<p>Pressekarten reservieren wir bis drei Tage vor der Vorstellung. Fotografieren ist in den letzten zwanzig Minuten der Generalprobe möglich, bitte ohne Blitz und ohne Auslösegeräusch.</p><p>Alle Bilder auf dieser Seite dürfen Sie im Zusammenhang mit der Berichterstattung honorarfrei verwenden. Bitte nennen Sie „Kulturmeile Altwasser“.</p>',
              '<p>We hold press tickets until three days before the performance. Photography is possible in the last twenty minutes of the dress rehearsal, without flash and without shutter sound, please.</p><p>All pictures on this page may be used free of charge in connection with your coverage. Please credit “Kulturmeile Altwasser”.</p>',
            ),
          ],
        ],
      ),
      piece('image_list', 'press-pictures', {
        format: 'square',
        children: [
          {
            id: 1,
            image: drawn('venue-1', 'Grafik: das Theater am Wehr', 'Graphic: the Theatre at the Weir'),
            alias: t('Theater am Wehr', 'Theatre at the Weir'),
            description: t('Theater am Wehr, Ansicht vom Fluss', 'Theatre at the Weir, seen from the river'),
          },
          {
            id: 2,
            image: drawn('venue-2', 'Grafik: die Konzerthalle', 'Graphic: the concert hall'),
            alias: t('Konzerthalle', 'Concert hall'),
            description: t('Konzerthalle Mühlinsel bei Nacht', 'Mill Island Concert Hall at night'),
          },
          {
            id: 3,
            image: drawn('venue-5', 'Grafik: die Werkhalle', 'Graphic: the Works'),
            alias: t('Werkhalle', 'The Works'),
            description: t('Werkhalle Gerberviertel, Hofseite', 'Tannery Works, courtyard side'),
          },
        ],
      }),
      piece('viewer', 'press-kit', { embed: 'https://v.calameo.com/?bkcode=000altwasser0001presse' }),
      piece('social_media', 'press-post', {
        embed: 'https://www.facebook.com/kulturmeile.altwasser.example/posts/1000000000000001',
      }),
      button(
        'press-mail',
        t('In den Presseverteiler', 'Join the press list'),
        t('mailto:presse@altwasser.example', 'mailto:press@altwasser.example'),
        { sticky: true },
      ),
    ],
  },
  {
    key: 'rentals',
    parent: 'about',
    path: t('ueber-uns/vermietung', 'about/venue-hire'),
    title: t('Vermietung', 'Venue hire'),
    headline: t('Ein Saal für Ihren Anlass', 'A hall for your occasion'),
    description: t(
      'Elf Räume zwischen zwanzig und sechshundert Plätzen, mit Technik, Küche und Blick aufs Wasser.',
      'Eleven rooms for twenty to six hundred guests, with equipment, catering and a view of the water.',
    ),
    image: drawn('room-6', 'Grafik: der Lichthof von oben', 'Graphic: the atrium from above'),
    modules: [
      piece('two_columns', 'rentals-intro', {
        extra_class: 'text-image',
        text: t(
          '<p>Im Orchestersaal tagen Kardiologinnen, im Lichthof wird geheiratet, und im Kesselhaus hat einmal ein Schachclub drei Tage lang geschwiegen. An spielfreien Tagen stehen unsere Räume auch Ihnen offen.</p><p>Ton, Licht und jemand, der weiß, wo der Hauptschalter ist, sind immer dabei.</p>',
          '<p>Cardiologists confer in the Orchestra Hall, couples marry in the atrium, and a chess club once kept silent for three days in the Boiler House. On days without a performance our rooms are open to you as well.</p><p>Sound, light and someone who knows where the main switch is are always included.</p>',
        ),
        image: drawn('room-6', 'Grafik: der Lichthof von oben', 'Graphic: the atrium from above'),
      }),
      piece('venue_list', 'rentals-venues', {
        headline: t('Wo Sie feiern und tagen können', 'Where you can celebrate and confer'),
        children: [2, 3, 5],
      }),
      columns(
        'rentals-rooms',
        [
          4,
          [
            headline('rentals-large', t('Groß', 'Large'), { headline_level: 3 }),
            prose(
              'rentals-large-text',
              '<p>Orchestersaal, 608 Plätze, Flügel und Künstlergarderoben inbegriffen. Ab 4.200 Euro am Tag.</p>',
              '<p>Orchestra Hall, 608 seats, grand piano and dressing rooms included. From 4,200 euros a day.</p>',
            ),
          ],
        ],
        [
          4,
          [
            headline('rentals-medium', t('Mittel', 'Medium'), { headline_level: 3 }),
            prose(
              'rentals-medium-text',
              '<p>Lichthof, 180 Gäste bei Tisch, Glasdach und Fußbodenheizung. Ab 1.900 Euro am Tag.</p>',
              '<p>Atrium, 180 guests at table, glass roof and underfloor heating. From 1,900 euros a day.</p>',
            ),
          ],
        ],
        [
          4,
          [
            headline('rentals-small', t('Klein', 'Small'), { headline_level: 3 }),
            prose(
              'rentals-small-text',
              '<p>Lesesaal, 90 Plätze, knarrendes Parkett und der beste Blick aufs Wasser. Ab 650 Euro am Tag.</p>',
              '<p>Reading Room, 90 seats, a creaking parquet floor and the best view of the water. From 650 euros a day.</p>',
            ),
          ],
        ],
      ),
      piece('forms', 'rentals-form', {
        headline: t('Termin anfragen', 'Ask for a date'),
        hubspot_id: '00000000-a17a-4000-8000-a0b0c0d0e0f0',
      }),
    ],
  },
];
