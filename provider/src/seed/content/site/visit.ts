import type { Localised } from '@spielplan/shared-contracts/i18n';
import { COMPANIONS } from '../companions.ts';
import { EVENT_TAGS, idOf } from '../options.ts';
import { t } from '../text.ts';
import { block, columns, type SeedPage } from '../block.ts';
import { button, drawn, piece } from './piece.ts';

const headline = (slug: string, de: string, en: string, level = 2) =>
  block('headline', slug, (lang) => ({
    headline_level: level,
    preline: '',
    content: t(de, en)[lang],
    subline: '',
    anchor: slug,
  }));
const text = (slug: string, de: string, en: string) =>
  block('text', slug, (lang) => ({ content: t(de, en)[lang], anchor: '', decrease_distance: false }));

/** Visiting the houses: tickets, ways, barriers. */
export const VISIT_PAGES: SeedPage[] = [
  {
    key: 'visit',
    path: t('besuch', 'visit'),
    title: t('Besuch', 'Visit'),
    headline: t('Ihr Besuch', 'Your visit'),
    description: t(
      'Kasse, Preise, Garderobe: was Sie vor dem Besuch wissen möchten.',
      'Box office, prices, cloakroom: what you may want to know before you come.',
    ),
    theme: 'cc03',
    image: { poster: 'page-3', alt: t('Grafik: ein Kreis zwischen zwei Ufern', 'Graphic: a circle between two banks') },
    modules: [
      headline('visit-box-office', 'Kasse', 'Box office'),
      text(
        'visit-box-office-text',
        `<p>Die Kasse im Alten Zollamt hat dienstags bis sonntags geöffnet. Eine Stunde vor jeder Vorstellung öffnet zusätzlich die Abendkasse im jeweiligen Haus. Karten, die Sie online kaufen, zeigen Sie einfach auf dem Telefon vor.</p><p>Ermäßigungen gelten für Schülerinnen und Schüler, Studierende, Auszubildende, Menschen mit Schwerbehinderung und alle, die den Altwasser-Pass haben. ${COMPANIONS.tickets.de}</p>`,
        `<p>The box office in the Old Customs House is open from Tuesday to Sunday. An hour before each performance the evening box office opens in the house itself. Tickets bought online can simply be shown on your phone.</p><p>Concessions apply to pupils, students, apprentices, people with disabilities and holders of the Altwasser Pass. ${COMPANIONS.tickets.en}</p>`,
      ),
      columns(
        'visit-columns',
        [
          6,
          [
            headline('visit-cloakroom', 'Garderobe', 'Cloakroom', 3),
            text(
              'visit-cloakroom-text',
              '<p>Mäntel, Schirme und große Taschen nehmen wir kostenlos an. Instrumente auch, aber bitte mit Namen.</p>',
              '<p>We look after coats, umbrellas and large bags free of charge. Instruments too, but please label them.</p>',
            ),
          ],
        ],
        [
          6,
          [
            headline('visit-late', 'Zu spät?', 'Running late?', 3),
            text(
              'visit-late-text',
              '<p>Das kommt vor. Unser Einlassdienst bringt Sie in der ersten passenden Pause an Ihren Platz, im Theater meist nach zwölf Minuten.</p>',
              '<p>It happens. Our ushers will take you to your seat at the first suitable break, in the theatre usually after twelve minutes.</p>',
            ),
          ],
        ],
      ),
      columns(
        'visit-prices-contact',
        [
          6,
          [
            headline('visit-prices', 'Preise', 'Prices', 3),
            text(
              'visit-prices-text',
              '<p>Theater und Konzert kosten 18 bis 48 Euro, das Kunsthaus 9 Euro, ermäßigt 6 und für Familien 20 Euro. Was ein Abend kostet, steht bei jedem Termin.</p>',
              '<p>Theatre and concerts cost 18 to 48 euros, the gallery 9 euros, 6 with a concession and 20 for families. Prices are shown with each date.</p>',
            ),
          ],
        ],
        [
          6,
          [
            headline('visit-contact', 'Kontakt', 'Contact', 3),
            text(
              'visit-contact-text',
              '<p>Kasse im Alten Zollamt<br>Telefon <a href="tel:+496990009110">+49 69 90009 110</a><br><a href="mailto:kasse@altwasser.example">kasse@altwasser.example</a></p>',
              '<p>Box office in the Old Customs House<br>Telephone <a href="tel:+496990009110">+49 69 90009 110</a><br><a href="mailto:tickets@altwasser.example">tickets@altwasser.example</a></p>',
            ),
          ],
        ],
      ),
      columns(
        'visit-eating',
        [
          6,
          [
            headline('visit-eating-before', 'Vorher essen', 'Before the show', 3),
            text(
              'visit-eating-before-text',
              '<p>Das Lokal am Steg kocht dienstags bis sonntags von 12 bis 23 Uhr, vor der Vorstellung jedes Gericht in fünfundzwanzig Minuten. Die Pausenbars der Häuser öffnen eine Stunde vor Beginn. Mehr unter <a href="/de/besuch/essen-und-trinken">Essen und Trinken</a>.</p>',
              '<p>The landing stage restaurant serves from noon to 23:00, Tuesday to Sunday, and before a performance every dish within twenty-five minutes. The interval bars open an hour before the start. More under <a href="/en/visit/food-and-drink">Food and drink</a>.</p>',
            ),
          ],
        ],
        [
          6,
          [
            headline('visit-eating-after', 'Nachher essen', 'After the show', 3),
            text(
              'visit-eating-after-text',
              '<p>Die meisten Abende enden vor 22:15 Uhr: Bis dahin nimmt die Küche am Steg die letzte Bestellung an. Zu Fuß sind es von jedem Haus höchstens eine Viertelstunde. Einen Tisch hält sie Ihnen unter <a href="tel:+496990009140">+49 69 90009 140</a> frei.</p>',
              '<p>Most evenings end before 22:15, when the kitchen at the landing stage takes its last orders. It is a quarter of an hour’s walk at most from every house. Call <a href="tel:+496990009140">+49 69 90009 140</a> and a table will be kept for you.</p>',
            ),
          ],
        ],
      ),
      piece('venue_list', 'visit-houses', { headline: t('Die Häuser', 'The houses'), children: [], visit: true }),
      piece('teaser_list', 'visit-more', {
        headline: t('Mehr für Ihren Besuch', 'More for your visit'),
        children: [
          more(
            1,
            'page-7',
            '/de/besuch/essen-und-trinken',
            '/en/visit/food-and-drink',
            t('Essen und Trinken', 'Food and drink'),
            t('Zander vor, Kuchen nach der Vorstellung', 'Pike-perch before, cake after the performance'),
          ),
          more(
            2,
            'page-9',
            '/de/besuch/abos-und-gutscheine',
            '/en/visit/subscriptions-and-vouchers',
            t('Abos und Gutscheine', 'Subscriptions and vouchers'),
            t('Fünf Abende zum Preis von dreien', 'Five evenings for the price of three'),
          ),
          more(
            3,
            'page-5',
            '/de/besuch/mit-kindern',
            '/en/visit/with-children',
            t('Mit Kindern', 'With children'),
            t('Werkstatt, Suppe, Ausstellung', 'Workshop, soup, exhibition'),
          ),
          more(
            4,
            'page-10',
            '/de/besuch/gruppen',
            '/en/visit/groups',
            t('Gruppen', 'Groups'),
            t('Ab zehn Personen zwanzig Prozent günstiger', 'Twenty per cent off from ten people'),
          ),
          more(
            5,
            'map-3',
            '/de/besuch/anfahrt',
            '/en/visit/getting-here',
            t('Anfahrt', 'Getting here'),
            t('Bahn, Uferbus, Rad, Auto, ohne Stufen', 'Train, riverside bus, bicycle, car, step-free'),
          ),
          more(
            6,
            'page-3',
            '/de/besuch/barrierefreiheit',
            '/en/visit/accessibility',
            t('Barrierefreiheit', 'Accessibility'),
            t('Wege, Plätze und wen Sie fragen', 'Routes, seats and whom to ask'),
          ),
        ],
      }),
    ],
  },
  {
    key: 'getting-here',
    parent: 'visit',
    path: t('besuch/anfahrt', 'visit/getting-here'),
    title: t('Anfahrt', 'Getting here'),
    headline: t('So kommen Sie her', 'How to find us'),
    description: t(
      'Mit Bahn, Uferbus, Rad oder Fähre zur Kulturmeile Altwasser.',
      'By train, riverside bus, bicycle or ferry to the Kulturmeile Altwasser.',
    ),
    modules: [
      headline('getting-here-by-train', 'Mit der Bahn', 'By train'),
      text(
        'getting-here-by-train-text',
        '<p>Vom Bahnhof Altwasser sind es sechs Minuten zu Fuß zum Theater am Wehr. Der letzte Zug fährt um 23:48 Uhr; unsere Abende enden so, dass Sie ihn bekommen.</p>',
        '<p>Altwasser station is six minutes’ walk from the Theatre at the Weir. The last train leaves at 23:48; our evenings end in time for you to catch it.</p>',
      ),
      headline('getting-here-by-bus', 'Mit dem Uferbus', 'By riverside bus'),
      text(
        'getting-here-by-bus-text',
        '<p>Die Linie 5 hält an jedem der fünf Häuser, abends alle zehn Minuten. Ihr Ticket gilt als Fahrschein.</p>',
        '<p>Line 5 stops at each of the five houses, every ten minutes in the evening. Your ticket is also your bus ticket.</p>',
      ),
      headline('getting-here-by-bicycle', 'Mit dem Rad', 'By bicycle'),
      text(
        'getting-here-by-bicycle-text',
        '<p>Am Ufer stehen 240 Bügel, an der Werkhalle auch eine Luftpumpe und eine Steckdose.</p>',
        '<p>There are 240 stands along the bank, and at the Works you will also find a pump and a power socket.</p>',
      ),
      headline('getting-here-by-car', 'Mit dem Auto', 'By car'),
      text(
        'getting-here-by-car-text',
        '<p>Die Tiefgarage am Marktplatz hat 320 Plätze und einen Aufzug; zu Fuß sind es fünf Minuten zum Theater. Stellplätze für Menschen mit Behinderung: sechs in der Tiefgarage neben dem Aufzug, zwei am Zollkai, vier an der Werkhalle. Vor jedem Haus außer der Konzerthalle darf zum Aussteigen gehalten werden.</p>',
        '<p>The underground car park on the market square has 320 spaces and a lift; it is five minutes’ walk to the theatre. Spaces for visitors with disabilities: six in the car park next to the lift, two on Zollkai, four at the Works. You may stop to set down passengers outside every house except the concert hall.</p>',
      ),
      headline('getting-here-step-free', 'Ohne Stufen', 'Step-free'),
      text(
        'getting-here-step-free-text',
        '<p>Bahnsteige, Uferweg und alle Haltestellen der Linie 5 sind stufenlos; die Busse haben eine Rampe und zwei Rollstuhlplätze. Zur Konzerthalle holen wir Sie an der Brücke ab. Ein Taxi mit Rampe bestellen Sie einen Tag vorher unter <a href="tel:+496990009110">+49 69 90009 110</a>, auch für den Heimweg.</p>',
        '<p>Platforms, riverside path and all stops of line 5 are step-free; the buses have a ramp and two wheelchair spaces. For the concert hall we collect you at the bridge. Order a taxi with a ramp a day ahead on <a href="tel:+496990009110">+49 69 90009 110</a>, for the way home too.</p>',
      ),
      piece('image', 'getting-here-map', {
        image: drawn('map-3', 'Plan der fünf Häuser am Fluss', 'Plan of the five houses on the river'),
        format: 'landscape',
        alias: t(
          'Vom Wehr flussabwärts: Theater, Konzerthalle, Kunsthaus, Fährhaus, Werkhalle',
          'Downstream from the weir: theatre, concert hall, gallery, Ferry House, the Works',
        ),
        description: t('Jeder Weg führt am Wasser entlang.', 'Every path runs along the water.'),
      }),
      piece('html', 'getting-here-bus', {
        html_code: t(
          '<table><caption>Uferbus, Linie 5, vom Bahnhof</caption><thead><tr><th scope="col">Zeit</th><th scope="col">Takt</th></tr></thead><tbody><tr><th scope="row">6 bis 18 Uhr</th><td>alle 15 Minuten</td></tr><tr><th scope="row">18 bis 24 Uhr</th><td>alle 10 Minuten</td></tr></tbody></table>',
          '<table><caption>Riverside bus, line 5, from the station</caption><thead><tr><th scope="col">Time</th><th scope="col">Every</th></tr></thead><tbody><tr><th scope="row">06:00 to 18:00</th><td>15 minutes</td></tr><tr><th scope="row">18:00 to midnight</th><td>10 minutes</td></tr></tbody></table>',
        ),
      }),
      piece('venue', 'getting-here-venue', { headline: t('Der erste Halt', 'The first stop'), venue: 1 }),
    ],
  },
  {
    key: 'access',
    parent: 'visit',
    path: t('besuch/barrierefreiheit', 'visit/accessibility'),
    title: t('Barrierefreiheit', 'Accessibility'),
    headline: t('Für alle da', 'Open to all'),
    description: t(
      'Stufenlose Wege, Induktionsschleifen, Audiodeskription und entspannte Vorstellungen.',
      'Step-free routes, induction loops, audio description and relaxed performances.',
    ),
    modules: [
      text(
        'access-text',
        `<p>Alle fünf Häuser sind stufenlos erreichbar. In Theater, Konzert und Tanz buchen Sie Rollstuhl- und Begleitplätze bei jedem Termin selbst; ${COMPANIONS.seat.de}. Bei allen anderen Fragen hilft die Kasse.</p><ul><li>Induktionsschleifen: Große Bühne, Orchestersaal, Lesesaal</li><li>Audiodeskription und Gebärdensprache: siehe Spielplan, mit eigenem Filter</li><li>Entspannte Vorstellungen: Licht und Türen bleiben offen, Geräusche sind willkommen</li></ul>`,
        `<p>All five houses are step-free. For theatre, concerts and dance you can book wheelchair spaces and companion seats online with each date; ${COMPANIONS.seat.en}. For anything else, ask the box office.</p><ul><li>Induction loops: Main Stage, Orchestra Hall, Reading Room</li><li>Audio description and sign language: see the programme, with a filter of their own</li><li>Relaxed performances: lights and doors stay open, noises are welcome</li></ul>`,
      ),
      piece('video', 'access-sign-film', {
        video_url: 'https://www.youtube.com/watch?v=_AltwassrDG',
        image: drawn('page-3', 'Grafik: ein Kreis zwischen zwei Ufern', 'Graphic: a circle between two banks'),
        title: t(
          'Ihr Besuch in Deutscher Gebärdensprache, mit Untertiteln',
          'Your visit in German Sign Language, with subtitles',
        ),
        length: '4:10',
        is_sign_language: true,
      }),
      button('access-call', t('Anrufen: +49 69 90009 110', 'Call us: +49 69 90009 110'), 'tel:+496990009110', { sticky: true }),
      piece('event_list', 'access-relaxed', {
        headline: t('Entspannte Vorstellungen', 'Relaxed performances'),
        date_from: null,
        date_to: null,
        filters: null,
        tag: idOf(EVENT_TAGS, 'relaxed'),
        children: [],
      }),
      piece('form', 'access-form', { headline: t('Was brauchen Sie?', 'What do you need?'), form: 4 }),
    ],
  },
];

function more(id: number, poster: string, linkDe: string, linkEn: string, title: Localised, subline: Localised) {
  return {
    id,
    image: drawn(poster, `Grafik zu „${title.de}“`, `Graphic for “${title.en}”`),
    preline: '',
    headline: title,
    subline,
    text: '',
    link_text: t('Mehr dazu', 'Find out more'),
    link: t(linkDe, linkEn),
    online_from: null,
    online_to: null,
  };
}
