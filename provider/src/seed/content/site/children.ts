import { paths } from '@spielplan/shared-contracts/routes';
import { EVENT_TAGS, idOf } from '../options.ts';
import { t } from '../text.ts';
import { columns, type SeedPage } from '../block.ts';
import { button, drawn, headline, piece, prose } from './piece.ts';

const FAMILY_TAG = idOf(EVENT_TAGS, 'family');
const programmeIn = (lang: 'de' | 'en') => `${paths.events({ lang })}?tag=${FAMILY_TAG}`;

/** A part of a row of three: what it is about, and what holds for it. */
const part = (slug: string, title: ReturnType<typeof t>, de: string, en: string): [number, ReturnType<typeof prose>[]] => [
  4,
  [headline(slug, title, { headline_level: 3 }), prose(`${slug}-text`, de, en)],
];

/** Below the visit: what those want to know who bring children. */
export const CHILDREN_PAGE: SeedPage = {
  key: 'children',
  parent: 'visit',
  path: t('besuch/mit-kindern', 'visit/with-children'),
  title: t('Mit Kindern', 'With children'),
  headline: t('Ein Tag mit Kindern', 'A day with children'),
  description: t(
    'Alter, Preise für Familien, Kinderwagen, Essen, Regen und der Weg nach Hause: ein Tag mit Kindern.',
    'Ages, family prices, prams, food, rain and the way home: what to know for a day with children.',
  ),
  image: drawn('page-5', 'Grafik: Treppen aus Farbflächen', 'Graphic: stairs made of fields of colour'),
  modules: [
    prose(
      'children-text',
      '<p>Vormittags eine Werkstatt, mittags Suppe, danach die Ausstellung: Das passt zwischen Frühstück und Heimweg. Merken Sie die Termine vor, dann zeigt Ihr Plan, wie viel Zeit dazwischen bleibt und wie weit es zu Fuß ist.</p>',
      '<p>A workshop in the morning, soup at noon, then the exhibition: that fits between breakfast and the way home. Save the dates, and your plan shows how much time lies between them and how far it is on foot.</p>',
    ),
    button('children-programme', t('Alles für Familien', 'Everything for families'), t(programmeIn('de'), programmeIn('en'))),
    columns(
      'children-first',
      part(
        'children-age',
        t('Alter und Dauer', 'Ages and length'),
        '<p>Ab wann etwas gut ist und wie lange es dauert, steht bei jedem Termin. Was für Familien gemacht ist, dauert höchstens eine Stunde; hinaus und wieder herein geht immer.</p>',
        '<p>Each date tells from what age it is good and how long it takes. What is made for families lasts an hour at most, and you may go out and come back in at any time.</p>',
      ),
      part(
        'children-prices',
        t('Preise', 'Prices'),
        '<p>Die Familienkarte gilt für zwei Erwachsene und drei Kinder: 20 Euro im Kunsthaus, 18 Euro in der Werkstatt, im Puppentheater und beim Vorlesen. Familienkonzerte kosten nichts.</p>',
        '<p>The family ticket is for two adults and three children: 20 euros in the gallery, 18 euros for workshops, puppet plays and story time. Family concerts are free.</p>',
      ),
      part(
        'children-prams',
        t('Kinderwagen und Wickeltisch', 'Prams and changing tables'),
        '<p>Kinderwagen parken im Lichthof und fahren im Aufzug mit. Wickeltische stehen in jedem Haus neben der barrierefreien Toilette.</p>',
        '<p>Prams park in the atrium and fit into the lifts. Every house has a changing table next to the accessible toilet.</p>',
      ),
    ),
    columns(
      'children-second',
      part(
        'children-food',
        t('Essen', 'Food'),
        '<p>Im Lokal am Steg gibt es Hochstühle und halbe Portionen, dienstags bis sonntags ab 12 Uhr; sonntags öffnet das Café der Konzerthalle um 10 Uhr. Mitgebrachtes darf im Lichthof gegessen werden. Mehr unter <a href="/de/besuch/essen-und-trinken">Essen und Trinken</a>.</p>',
        '<p>The landing stage restaurant has high chairs and half portions, Tuesday to Sunday from noon; on Sundays the café of the concert hall opens at 10:00. You may eat what you have brought in the atrium. More under <a href="/en/visit/food-and-drink">Food and drink</a>.</p>',
      ),
      part(
        'children-rain',
        t('Wenn es regnet', 'If it rains'),
        '<p>Was draußen geplant ist, zieht nach drinnen. Die Linie 5 hält vor jedem Haus, Schirme leiht die Kasse. Montags ist das Kunsthaus zu.</p>',
        '<p>What is planned outdoors moves indoors. Line 5 stops outside every house, and the box office lends umbrellas. The gallery is closed on Mondays.</p>',
      ),
      part(
        'children-home',
        t('Nach Hause', 'The way home'),
        '<p>Ihre Karte gilt als Fahrschein. Die Linie 5 fährt bis 18 Uhr alle 15 Minuten zum Bahnhof, danach alle 10. Mehr unter <a href="/de/besuch/anfahrt">Anfahrt</a>.</p>',
        '<p>Your ticket is also your bus ticket. Line 5 runs to the station every 15 minutes until 18:00 and every 10 after that. More under <a href="/en/visit/getting-here">Getting here</a>.</p>',
      ),
    ),
    piece('event_list', 'children-events', {
      headline: t('Die nächsten Termine für Familien', 'The next dates for families'),
      date_from: null,
      date_to: null,
      filters: null,
      tag: FAMILY_TAG,
      children: [],
    }),
  ],
};
