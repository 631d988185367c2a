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

export const OPEN_DOORS: ProductionFamily = {
  ...shared,
  genre: 'chamber',
  rooms: [6],
  times: ['10:00', '11:00', '18:00'],
  plan: 'free',
  productions: [
    {
      title: t('Pauken und Pantoffeln', 'Timpani and Slippers'),
      preline: t('Familienkonzert', 'Family concert'),
      subline: t('Musik zum Danebensitzen', 'Music to sit right next to'),
      about: t(
        'Schuhe aus, Pantoffeln an: Im Lichthof liegen Teppiche, und zwischen ihnen sitzt ein halbes Orchester. Wer wissen will, wie eine Pauke von innen klingt, legt das Ohr an den Kessel. Der Eintritt ist frei, Pantoffeln sind mitzubringen.',
        'Shoes off, slippers on: carpets cover the atrium, and between them sits half an orchestra. If you want to know what a timpani sounds like from the inside, put your ear to the bowl. Admission is free; bring your own slippers.',
      ),
      own: { times: ['10:00', '11:00'] },
      run: [-14, 365],
    },
    {
      title: t('Feierabendsingen', 'Singing After Work'),
      preline: t('Für alle', 'For everyone'),
      subline: t('Eine halbe Stunde Kanon am Wasser', 'Half an hour of rounds by the water'),
      about: t(
        'Keine Noten, keine Anmeldung, keine falschen Töne. Auf der Uferterrasse wird gesungen, was sich im Kanon singen lässt, in so vielen Sprachen, wie gerade da sind. Bei Regen ziehen alle in den Lichthof, der ohnehin besser klingt.',
        'No sheet music, no booking, no wrong notes. On the River Terrace we sing whatever can be sung as a round, in as many languages as happen to be present. If it rains everyone moves to the atrium, which sounds better anyway.',
      ),
      own: { rooms: [9], times: ['18:00'] },
      season: ['05-01', '09-30'],
    },
  ],
};
