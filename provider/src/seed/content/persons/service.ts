import { t } from '../text.ts';
import type { SeedPerson } from './person.ts';

/** Learning, box office and administration: the people visitors meet first. */
export const SERVICE: readonly SeedPerson[] = [
  {
    firstName: 'Amrei',
    lastName: 'Kupferberg',
    categories: ['education'],
    functions: [t('Leiterin der Vermittlung', 'Head of Learning')],
    biography: [
      t(
        'Amrei Kupferberg hat die Junge Meile aufgebaut und plant jede Schulvorstellung vom Ende her: Wann fährt der letzte Bus? In ihrem Büro steht ein Sofa, auf dem schon vier Klassensprecherwahlen vorbereitet wurden.',
        'Amrei Kupferberg built up the Young Mile and plans every school performance from the end: when does the last bus leave? On the sofa in her office four class elections have been prepared so far.',
      ),
    ],
    email: 'vermittlung@altwasser.example',
    phone: '+49 69 90009 140',
  },
  {
    firstName: 'Johanna',
    lastName: 'Sperlingshof',
    categories: ['education'],
    functions: [t('Musikvermittlung', 'Music Education'), t('Chorleitung', 'Choir Leader')],
    biography: [
      t(
        'Johanna Sperlingshof kann aus jeder Gruppe in zwanzig Minuten einen Kanon machen, aus Vorständen in dreißig. Sie leitet die Kantorei der Mühlinsel und die Babykonzerte im Lichthof.',
        'Johanna Sperlingshof can make a canon out of any group in twenty minutes, out of a board of directors in thirty. She leads the Mill Island Choral Society and the baby concerts in the atrium.',
      ),
    ],
  },
  {
    firstName: 'Gudrun',
    lastName: 'Falkenried',
    categories: ['education'],
    functions: [t('Kunstvermittlung', 'Art Education'), t('Angebote in einfacher Sprache', 'Plain-language programme')],
    biography: [
      t(
        'Gudrun Falkenried faltet mit Kindern Papiervögel und erklärt Erwachsenen Beton. Alle Wandtexte im Kunsthaus gehen durch ihre Hände; was sie zweimal lesen muss, wird umgeschrieben.',
        'Gudrun Falkenried folds paper birds with children and explains concrete to adults. All wall texts in the gallery pass through her hands; whatever she has to read twice is rewritten.',
      ),
    ],
  },
  {
    firstName: 'Aurelia',
    lastName: 'Rabenau-Diop',
    categories: ['administration'],
    functions: [t('Leiterin der Kasse', 'Head of Box Office')],
    biography: [
      t(
        'Aurelia Rabenau-Diop weiß, von welchem Platz aus man den Souffleur sieht und von welchem nicht. Sie hat die Regel eingeführt, dass niemand abgewiesen wird, bevor nicht dreimal nachgesehen wurde.',
        'Aurelia Rabenau-Diop knows from which seat one can see the prompter and from which one cannot. It is her rule that nobody is turned away before someone has looked three times.',
      ),
    ],
    email: 'kasse@altwasser.example',
    phone: '+49 69 90009 100',
  },
  {
    firstName: 'Theodor',
    lastName: 'Wiesenhauer',
    categories: ['administration'],
    functions: [t('Leiter der Abenddienste', 'Head of Front of House'), t('Barrierefreiheit', 'Accessibility')],
    biography: [
      t(
        'Theodor Wiesenhauer begrüßt an der Tür und ist der Letzte, der geht. Er beantwortet alle Fragen zur Barrierefreiheit und ruft zurück, wenn er eine Antwort nicht gleich weiß.',
        'Theodor Wiesenhauer greets people at the door and is the last to leave. He answers all questions about accessibility, and calls back when he does not know straight away.',
      ),
    ],
    email: 'zugang@altwasser.example',
    phone: '+49 69 90009 160',
  },
];
