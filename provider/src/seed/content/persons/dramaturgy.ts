import { t } from '../text.ts';
import type { SeedPerson } from './person.ts';

export const DRAMATURGY: readonly SeedPerson[] = [
  {
    firstName: 'Philippa',
    lastName: 'Grauwinkel',
    categories: ['dramaturgy', 'direction'],
    functions: [t('Chefdramaturgin', 'Head of Dramaturgy')],
    biography: [
      t(
        'Philippa Grauwinkel liest im Jahr etwa dreihundert Stücke und schlägt zwölf davon vor. Von ihr stammt der Satz, ein Spielplan sei ein Versprechen an Leute, die man noch nicht kennt; er steht inzwischen über dem Kopierer.',
        'Philippa Grauwinkel reads about three hundred plays a year and proposes twelve. It was she who said that a programme is a promise to people you have not met yet; the sentence now hangs above the photocopier.',
      ),
    ],
    email: 'dramaturgie@altwasser.example',
  },
  {
    firstName: 'Emeka',
    lastName: 'Rosental',
    categories: ['dramaturgy'],
    functions: [t('Konzertdramaturg', 'Concert Dramaturg')],
    biography: [
      t(
        'Emeka Rosental hält die Einführungen im Foyer der Konzerthalle: zwanzig Minuten, ein Flügel, kein Fachwort ohne Erklärung. Seine Programmhefte enden mit einer Frage, auf die es Antworten per Postkarte gibt.',
        'Emeka Rosental gives the introductions in the foyer of the concert hall: twenty minutes, one piano, no technical term left unexplained. His programme notes end with a question, and answers arrive by postcard.',
      ),
    ],
  },
  {
    firstName: 'Veit',
    lastName: 'Oldenkott',
    categories: ['dramaturgy'],
    functions: [t('Dramaturg', 'Dramaturg'), t('Regisseur', 'Stage Director')],
    biography: [
      t(
        'Veit Oldenkott streicht Texte zusammen und schreibt sie manchmal neu; „Wo, bitte, geht’s hier zum Meer, fragte der Fluss“ ist sein erstes eigenes Stück. Er hat es am Ufer geschrieben, bei jedem Wetter.',
        'Veit Oldenkott cuts texts and sometimes rewrites them; “Excuse Me, Which Way to the Sea, Asked the River” is the first play of his own. He wrote it on the bank, in all weathers.',
      ),
    ],
  },
  {
    firstName: 'Lioba',
    lastName: 'Steinmetzler',
    categories: ['dramaturgy'],
    functions: [t('Kuratorin am Kunsthaus', 'Curator at the Gallery')],
    biography: [
      t(
        'Lioba Steinmetzler hat das Archiv im Keller des Zollamts geöffnet und zeigt seitdem, was dort achtzig Jahre lang niemand sehen wollte. Sie hängt Bilder tiefer als üblich, damit auch Kinder und Menschen im Rollstuhl auf Augenhöhe sind.',
        'Lioba Steinmetzler opened the archive in the basement of the customs house and has since been showing what nobody wanted to see for eighty years. She hangs pictures lower than usual, so that children and visitors in wheelchairs meet them at eye level.',
      ),
    ],
  },
  {
    firstName: 'Konstantin',
    lastName: 'Brasche',
    categories: ['dramaturgy'],
    functions: [t('Leiter des Literaturhauses', 'Head of the Literature House')],
    biography: [
      t(
        'Konstantin Brasche moderiert die Flussgespräche und ist dafür bekannt, Stille auszuhalten. Als gelernter Übersetzer fragt er jeden Gast nach einem Wort, das fehlt; die Sammlung liegt im Fährhaus aus.',
        'Konstantin Brasche hosts the River Talks and is known for letting silences last. A translator by training, he asks every guest for a word that is missing; the collection is on display at the Ferry House.',
      ),
    ],
  },
];
