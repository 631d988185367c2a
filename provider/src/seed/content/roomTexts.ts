import type { Access } from '@spielplan/shared-contracts/api';
import type { Localised } from '@spielplan/shared-contracts/i18n';
import { t } from './text.ts';

/** What is told of a room. `capacity` is missing where the seating changes with each event. */
export interface RoomTexts {
  capacity?: number;
  description: Localised;
  accessibility: Localised;
  /** The same for filters and rows. */
  access: readonly Access[];
}

const STEP_FREE = t('<p>Stufenlos erreichbar, zwei Rollstuhlplätze.</p>', '<p>Step-free access, two wheelchair spaces.</p>');

/** By the slug of the room. */
export const ROOM_TEXTS: Readonly<Record<string, RoomTexts>> = {
  'grosse-buehne': {
    capacity: 392,
    description: t(
      '<p>Parkett, Rang und sechs Logen um eine Bühne, die vierzehn Meter breit ist und sich dreht.</p>',
      '<p>Stalls, circle and six boxes around a stage that is fourteen metres wide and revolves.</p>',
    ),
    accessibility: t(
      '<p>Vier Rollstuhlplätze in Reihe 10, zwei im Rang, alle mit dem Aufzug erreichbar. Induktionsschleife; Audiodeskription über Empfänger von der Garderobe.</p>',
      '<p>Four wheelchair spaces in row 10 and two in the circle, all reached by lift. Induction loop; audio description through receivers from the cloakroom.</p>',
    ),
    access: ['step_free', 'hearing_loop', 'companion'],
  },
  kammerbuehne: {
    description: t(
      '<p>Ein schwarzer Raum ohne feste Plätze: Mal sitzt das Publikum ringsum, mal mittendrin, mal auf der Drehbühne nebenan.</p>',
      '<p>A black room without fixed seats: sometimes the audience sits all around, sometimes in the middle, sometimes on the revolve next door.</p>',
    ),
    accessibility: STEP_FREE,
    access: ['step_free', 'companion'],
  },
  orchestersaal: {
    capacity: 608,
    description: t(
      '<p>Lärchenholz vom Boden bis zur Decke. Das Orchester sitzt tief, das Publikum steigt in drei Stufen an: Parkett, Rang, Galerie.</p>',
      '<p>Larch from floor to ceiling. The orchestra sits low, the audience rises in three tiers: stalls, circle, gallery.</p>',
    ),
    accessibility: t(
      '<p>Sechs Rollstuhlplätze im Parkett, zwei auf der Galerie. Induktionsschleife in den Reihen 1 bis 12; Vibrationswesten an der Garderobe.</p>',
      '<p>Six wheelchair spaces in the stalls, two in the gallery. Induction loop in rows 1 to 12; vibration vests at the cloakroom.</p>',
    ),
    access: ['step_free', 'hearing_loop', 'companion', 'quiet_room'],
  },
  kammermusiksaal: {
    capacity: 244,
    description: t(
      '<p>240 Plätze, keiner weiter als vierzehn Meter vom Podium. Man hört das Einatmen vor dem ersten Ton.</p>',
      '<p>240 seats, none more than fourteen metres from the platform. You can hear the breath before the first note.</p>',
    ),
    accessibility: STEP_FREE,
    access: ['step_free', 'companion'],
  },
  zollhalle: {
    capacity: 300,
    description: t(
      '<p>Die große Ausstellungshalle: neun Meter hoch, Tageslicht von Norden, der alte Schienenkran hängt noch unter der Decke.</p>',
      '<p>The large exhibition hall: nine metres high, daylight from the north, the old rail crane still hanging under the ceiling.</p>',
    ),
    accessibility: t(
      '<p>Stufenlos, mit tastbarer Leitlinie vom Eingang durch die Ausstellung. Hocker zum Mitnehmen.</p>',
      '<p>Step-free, with a tactile guideline from the entrance through the exhibition. Portable stools.</p>',
    ),
    access: ['step_free'],
  },
  lichthof: {
    capacity: 260,
    description: t(
      '<p>Der überdachte Innenhof des Zollamts: Konzerte am Sonntag, Singen am Mittwoch, dazwischen ein Café.</p>',
      '<p>The covered courtyard of the customs house: concerts on Sundays, singing on Wednesdays, a café in between.</p>',
    ),
    accessibility: STEP_FREE,
    access: ['step_free'],
  },
  'grafisches-kabinett': {
    capacity: 30,
    description: t(
      '<p>Ein kleiner Raum mit wenig Licht, weil Papier nicht mehr verträgt. Zweimal im Jahr hängen hier für einige Wochen neue Blätter.</p>',
      '<p>A small room with little light, because paper can bear no more. Twice a year new sheets are hung here for some weeks.</p>',
    ),
    accessibility: t(
      '<p>Mit dem Aufzug erreichbar; die Tür ist achtzig Zentimeter breit. Lupen und eine helle Leselampe liegen bereit.</p>',
      '<p>Reached by lift; the door is eighty centimetres wide. Magnifiers and a bright reading lamp are provided.</p>',
    ),
    access: ['step_free'],
  },
  lesesaal: {
    capacity: 90,
    description: t(
      '<p>Der Wartesaal der Fähre mit seinen Bänken, dem Schalter und der Uhr, die fünf Minuten vorgeht, damit niemand das Boot verpasst.</p>',
      '<p>The ferry’s waiting room with its benches, its counter and a clock that runs five minutes fast, so that nobody misses the boat.</p>',
    ),
    accessibility: t(
      '<p>Rampe am Fährsteg, Induktionsschleife, zwei Rollstuhlplätze in der ersten Reihe.</p>',
      '<p>Ramp at the landing stage, induction loop, two wheelchair spaces in the first row.</p>',
    ),
    access: ['step_free', 'hearing_loop'],
  },
  uferterrasse: {
    capacity: 120,
    description: t(
      '<p>Im Sommer draußen, unter Kastanien, mit Decken und Mückenkerzen. Bei Regen ziehen wir in den Lesesaal um.</p>',
      '<p>Outdoors in summer, under chestnut trees, with blankets and citronella candles. If it rains we move into the Reading Room.</p>',
    ),
    accessibility: t(
      '<p>Ebener Holzboden, vom Uferweg aus ohne Stufe zu erreichen.</p>',
      '<p>Level timber deck, reached from the riverside path without a step.</p>',
    ),
    access: ['step_free'],
  },
  'halle-eins': {
    capacity: 400,
    description: t(
      '<p>Tribünen, Podien und Wände auf Rollen: In Halle Eins sieht kein Abend aus wie der vorige. Vormittags trainiert hier die Tanzkompanie.</p>',
      '<p>Seating, platforms and walls on wheels: no evening in Hall One looks like the one before. In the mornings the dance company trains here.</p>',
    ),
    accessibility: t(
      '<p>Ebenerdig; Rollstuhlplätze in jeder Aufstellung, mindestens vier.</p>',
      '<p>Level access; wheelchair spaces in every layout, at least four.</p>',
    ),
    access: ['step_free', 'companion', 'quiet_room'],
  },
  kesselhaus: {
    capacity: 350,
    description: t(
      '<p>Rund, zwölf Meter hoch, trocken im Klang. Stehplätze, vierzig Hocker am Rand und eine Bar, die bei Balladen leise ist.</p>',
      '<p>Round, twelve metres high, dry in sound. Standing room, forty stools around the edge and a bar that keeps quiet during ballads.</p>',
    ),
    accessibility: t(
      '<p>Erhöhtes Podest für Rollstühle mit freier Sicht; Sitzplätze auf Nachfrage, ohne Nachweis.</p>',
      '<p>Raised wheelchair platform with a clear view; seats on request, no proof needed.</p>',
    ),
    access: ['step_free'],
  },
  probebuehne: {
    capacity: 244,
    description: t(
      '<p>Meist geschlossen, weil geprobt wird. Offen für Werkstätten, Kurse und alles, was noch nicht fertig ist.</p>',
      '<p>Mostly closed for rehearsals. Open for workshops, courses and everything that is not finished yet.</p>',
    ),
    accessibility: STEP_FREE,
    access: ['step_free', 'companion'],
  },
};
