import { t } from '../text.ts';
import { columns, type SeedPage } from '../block.ts';
import { button, drawn, headline, inDays, ONE_EVENT_OF_EACH_VENUE, piece, posterOf, prose, section } from './piece.ts';

/** Below the visit: groups, food and drink, subscriptions. */
export const GUEST_PAGES: SeedPage[] = [
  {
    key: 'groups',
    parent: 'visit',
    path: t('besuch/gruppen', 'visit/groups'),
    title: t('Gruppen', 'Groups'),
    headline: t('Ab zehn wird es günstiger', 'Better value from ten people'),
    description: t(
      'Gruppenbuchungen, Werkeinführungen und ein Abendessen für alle: so planen Sie einen gemeinsamen Abend.',
      'Group bookings, introductions and supper for everyone: how to plan an evening together.',
    ),
    modules: [
      piece('two_columns', 'groups-intro', {
        extra_class: 'text-image',
        text: t(
          '<p>Chöre, Kegelclubs, Abteilungen und Großfamilien: Ab zehn Personen geben wir zwanzig Prozent Nachlass, ab dreißig kommt jemand aus der Dramaturgie vorbei und erzählt vor der Vorstellung, worauf man achten kann.</p><p>Wir reservieren vierzehn Tage unverbindlich. Bezahlt wird mit einer einzigen Rechnung.</p>',
          '<p>Choirs, bowling clubs, departments and extended families: from ten people we take twenty per cent off, and from thirty someone from the dramaturgy department comes by before the performance to tell you what to listen and look for.</p><p>We hold your seats for fourteen days without obligation. You pay with a single invoice.</p>',
        ),
        image: drawn('room-3', 'Grafik: der Orchestersaal als Reihen von Bögen', 'Graphic: the Orchestra Hall as rows of arches'),
      }),
      piece('faq', 'groups-faq', {
        headline: t('Was Gruppen uns fragen', 'What groups ask us'),
        items: [
          question(
            'Bis wann müssen wir uns entscheiden?',
            '<p>Vierzehn Tage nach der Reservierung, spätestens aber drei Wochen vor dem Abend.</p>',
            'When do we have to decide?',
            '<p>Fourteen days after the reservation, and no later than three weeks before the evening.</p>',
          ),
          question(
            'Was, wenn zwei krank werden?',
            '<p>Bis zu zwei Karten nehmen wir am Tag der Vorstellung ohne Angabe von Gründen zurück.</p>',
            'What if two of us fall ill?',
            '<p>We take back up to two tickets on the day of the performance, no questions asked.</p>',
          ),
          question(
            'Sitzen wir zusammen?',
            '<p>Ja. Bei mehr als vierundzwanzig Personen in zwei Reihen hintereinander.</p>',
            'Will we sit together?',
            '<p>Yes. Parties of more than twenty-four sit in two rows, one behind the other.</p>',
          ),
          question(
            'Wo hält der Reisebus?',
            '<p>In der Zollkai-Bucht, zwei Minuten von allen Häusern. Wie Sie dorthin kommen, steht unter <a href="/de/besuch/anfahrt">Anfahrt</a>.</p>',
            'Where does the coach stop?',
            '<p>In the lay-by on Zollkai, two minutes from every house. The way there is described under <a href="/en/visit/getting-here">Getting here</a>.</p>',
          ),
        ],
      }),
      piece('form', 'groups-form', { headline: t('Gruppe anfragen', 'Enquire for a group'), form: 1 }),
    ],
  },
  {
    key: 'restaurant',
    parent: 'visit',
    path: t('besuch/essen-und-trinken', 'visit/food-and-drink'),
    title: t('Essen und Trinken', 'Food and drink'),
    headline: t('Das Lokal am Steg', 'The restaurant by the landing stage'),
    description: t(
      'Küche am Wasser, Pausenbar und Kantine: wo es an der Kulturmeile etwas zu essen gibt.',
      'A kitchen by the water, interval bars and a canteen: where to eat along the Kulturmeile.',
    ),
    modules: [
      piece('two_columns', 'restaurant-kitchen', {
        extra_class: 'image-text',
        text: t(
          '<p><strong>Zander, Linsen, Apfelkuchen</strong></p><p>Die Karte im Lokal am Steg passt auf eine Seite und wechselt mit dem Fluss: im Frühling Brunnenkresse, im Sommer Zander, im Winter Linsen mit allem. Vor der Vorstellung kommt jedes Gericht in fünfundzwanzig Minuten, versprochen.</p>',
          '<p><strong>Pike-perch, lentils, apple cake</strong></p><p>The menu at the restaurant by the landing stage fits on one page and changes with the river: watercress in spring, pike-perch in summer, lentils with everything in winter. Before a performance every dish is served within twenty-five minutes, and that is a promise.</p>',
        ),
        image: drawn('room-9', 'Grafik: die Uferterrasse bei Abendlicht', 'Graphic: the River Terrace in evening light'),
      }),
      piece('html', 'restaurant-hours', {
        html_code: t(
          '<table><caption>Wann die Küche offen ist</caption><thead><tr><th scope="col">Ort</th><th scope="col">Tage</th><th scope="col">Zeiten</th></tr></thead><tbody><tr><th scope="row">Lokal am Steg</th><td>Dienstag bis Sonntag</td><td>12 bis 23 Uhr</td></tr><tr><th scope="row">Pausenbars</th><td>an Spieltagen</td><td>ab einer Stunde vor Beginn</td></tr><tr><th scope="row">Kantine der Werkhalle</th><td>Montag bis Freitag</td><td>11:30 bis 14:30 Uhr</td></tr></tbody></table>',
          '<table><caption>When the kitchen is open</caption><thead><tr><th scope="col">Place</th><th scope="col">Days</th><th scope="col">Hours</th></tr></thead><tbody><tr><th scope="row">Landing stage restaurant</th><td>Tuesday to Sunday</td><td>noon to 23:00</td></tr><tr><th scope="row">Interval bars</th><td>performance days</td><td>from an hour before the start</td></tr><tr><th scope="row">Canteen at the Works</th><td>Monday to Friday</td><td>11:30 to 14:30</td></tr></tbody></table>',
        ),
      }),
      piece('image_list', 'restaurant-pictures', {
        format: 'landscape',
        children: [
          listed(
            1,
            'page-7',
            'Grafik: drei Teller als Kreise',
            'Graphic: three plates as circles',
            'Mittags drei Gerichte',
            'Three dishes at noon',
          ),
          listed(
            2,
            'page-8',
            'Grafik: Gläser als Balken',
            'Graphic: glasses as bars',
            'Pausengetränke, vorbestellt',
            'Interval drinks, ordered ahead',
          ),
          listed(
            3,
            'room-9',
            'Grafik: die Terrasse am Wasser',
            'Graphic: the terrace by the water',
            'Vierzig Plätze draußen',
            'Forty seats outside',
          ),
        ],
      }),
      piece('full_teaser', 'restaurant-menu', {
        image: posterOf('Das Forellenfrühstück'),
        preline: t('Menü und Musik', 'Supper and music'),
        headline: t('Das Forellenfrühstück', 'The Trout Breakfast'),
        subline: t('Sonntags Kammermusik, danach Tafelspitz für alle', 'Chamber music on Sunday, then lunch for all'),
        text: t(
          '<p>Nach der Matinee decken wir den Tisch im Foyer der Konzerthalle. Quintett und Publikum essen dasselbe.</p>',
          '<p>After the matinee we lay the table in the foyer of the concert hall. Quintet and audience eat the same.</p>',
        ),
        link: t('/de/programm/veranstaltungen', '/en/program/events'),
        link_text: t('Termine ansehen', 'See the dates'),
        extra_class: '',
      }),
      button('restaurant-call', t('Tisch bestellen: +49 69 90009 140', 'Book a table: +49 69 90009 140'), 'tel:+496990009140', {
        sticky: true,
      }),
    ],
  },
  {
    key: 'subscriptions',
    parent: 'visit',
    path: t('besuch/abos-und-gutscheine', 'visit/subscriptions-and-vouchers'),
    title: t('Abos und Gutscheine', 'Subscriptions and vouchers'),
    headline: t('Fünf Abende, ein Preis', 'Five evenings, one price'),
    description: t(
      'Das Meilen-Abo, das Abo für Unentschlossene und Gutscheine, die drei Jahre gelten.',
      'The mile subscription, the subscription for the undecided and vouchers valid for three years.',
    ),
    modules: [
      columns(
        'subscriptions-columns',
        [
          4,
          [
            headline('subscriptions-mile', t('Meilen-Abo', 'Mile subscription'), { headline_level: 3 }),
            prose(
              'subscriptions-mile-text',
              '<p>Aus jedem Haus ein Abend, frei gewählt: 95 Euro, ermäßigt 60. Tauschen dürfen Sie, sooft Sie mögen.</p>',
              '<p>One evening in each house, your choice: 95 euros, concessions 60. Swap as often as you like.</p>',
            ),
          ],
        ],
        [
          4,
          [
            headline('subscriptions-surprise', t('Überraschungs-Abo', 'Surprise subscription'), { headline_level: 3 }),
            prose(
              'subscriptions-surprise-text',
              '<p>Für Unentschlossene: Viermal im Jahr liegt ein Umschlag im Briefkasten. Was drin ist, weiß nur die Dramaturgie.</p>',
              '<p>For the undecided: four times a year there is an envelope in your letter box. Only the dramaturgy department knows what is inside.</p>',
            ),
          ],
        ],
        [
          4,
          [
            headline('subscriptions-voucher', t('Gutscheine', 'Vouchers'), { headline_level: 3 }),
            prose(
              'subscriptions-voucher-text',
              '<p>Ab zehn Euro, gültig drei Jahre in allen fünf Häusern und im Lokal am Steg. Gedruckt auf Plakatpapier von gestern.</p>',
              '<p>From ten euros, valid for three years in all five houses and at the restaurant. Printed on yesterday’s poster paper.</p>',
            ),
          ],
        ],
      ),
      piece('event_list', 'subscriptions-picks', {
        headline: t('Fünf Abende zum Anfangen', 'Five evenings to begin with'),
        date_from: null,
        date_to: null,
        filters: null,
        tag: null,
        children: ONE_EVENT_OF_EACH_VENUE,
      }),
      piece('teaser_item', 'subscriptions-early', {
        image: drawn('page-9', 'Grafik: ein Umschlag aus zwei Dreiecken', 'Graphic: an envelope made of two triangles'),
        preline: t('Nur bis zum Monatsende', 'Until the end of the month'),
        headline: t('Wer früh wählt, sitzt vorn', 'Choose early, sit at the front'),
        subline: t('Zehn Prozent auf alle Abos', 'Ten per cent off all subscriptions'),
        text: t(
          '<p>Das Angebot gilt an der Kasse und am Telefon.</p>',
          '<p>The offer is valid at the box office and by telephone.</p>',
        ),
        link_text: t('Zur Kasse', 'To the box office'),
        link: t('/de/besuch', '/en/visit'),
        online_from: inDays(-3),
        online_to: inDays(27),
      }),
      section(
        'subscriptions-mail',
        { extra_class: 'wide', image: drawn('page-10', 'Grafik: Wellen als Briefmarke', 'Graphic: waves as a postage stamp') },
        [
          12,
          [
            piece('form', 'subscriptions-newsletter', {
              headline: t('Die Uferpost bestellen', 'Subscribe to River Mail'),
              form: 5,
            }),
          ],
        ],
      ),
    ],
  },
];

function question(de: string, answerDe: string, en: string, answerEn: string) {
  return { question: t(de, en), answer: t(answerDe, answerEn) };
}

function listed(id: number, poster: string, altDe: string, altEn: string, de: string, en: string) {
  return { id, image: drawn(poster, altDe, altEn), alias: t(altDe, altEn), description: t(de, en) };
}
