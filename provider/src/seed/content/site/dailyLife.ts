import { paths, slugify } from '@spielplan/shared-contracts/routes';
import { STORIES } from '../stories/index.ts';
import { t } from '../text.ts';

const NONE = t('', '');

/** The paths of the story with this German headline; of the magazine where there is none. */
function storyPaths(headline: string) {
  const story = STORIES.find((article) => article.headline.de === headline);
  if (!story) return t(paths.magazine({ lang: 'de' }), paths.magazine({ lang: 'en' }));
  const pathIn = (lang: 'de' | 'en') => paths.article({ lang, slug: slugify(story.headline[lang]), id: story.id });
  return t(pathIn('de'), pathIn('en'));
}

/**
 * The box office's week: ISO weekday, from, to. Thursdays
 * have a lunch break and a long evening; Mondays are closed.
 */
export const WEEK: readonly (readonly [weekday: number, from: string | null, to: string | null])[] = [
  [1, null, null],
  [2, '10:00:00', '18:00:00'],
  [3, '10:00:00', '18:00:00'],
  [4, '10:00:00', '13:00:00'],
  [4, '14:00:00', '20:00:00'],
  [5, '10:00:00', '18:00:00'],
  [6, '11:00:00', '19:00:00'],
  [7, '11:00:00', '17:00:00'],
];

/** Days that are different, counted from the day of the seed. */
export const EXCEPTIONS = [
  { inDays: 9, from: '12:00:00', to: '16:00:00', closed: false, text: NONE, link: NONE },
  { inDays: 23, from: null, to: null, closed: true, text: NONE, link: NONE },
  {
    inDays: 37,
    from: null,
    to: null,
    closed: false,
    text: t('Heute nur Abendkasse, ab 18 Uhr', 'Evening box office only today, from 18:00'),
    link: t('/de/besuch', '/en/visit'),
  },
] as const;

/**
 * The alert above the site, one that is over, and one that
 * is still to come. Days count from the day of the seed.
 */
export const ALERTS = [
  {
    title: t('Mühlsteg gesperrt', 'Mill bridge closed'),
    text: t(
      'Der Steg zur Mühlinsel wird saniert. Die Konzerthalle erreichen Sie über die Wehrbrücke; der Weg dauert zwei Minuten länger.',
      'The footbridge to Mill Island is being repaired. Please reach the concert hall via the weir bridge; it takes two minutes longer.',
    ),
    link: t('/de/besuch/anfahrt', '/en/visit/getting-here'),
    linkTitle: t('Zur Anfahrt', 'Getting here'),
    fromDay: -7,
    toDay: 400,
  },
  {
    title: t('Kasse geschlossen', 'Box office closed'),
    text: t('Wegen der Betriebsversammlung bleibt die Kasse zu.', 'The box office is closed for a staff meeting.'),
    link: t('/de/besuch', '/en/visit'),
    linkTitle: t('Zum Besuch', 'Your visit'),
    fromDay: -30,
    toDay: -29,
  },
  {
    title: t('Stadtlauf am Ufer', 'Town run along the bank'),
    text: t(
      'Am Nachmittag ist der Uferweg gesperrt. Bitte kommen Sie mit dem Uferbus und planen Sie zehn Minuten mehr ein.',
      'The riverside path is closed this afternoon. Please take the riverside bus and allow ten extra minutes.',
    ),
    link: t('/de/besuch/anfahrt', '/en/visit/getting-here'),
    linkTitle: t('Zur Anfahrt', 'Getting here'),
    fromDay: 120,
    toDay: 122,
  },
] as const;

