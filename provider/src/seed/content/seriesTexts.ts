import type { Localised } from '@spielplan/shared-contracts/i18n';
import type { SeriesKey } from './options.ts';
import { t } from './text.ts';

/** What the page of a series tells. */
export const SERIES_TEXTS: Readonly<Record<SeriesKey, { subline: Localised; description: Localised }>> = {
  nocturnes: {
    subline: t('Musik, die erst im Dunkeln anfängt', 'Music that only begins after dark'),
    description: t(
      '<p>Orchesterkonzerte, die spät beginnen und bei denen das Licht mitspielt. Nach dem letzten Stück bleibt der Saal fünf Minuten dunkel: Wer mag, hört der Stille zu, die anderen gehen leise.</p><p>Der Uferbus fährt nach jedem Nachtstück noch einmal.</p>',
      '<p>Orchestral concerts that start late and in which the light plays along. After the last piece the hall stays dark for five minutes: listen to the silence if you like, or leave quietly.</p><p>The riverside bus runs once more after every nocturne.</p>',
    ),
  },
  sundays: {
    subline: t('Kammermusik mit Brot und Kaffee', 'Chamber music with bread and coffee'),
    description: t(
      '<p>Sonntags um elf ist der Kammermusiksaal ein Wohnzimmer: eine Stunde Musik, davor und danach ein Frühstück an langen Tischen. Kinder dürfen unter den Tischen zuhören.</p>',
      '<p>On Sundays at eleven the Chamber Music Hall becomes a living room: an hour of music, with breakfast at long tables before and after. Children may listen from under the tables.</p>',
    ),
  },
  workshop: {
    subline: t('Neue Musik, zweimal gespielt', 'New music, played twice'),
    description: t(
      '<p>Was hier erklingt, ist meistens keine fünf Jahre alt. Vor jedem Stück hören Sie dreißig Sekunden daraus und zwei Sätze dazu. Die Proben am Nachmittag sind öffentlich; Partituren liegen aus.</p>',
      '<p>What is played here is rarely more than five years old. Before each piece you hear thirty seconds of it, and two sentences on what to listen for. Afternoon rehearsals are open; scores are laid out.</p>',
    ),
  },
  'river-talks': {
    subline: t('Zwei Menschen, ein Thema, kein Pult', 'Two people, one subject, no lectern'),
    description: t(
      '<p>In den Flussgesprächen sitzen sich zwei Menschen gegenüber, die sich noch nicht kennen: eine Autorin und ein Lotse, ein Übersetzer und eine Statikerin. Nach vierzig Minuten gehört das Gespräch dem Publikum.</p>',
      '<p>In the River Talks two people who have never met sit down opposite each other: a novelist and a river pilot, a translator and a structural engineer. After forty minutes the conversation belongs to the audience.</p>',
    ),
  },
  young: {
    subline: t('Für alle bis 14 und ihre Großen', 'For everyone up to 14 and their grown-ups'),
    description: t(
      '<p>Konzerte, Werkstätten und Stücke für Kinder, zu Zeiten, nach denen man noch rechtzeitig im Bett ist. Hinausgehen und Wiederkommen ist erlaubt, Fragen sind es auch.</p>',
      '<p>Concerts, workshops and plays for children, at times that leave room for bedtime. Going out and coming back is allowed, and so are questions.</p>',
    ),
  },
  boiler: {
    subline: t('Stehplätze, zwei Sets und eine offene Bühne', 'Standing room, two sets and an open stage'),
    description: t(
      '<p>Jazz im runden Raum: Die Band spielt in der Mitte, das Publikum steht ringsum. Nach dem zweiten Set ist die Bühne offen für alle, die ein Instrument mitgebracht haben.</p>',
      '<p>Jazz in the round: the band plays in the middle, the audience stands all around. After the second set the stage is open to anyone who has brought an instrument.</p>',
    ),
  },
  between: {
    subline: t('Abende, die in keinem Haus allein Platz haben', 'Evenings too large for any one house'),
    description: t(
      '<p>Tanz, der im Theater anfängt und in der Werkhalle aufhört. Bilder, zu denen jemand singt. In dieser Reihe arbeiten immer mindestens zwei der fünf Häuser zusammen, und der Weg dazwischen gehört zum Stück.</p>',
      '<p>Dance that begins in the theatre and ends at the Works. Pictures with someone singing to them. In this series at least two of the five houses always work together, and the walk between them is part of the piece.</p>',
    ),
  },
};
