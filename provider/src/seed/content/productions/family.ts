import { t } from '../text.ts';
import type { ProductionFamily } from './production.ts';

/** For children and anyone who brings them; some of it costs nothing. */
const shared = {
  type: 'family',
  series: 'young',
  durations: [60, 45],
  ageFrom: 5,
  tags: ['relaxed', 'sign-language', 'audio-description'],
  credits: [{ role: t('Material', 'Materials'), names: [t('Werkstätten der Kulturmeile', 'Workshops of the Kulturmeile')] }],
  more: [
    t(
      'Kinderwagen parken im Lichthof, Jacken an den niedrigen Haken. Wer zwischendurch hinausmuss, darf hinaus und wieder herein, so oft es nötig ist.',
      'Prams park in the atrium, coats go on the low hooks. Anyone who has to leave for a moment may do so and come back in as often as needed.',
    ),
  ],
} as const;

export const WORKSHOPS: ProductionFamily = {
  ...shared,
  genre: 'visual-arts',
  rooms: [6],
  times: ['10:00', '11:00', '15:00'],
  plan: 'workshop',
  productions: [
    {
      title: t('Papier kann fliegen', 'Paper Can Fly'),
      preline: t('Werkstatt für Groß und Klein', 'Workshop for big and small'),
      subline: t('Falten, schneiden, starten', 'Fold, cut, launch'),
      about: t(
        'Aus alten Plakaten werden Flieger, Drachen und ein Zeppelin von drei Metern. Am Ende der Stunde öffnen wir das Oberlicht, und alles fliegt durch den Lichthof. Gewonnen hat, was am langsamsten landet.',
        'Old posters turn into gliders, kites and a zeppelin three metres long. At the end of the hour we open the skylight and everything flies through the atrium. The slowest landing wins.',
      ),
      run: [-14, 365],
    },
  ],
};

export const CARPET_CONCERTS: ProductionFamily = {
  ...shared,
  genre: 'chamber',
  rooms: [6],
  times: ['10:00', '11:00'],
  plan: 'reserved',
  productions: [
    {
      title: t('Pauken und Pantoffeln', 'Timpani and Slippers'),
      preline: t('Familienkonzert', 'Family concert'),
      subline: t('Musik zum Danebensitzen', 'Music to sit right next to'),
      about: t(
        'Schuhe aus, Pantoffeln an: Im Lichthof liegen Teppiche, und zwischen ihnen sitzt ein halbes Orchester. Wer wissen will, wie eine Pauke von innen klingt, legt das Ohr an den Kessel. Der Eintritt ist frei, die Teppiche sind es nur, solange Platz ist: Bitte reservieren. Pantoffeln sind mitzubringen.',
        'Shoes off, slippers on: carpets cover the atrium, and between them sits half an orchestra. If you want to know what a timpani sounds like from the inside, put your ear to the bowl. Admission is free, but carpets are limited, so please reserve a place. Bring your own slippers.',
      ),
      run: [-14, 365],
    },
  ],
};

export const OPEN_DOORS: ProductionFamily = {
  ...shared,
  genre: 'chamber',
  rooms: [9],
  times: ['18:00'],
  plan: 'free',
  productions: [
    {
      title: t('Feierabendsingen', 'Singing After Work'),
      preline: t('Für alle', 'For everyone'),
      subline: t('Eine halbe Stunde Kanon am Wasser', 'Half an hour of rounds by the water'),
      about: t(
        'Keine Noten, keine Anmeldung, keine falschen Töne. Auf der Uferterrasse wird gesungen, was sich im Kanon singen lässt, in so vielen Sprachen, wie gerade da sind. Bei Regen ziehen alle in den Lichthof, der ohnehin besser klingt.',
        'No sheet music, no booking, no wrong notes. On the River Terrace we sing whatever can be sung as a round, in as many languages as happen to be present. If it rains everyone moves to the atrium, which sounds better anyway.',
      ),
      season: ['05-01', '09-30'],
    },
  ],
};

export const SMALL_STAGE: ProductionFamily = {
  ...shared,
  genre: 'literature',
  rooms: [8],
  weekdays: [3, 6, 7],
  times: ['10:00', '11:00', '15:00'],
  plan: 'children',
  more: [
    t(
      'Gespielt wird auf Augenhöhe: Vorn liegen Kissen, dahinter stehen die Bänke. Wer zwischendurch hinausmuss, darf hinaus und wieder herein, so oft es nötig ist.',
      'Everything is played at eye level: cushions in front, benches behind. Anyone who has to leave for a moment may do so and come back in as often as needed.',
    ),
  ],
  productions: [
    {
      title: t('Kasper zieht um', 'Punch Moves House'),
      preline: t('Puppentheater', 'Puppet theatre'),
      subline: t('Sieben Kisten und ein Krokodil', 'Seven boxes and one crocodile'),
      about: t(
        'Kasper hat eine neue Wohnung, aber das Krokodil will nicht mit. Kiste um Kiste wird gepackt, ausgepackt und wieder gesucht, bis allen klar ist, wer hier eigentlich bei wem wohnt. Die Kinder im Publikum tragen mit.',
        'Punch has a new flat, but the crocodile refuses to come along. Box after box is packed, unpacked and searched for again, until everyone knows who has been living with whom. Children in the audience help to carry.',
      ),
      run: [-14, 365],
    },
    {
      title: t('Hinter dem Laken', 'Behind the Sheet'),
      preline: t('Schattentheater', 'Shadow theatre'),
      subline: t('Was zwei Hände alles sein können', 'All the things two hands can be'),
      about: t(
        'Eine Taschenlampe, ein Bettlaken, zwei Hände: Mehr braucht es nicht für einen Zirkus mit Kamel. Nach der Vorstellung darf jedes Kind selbst hinter das Laken und nimmt seinen Schatten als Scherenschnitt mit nach Hause.',
        'A torch, a bed sheet, two hands: that is all it takes for a circus with a camel. After the show every child may step behind the sheet and take their own shadow home, cut out of paper.',
      ),
      run: [-14, 365],
    },
    {
      title: t('Vorlesen mit Decke', 'Stories under a Blanket'),
      preline: t('Vorlesestunde', 'Story time'),
      subline: t('Drei Bilderbücher, eines davon sucht ihr aus', 'Three picture books, one of them chosen by you'),
      about: t(
        'Zwei Bücher bringen wir mit, das dritte zieht ein Kind aus dem Koffer. Gelesen wird auf Deutsch und manchmal in einer zweiten Sprache, die Bilder stehen groß an der Wand. Decken liegen bereit, Kuscheltiere kommen umsonst hinein.',
        'We bring two books, a child draws the third from the suitcase. We read in German and sometimes in a second language, with the pictures large on the wall. Blankets are provided, and cuddly toys get in free.',
      ),
      run: [-14, 365],
    },
    {
      title: t('Einmal König sein', 'King for an Hour'),
      preline: t('Erzähltheater', 'Storytelling'),
      subline: t('Ein Märchen, das jedes Mal anders ausgeht', 'A fairy tale with a different ending every time'),
      about: t(
        'Der König ist krank, und jemand aus der ersten Reihe muss für ihn regieren. Was dann gilt, bestimmen die Kinder: Pudding zum Frühstück, Mittagsschlaf für Erwachsene, eine Steuer auf schlechte Laune. Der Erzähler hält sich daran, so gut er kann.',
        'The king is ill, and someone from the front row must rule in his place. The children make the laws: pudding for breakfast, naps for grown-ups, a tax on bad moods. The storyteller obeys as best he can.',
      ),
      run: [-14, 365],
    },
  ],
};