/** Teasers among the events; `inDays` counts from the day of the seed. */
export const TEASERS = [
  {
    inDays: 1,
    preline: t('Abonnement', 'Subscription'),
    headline: t('Fünf Abende, ein Preis', 'Five evenings, one price'),
    subline: t('Das Meilen-Abo: aus jedem Haus einen Abend wählen', 'The mile subscription: choose one evening from each house'),
    link: t('/de/besuch', '/en/visit'),
    linkText: t('So geht es', 'How it works'),
  },
  {
    inDays: 3,
    preline: t('Magazin', 'Magazine'),
    headline: t('Wie klingt ein leerer Saal?', 'What does an empty hall sound like?'),
    subline: t('Man braucht dafür einen Luftballon', 'It takes a balloon to find out'),
    link: storyPaths('Wie klingt ein leerer Saal?'),
    linkText: t('Weiterlesen', 'Read on'),
  },
  {
    inDays: 6,
    preline: t('Unter 27', 'Under 27'),
    headline: t('Parkett für 15 Euro', 'Stalls for 15 euros'),
    subline: t('In jeder Vorstellung, auf jedem Platz', 'At every performance, in every seat'),
    link: t('/de/besuch', '/en/visit'),
    linkText: t('Mehr dazu', 'Find out more'),
  },
  {
    inDays: 9,
    preline: t('Führung', 'Tour'),
    headline: t('Hinter dem Eisernen Vorhang', 'Behind the Safety Curtain'),
    subline: t('Jeden zweiten Samstag durch Werkstätten und Unterbühne', 'Every other Saturday through workshops and understage'),
    link: t('/de/besuch', '/en/visit'),
    linkText: t('Termine', 'Dates'),
  },
  {
    inDays: 13,
    preline: t('Anfahrt', 'Getting here'),
    headline: t('Der Uferbus fährt länger', 'The riverside bus runs later'),
    subline: t('Linie 5 jetzt bis Mitternacht', 'Line 5 now until midnight'),
    link: t('/de/besuch/anfahrt', '/en/visit/getting-here'),
    linkText: t('Fahrplan', 'Timetable'),
  },
  {
    inDays: 18,
    preline: t('Geschenk', 'Gift'),
    headline: t('Ein Abend im Umschlag', 'An Evening in an Envelope'),
    subline: t('Gutscheine gelten drei Jahre in allen fünf Häusern', 'Vouchers are valid for three years in all five houses'),
    link: t('/de/besuch/abos-und-gutscheine', '/en/visit/subscriptions-and-vouchers'),
    linkText: t('Gutscheine', 'Vouchers'),
  },
  {
    inDays: 24,
    preline: t('Offenes Singen', 'Open singing'),
    headline: t('Kommen Sie, wie Sie klingen', 'Come as You Sound'),
    subline: t('Jeden ersten Mittwoch im Lichthof, ohne Anmeldung', 'Every first Wednesday in the atrium, no booking'),
    link: t('/de/ueber-uns', '/en/about'),
    linkText: t('Mitmachen', 'Join in'),
  },
  {
    inDays: 31,
    preline: t('Magazin', 'Magazine'),
    headline: t('Das Archiv im Keller', 'The Archive in the Basement'),
    subline: t('Achtzig Blätter an der Wand, achttausend darunter', 'Eighty sheets on the wall, eight thousand below'),
    link: storyPaths('Das Archiv im Keller'),
    linkText: t('Weiterlesen', 'Read on'),
  },
  {
    inDays: 40,
    preline: t('Barrierefrei', 'Accessible'),
    headline: t('Hören mit der Hand', 'Listening with Your Hands'),
    subline: t('Vibrationswesten für Konzerte an der Garderobe', 'Vibration vests for concerts at the cloakroom'),
    link: t('/de/besuch/barrierefreiheit', '/en/visit/accessibility'),
    linkText: t('Mehr dazu', 'Find out more'),
  },
  {
    inDays: 52,
    preline: t('Schulen', 'Schools'),
    headline: t('Klassenausflug ans Wasser', 'A Class Trip to the Water'),
    subline: t('Vormittagsvorstellungen für alle Altersstufen', 'Morning performances for all ages'),
    link: t('/de/vermittlung', '/en/education'),
    linkText: t('Anmelden', 'Sign up'),
  },
  {
    inDays: 68,
    preline: t('Freundeskreis', 'Friends'),
    headline: t('Stühle suchen Paten', 'Chairs Seek Godparents'),
    subline: t('Ihr Name auf einem Sitz der Großen Bühne', 'Your name on a seat of the Main Stage'),
    link: t('/de/ueber-uns/freundeskreis', '/en/about/friends'),
    linkText: t('Pate werden', 'Become one'),
  },
  {
    inDays: 90,
    preline: t('Vorschau', 'Preview'),
    headline: t('Eine Nacht, fünf Häuser', 'One Night, Five Houses'),
    subline: t('Das Sommerfest wirft sein Licht voraus', 'The summer festival casts its light ahead'),
    link: t('/de/ueber-uns', '/en/about'),
    linkText: t('Mehr dazu', 'Find out more'),
  },
] as const;
