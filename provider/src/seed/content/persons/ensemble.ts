import { t } from '../text.ts';
import type { SeedPerson } from './person.ts';

const ACTOR = t('Schauspieler', 'Actor');
const ACTRESS = t('Schauspielerin', 'Actor');

export const ENSEMBLE: readonly SeedPerson[] = [
  {
    firstName: 'Runa',
    lastName: 'Veldkamp',
    categories: ['ensemble'],
    functions: [ACTRESS],
    biography: [
      t(
        'Runa Veldkamp hat in Altwasser schon drei Antigonen gesehen und ist die vierte. Sie spielt außerdem die Souffleuse in „Büro, Büro, Gespenst“ und repariert Fahrräder, auch fremde.',
        'Runa Veldkamp had seen three Antigones in Altwasser before she became the fourth. She also plays the prompter in “Office, Office, Ghost” and repairs bicycles, other people’s included.',
      ),
    ],
  },
  {
    firstName: 'Bertram',
    lastName: 'Nussdorfer',
    categories: ['ensemble'],
    functions: [ACTOR],
    biography: [
      t(
        'Dienstältester im Ensemble: Bertram Nussdorfer steht seit zweiunddreißig Jahren auf der Großen Bühne und hat den Dorfrichter Adam in vier Inszenierungen gespielt, jedes Mal mit einer anderen Perücke. Im Nathan ist er endlich Nathan.',
        'The longest-serving member of the company: Bertram Nussdorfer has stood on the Main Stage for thirty-two years and has played Judge Adam in four productions, each time in a different wig. In “Nathan” he is Nathan at last.',
      ),
    ],
  },
  {
    firstName: 'Cornelius',
    lastName: 'Abendrot',
    categories: ['ensemble'],
    functions: [ACTOR, t('Sprecher der Audiodeskription', 'Voice of the audio description')],
    biography: [
      t(
        'Cornelius Abendrot beschreibt an den gekennzeichneten Terminen live, was auf der Bühne geschieht, und braucht dafür so wenige Wörter wie möglich. Wenn er selbst spielt, übernimmt das jemand anderes, und er hört angeblich heimlich mit.',
        'On the dates marked, Cornelius Abendrot describes live what happens on stage, in as few words as possible. When he is acting himself somebody else takes over, and he is said to listen in.',
      ),
    ],
  },
  {
    firstName: 'Jorinde',
    lastName: 'Maaß',
    categories: ['ensemble'],
    functions: [ACTRESS],
    biography: [
      t(
        'Jorinde Maaß kam über das Puppenspiel zum Theater und behandelt Requisiten bis heute wie Kolleginnen. In „Drei Schwestern und ein Fernglas“ spielt sie Irina und, genau genommen, das Fernglas.',
        'Jorinde Maaß came to the theatre by way of puppetry and still treats props like colleagues. In “Three Sisters and a Pair of Binoculars” she plays Irina and, strictly speaking, the binoculars.',
      ),
    ],
  },
  {
    firstName: 'Soraya',
    lastName: 'Tillmanns',
    categories: ['ensemble'],
    functions: [ACTRESS, t('Sängerin', 'Singer')],
    biography: [
      t(
        'Soraya Tillmanns singt in „Was ihr wollt“ alle Lieder des Narren und am Montag darauf Fado im Kesselhaus. Sie spricht fünf Sprachen, flucht aber nur in einer.',
        'In “Twelfth Night” Soraya Tillmanns sings all the fool’s songs, and the Monday after she sings fado in the Boiler House. She speaks five languages but swears in only one.',
      ),
    ],
  },
  {
    firstName: 'Nilufar',
    lastName: 'Hagedorn',
    categories: ['ensemble'],
    functions: [t('Konzertmeisterin des Flussorchesters', 'Leader of the River Orchestra')],
    biography: [
      t(
        'Nilufar Hagedorn stimmt das Orchester nach dem Ton der Schiffshupe, die im Saal bei Ostwind zu hören ist: ein etwas zu tiefes A. Außerhalb der Konzerte spielt sie Quartett mit drei Menschen, die einander nie ausreden lassen, und findet, genau so gehöre es sich.',
        'Nilufar Hagedorn says she tunes the orchestra to the ship’s horn that can be heard in the hall when the wind is in the east: an A, slightly flat. Away from concerts she plays quartets with three people who never let each other finish, which in her view is how it should be.',
      ),
    ],
  },
  {
    firstName: 'Ottokar',
    lastName: 'Breitenfeld',
    categories: ['ensemble'],
    functions: [t('Solopauker', 'Principal Timpanist'), t('Familienkonzerte', 'Family concerts')],
    biography: [
      t(
        'Ottokar Breitenfeld besitzt fünf Pauken und vierzig Paar Schlägel, die er selbst bewickelt. In „Pauken und Pantoffeln“ erklärt er Kindern, warum der Lauteste im Orchester am längsten wartet.',
        'Ottokar Breitenfeld owns five timpani and forty pairs of sticks that he winds himself. In “Timpani and Slippers” he explains to children why the loudest player in the orchestra waits the longest.',
      ),
    ],
  },
  {
    firstName: 'Yuki',
    lastName: 'Sommerkorn',
    categories: ['ensemble'],
    functions: [t('Tanz', 'Dancer'), t('Probenleitung', 'Rehearsal Director')],
    biography: [
      t(
        'Yuki Sommerkorn ist seit der Gründung in der Kompanie und kennt jedes Stück von allen Seiten. Vor ausgewählten Vorstellungen führt Yuki die Bühnenbegehungen für Menschen mit Sehbehinderung.',
        'Yuki Sommerkorn has been with the company since it was founded and knows every piece from all sides. Before selected performances Yuki leads the touch tours for visitors with visual impairments.',
      ),
    ],
  },
  {
    firstName: 'Leopold',
    lastName: 'Achterkamp',
    categories: ['ensemble'],
    functions: [t('Tanz', 'Dancer')],
    biography: [
      t(
        'Leopold Achterkamp war Fliesenleger und tanzt, wie er gefliest hat: genau, geduldig und auf den Knien. In „Schwerkraft, mehrmals“ fällt er vierundzwanzigmal und steht fünfundzwanzigmal auf.',
        'Leopold Achterkamp used to be a tiler and dances the way he tiled: precisely, patiently and on his knees. In “Gravity, Repeatedly” he falls twenty-four times and gets up twenty-five.',
      ),
    ],
  },
  {
    firstName: 'Wilhelmina',
    lastName: 'Adeyemi-Kolb',
    categories: ['ensemble'],
    functions: [t('Bassklarinette', 'Bass clarinet'), t('Kesselhaus-Kollektiv', 'Boiler House Collective')],
    biography: [
      t(
        'Wilhelmina Adeyemi-Kolb hat die Lange Nacht der Bassklarinetten erfunden, weil ihr ein Abend zu kurz war. Sie improvisiert am liebsten mit Leuten, die sie noch nicht kennt, und lädt deshalb jeden Monat jemanden von weit her ein.',
        'Wilhelmina Adeyemi-Kolb invented the Long Night of the Bass Clarinets because one evening was too short for her. She likes best to improvise with people she does not know yet, and so invites someone from far away every month.',
      ),
    ],
  },
];
