import { t } from '../text.ts';
import type { SeedPerson } from './person.ts';

export const TECHNICS: readonly SeedPerson[] = [
  {
    firstName: 'Rafaela',
    lastName: 'Humboldt-Ney',
    categories: ['technics', 'direction'],
    functions: [t('Technische Direktorin', 'Technical Director')],
    biography: [
      t(
        'Rafaela Humboldt-Ney verantwortet fünf Bühnen, zwei Aufzüge und eine Turmuhr. Sie hat durchgesetzt, dass Holz dreimal verwendet wird, und weiß von jeder Treppe im Haus, in welchem Stück sie vorher war.',
        'Rafaela Humboldt-Ney is responsible for five stages, two lifts and a tower clock. She saw to it that wood is used three times, and knows of every staircase in the house which play it was in before.',
      ),
    ],
    email: 'technik@altwasser.example',
  },
  {
    firstName: 'Marike',
    lastName: 'Dohnenstein',
    categories: ['technics'],
    functions: [
      t('Bühnen- und Kostümbildnerin', 'Set and Costume Designer'),
      t('Leiterin des Fundus', 'Head of the Costume Store'),
    ],
    biography: [
      t(
        'Marike Dohnenstein entwirft am liebsten Räume, in denen eine Tür zu viel ist. Vierzigtausend Kostümteile hat sie nach Farben ordnen lassen statt nach Jahrhunderten; seither, sagt sie, kämen die besseren Ideen.',
        'Marike Dohnenstein prefers to design rooms with one door too many. She had forty thousand pieces of costume sorted by colour instead of by century; better ideas, she says, have come of it.',
      ),
    ],
  },
  {
    firstName: 'Svantje',
    lastName: 'Pappenheimer',
    categories: ['technics'],
    functions: [t('Lichtgestalterin', 'Lighting Designer')],
    biography: [
      t(
        'Svantje Pappenheimer leuchtet Theater, Tanz und gelegentlich den Fluss aus. Für „Nordlichtversuchsanordnung“ hat sie drei Winter lang den Himmel gemessen und am Ende mit elf Scheinwerfern nachgebaut.',
        'Svantje Pappenheimer lights theatre, dance and, on occasion, the river. For “Experimental Set-up for Northern Lights” she measured the sky for three winters and finally rebuilt it with eleven lamps.',
      ),
    ],
  },
  {
    firstName: 'Benedikta',
    lastName: 'Achenwall',
    categories: ['technics'],
    functions: [t('Inspizientin', 'Stage Manager'), t('Bühnenmeisterin', 'Stage Carpenter')],
    biography: [
      t(
        'Ohne Benedikta Achenwall fängt auf der Großen Bühne nichts an: Sie gibt jedes Zeichen des Abends, an manchen sind es vierhundert. Ihr Pult stammt von 1958, ihre Stoppuhr auch.',
        'Nothing begins on the Main Stage without Benedikta Achenwall: she gives every cue of the evening, some four hundred on certain nights. Her desk dates from 1958, and so does her stopwatch.',
      ),
    ],
  },
  {
    firstName: 'Ruben',
    lastName: 'Tschernik',
    categories: ['technics'],
    functions: [t('Leiter der Tonabteilung', 'Head of Sound'), t('Klangregie', 'Sound Direction')],
    biography: [
      t(
        'Ruben Tschernik sammelt Nachhall: Er hat jeden Raum der Meile mit einem platzenden Luftballon vermessen. Im Studio der Werkhalle mischt er Uraufführungen und dreht im Kesselhaus die Anlage so leise, dass man die Band hört.',
        'Ruben Tschernik collects reverberation: he has measured every room along the mile with a bursting balloon. In the studio of the Works he mixes premieres, and in the Boiler House he turns the system down until you can hear the band.',
      ),
    ],
  },
];
