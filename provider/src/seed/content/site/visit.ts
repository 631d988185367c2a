import { t } from '../text.ts';
import { block, columns, type SeedPage } from './module.ts';

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
        '<p>Die Kasse im Alten Zollamt hat dienstags bis sonntags geöffnet. Eine Stunde vor jeder Vorstellung öffnet zusätzlich die Abendkasse im jeweiligen Haus. Karten, die Sie online kaufen, zeigen Sie einfach auf dem Telefon vor.</p><p>Ermäßigungen gelten für Schülerinnen und Schüler, Studierende, Auszubildende, Menschen mit Schwerbehinderung und alle, die den Altwasser-Pass haben. Begleitpersonen mit Merkzeichen B haben freien Eintritt; ihre Karte gibt es an der Kasse.</p>',
        '<p>The box office in the Old Customs House is open from Tuesday to Sunday. An hour before each performance the evening box office opens in the house itself. Tickets bought online can simply be shown on your phone.</p><p>Concessions apply to pupils, students, apprentices, people with disabilities and holders of the Altwasser Pass. Companions of visitors who need assistance are admitted free; their ticket is available at the box office.</p>',
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
      text(
        'getting-here-text',
        '<h2>Mit der Bahn</h2><p>Vom Bahnhof Altwasser sind es sechs Minuten zu Fuß zum Theater am Wehr. Der letzte Zug fährt um 23:48 Uhr; unsere Abende enden so, dass Sie ihn bekommen.</p><h2>Mit dem Uferbus</h2><p>Die Linie 5 hält an jedem der fünf Häuser, abends alle zehn Minuten. Ihr Ticket gilt als Fahrschein.</p><h2>Mit dem Rad</h2><p>Am Ufer stehen 240 Bügel, an der Werkhalle auch eine Luftpumpe und eine Steckdose.</p>',
        '<h2>By train</h2><p>Altwasser station is six minutes’ walk from the Theatre at the Weir. The last train leaves at 23:48; our evenings end in time for you to catch it.</p><h2>By riverside bus</h2><p>Line 5 stops at each of the five houses, every ten minutes in the evening. Your ticket is also your bus ticket.</p><h2>By bicycle</h2><p>There are 240 stands along the bank, and at the Works you will also find a pump and a power socket.</p>',
      ),
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
        '<p>Alle fünf Häuser sind stufenlos erreichbar. Rollstuhlplätze gibt es in jedem Saal in mindestens zwei Preisgruppen; buchen Sie sie über die Kasse, wir halten sie bis zum Vorstellungstag frei.</p><ul><li>Induktionsschleifen: Große Bühne, Orchestersaal, Lesesaal</li><li>Audiodeskription und Gebärdensprache: siehe Spielplan, mit eigenem Filter</li><li>Entspannte Vorstellungen: Licht und Türen bleiben offen, Geräusche sind willkommen</li></ul>',
        '<p>All five houses are step-free. Every hall has wheelchair spaces in at least two price groups; please book them through the box office, we keep them free until the day of the performance.</p><ul><li>Induction loops: Main Stage, Orchestra Hall, Reading Room</li><li>Audio description and sign language: see the programme, with a filter of their own</li><li>Relaxed performances: lights and doors stay open, noises are welcome</li></ul>',
      ),
    ],
  },
];
