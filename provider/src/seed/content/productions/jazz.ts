import { t } from '../text.ts';
import type { ProductionFamily } from './production.ts';

export const JAZZ: ProductionFamily = {
  type: 'concert',
  genre: 'jazz',
  series: 'boiler',
  rooms: [11],
  times: ['20:00', '21:00'],
  durations: [null, 100],
  plan: 'standing',
  ageFrom: null,
  tags: ['introduction', 'relaxed'],
  credits: [
    { isPerformer: true, role: t('Gastgeberin', 'Host band'), names: [t('Kesselhaus-Kollektiv', 'Boiler House Collective')] },
  ],
  more: [
    t(
      'Das Kesselhaus ist rund, zwölf Meter hoch und klingt trocken wie ein gutes Studio. Es gibt Stehplätze, vierzig Hocker am Rand und eine Bar, die während der Balladen keine Eiswürfel schaufelt.',
      'The Boiler House is round, twelve metres high and sounds as dry as a good studio. There is standing room, forty stools around the edge, and a bar that shovels no ice during ballads.',
    ),
    t(
      'Wie lange der Abend dauert, entscheidet die Band. Nach dem zweiten Set ist die Bühne offen: Wer ein Instrument dabeihat, trägt sich an der Bar in die Liste ein.',
      'How long the evening lasts is up to the band. After the second set the stage is open: if you have brought an instrument, put your name on the list at the bar.',
    ),
  ],
  productions: [
    {
      title: t('Blaue Stunde, nasser Asphalt', 'Blue Hour, Wet Asphalt'),
      preline: t('Jazz', 'Jazz'),
      subline: t('Ein Quartett spielt Filmmusik, die es nicht gab', 'A quartet plays film music that never was'),
      about: t(
        'Vier Leute erfinden den Soundtrack zu einem Krimi, den niemand gedreht hat: Verfolgung am Hafen, Kuss im Treppenhaus, falsche Spur um drei Uhr morgens. Das Publikum zieht vor jedem Stück eine Karte mit dem nächsten Schauplatz.',
        'Four people invent the soundtrack to a thriller nobody ever shot: chase at the harbour, kiss in the stairwell, false trail at three in the morning. Before each piece the audience draws a card with the next location.',
      ),
    },
    {
      title: t('Sieben Achtel', 'Seven Eight'),
      preline: t('Balkan-Jazz', 'Balkan jazz'),
      subline: t('Tanzmusik für Leute mit einem Bein mehr', 'Dance music for people with one leg too many'),
      about: t(
        'Wer bei sieben Achteln mitklatscht, landet auf der falschen Hand und grinst. Trompete, Tapan, Akkordeon und Kontrabass ziehen von Thrakien bis in die Vorstadt von Wien. In der Pause zeigt die Tapanspielerin, wie man dazu geht.',
        'Clap along to seven eight and you land on the wrong hand, grinning. Trumpet, tapan, accordion and double bass travel from Thrace to the suburbs of Vienna. In the interval the tapan player shows how to walk to it.',
      ),
    },
    {
      title: t('Die Lange Nacht der Bassklarinetten', 'The Long Night of the Bass Clarinets'),
      preline: t('Kurzfestival an einem Abend', 'A festival in one evening'),
      subline: t('Fünf Solos, ein Trio, ein Schwarm', 'Five solos, one trio, one swarm'),
      about: t(
        'Sie kann brummen wie ein Transformator und singen wie eine Bratsche. Fünf Spielerinnen und Spieler bringen fünf Schulen der Bassklarinette mit; um Mitternacht stehen alle im Kreis, das Publikum in der Mitte, und das Kesselhaus summt.',
        'It can hum like a transformer and sing like a viola. Five players bring five schools of the bass clarinet; at midnight they stand in a circle with the audience at its centre, and the Boiler House hums.',
      ),
    },
    {
      title: t('Oud & Orgel', 'Oud & Organ'),
      preline: t('Global', 'Global'),
      subline: t('Zwei Instrumente, die sich selten begegnen', 'Two instruments that rarely meet'),
      about: t(
        'Die Hammondorgel hat einen Lautsprecher, der sich dreht, die Oud hat Vierteltöne. Beide können, was ein Klavier nicht kann: zwischen den Tasten wohnen. Ein Abend über Nachbarschaft, mit Stücken aus Aleppo, Memphis und Altwasser.',
        'The Hammond organ has a speaker that spins, the oud has quarter tones. Both can do what a piano cannot: live between the keys. An evening about neighbours, with pieces from Aleppo, Memphis and Altwasser.',
      ),
    },
    {
      title: t('Swing ohne Netz', 'Swing Without a Net'),
      preline: t('Bigband', 'Big band'),
      subline: t('Ellington, Basie und Wünsche aus dem Saal', 'Ellington, Basie and requests from the floor'),
      about: t(
        'Achtzehn Pulte, kein Programmzettel. Die Bigband hat zweihundert Stücke im Koffer; gespielt wird, was gerufen wird. Nur das letzte steht fest: ein Blues in B, in dem jede Reihe einmal aufsteht, auf der Bühne und davor.',
        'Eighteen desks, no printed programme. The big band has two hundred pieces in its case and plays whatever is called out. Only the last one is fixed: a blues in B flat in which every row gets to its feet, on stage and off.',
      ),
    },
    {
      title: t('Fado am Fluss', 'Fado by the River'),
      preline: t('Stimme und Gitarre', 'Voice and guitar'),
      subline: t('Lieder vom Fortgehen und vom Bleiben', 'Songs of leaving and of staying'),
      about: t(
        'Der Fado kommt aus einer Stadt mit einem großen Fluss und wird gesungen, während das Licht ausgeht. Zwei Gitarren, eine Stimme, kein Mikrofon. Applaudiert wird nach alter Sitte erst, wenn die Sängerin die Augen wieder öffnet.',
        'Fado comes from a city with a great river and is sung while the light goes out. Two guitars, one voice, no microphone. By old custom you applaud only when the singer opens her eyes again.',
      ),
    },
    {
      title: t('Trio mit Toaster', 'Trio with Toaster'),
      preline: t('Improvisierte Musik', 'Improvised music'),
      subline: t('Klavier, Schlagzeug und was die Küche hergibt', 'Piano, drums and whatever the kitchen yields'),
      about: t(
        'Es begann als Scherz und ist inzwischen ein Instrument: ein Toaster mit Kontaktmikrofon, dessen Feder auf A gestimmt ist. Das Trio improvisiert über Haushaltsgeräusche, sehr leise, sehr genau und mit unverschämt viel Swing.',
        'It started as a joke and has become an instrument: a toaster with a contact microphone whose spring is tuned to A. The trio improvises on household noises, very quietly, very precisely and with an outrageous amount of swing.',
      ),
    },
  ],
};
