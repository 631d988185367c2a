import { t } from '../text.ts';
import type { SeedPerson } from './person.ts';

export const DIRECTION: readonly SeedPerson[] = [
  {
    firstName: 'Marlene',
    lastName: 'Otterbach',
    categories: ['direction'],
    functions: [t('Intendantin', 'General Director')],
    biography: [
      t(
        'Marlene Otterbach kam als Beleuchterin ans Theater am Wehr, studierte nebenbei Geschichte und leitete zehn Jahre lang ein Festival, das auf Lastkähnen stattfand. Seit 2019 führt sie die fünf Häuser zusammen, ohne sie gleich zu machen.',
        'Marlene Otterbach joined the Theatre at the Weir as a lighting technician, read history on the side and spent ten years running a festival that took place on barges. Since 2019 she has been bringing the five houses together without making them the same.',
      ),
      t(
        'Ihr Büro liegt im Alten Zollamt über der Kasse. Wer sich beschwert, hört sie manchmal die Treppe herunterkommen.',
        'Her office is above the box office in the Old Customs House. Visitors with a complaint sometimes hear her coming down the stairs.',
      ),
    ],
    email: 'intendanz@altwasser.example',
    phone: '+49 69 90009 120',
  },
  {
    firstName: 'Henriette',
    lastName: 'Sandvoss',
    categories: ['direction', 'administration'],
    functions: [t('Kaufmännische Direktorin', 'Managing Director')],
    biography: [
      t(
        'Henriette Sandvoss hat Brücken kalkuliert, bevor sie Spielzeiten kalkulierte. Beides, sagt sie, müsse auch dann halten, wenn mehr Leute kommen als gedacht. Unter ihr wurde der Uferbus ins Ticket aufgenommen und der Altwasser-Pass eingeführt.',
        'Henriette Sandvoss costed bridges before she costed seasons. Both, she says, have to hold when more people come than expected. She made the riverside bus part of the ticket and introduced the Altwasser Pass.',
      ),
    ],
    email: 'direktion@altwasser.example',
    phone: '+49 69 90009 121',
  },
  {
    firstName: 'Ismael',
    lastName: 'Kranich',
    categories: ['direction', 'ensemble'],
    functions: [
      t('Chefdirigent des Flussorchesters', 'Chief Conductor of the River Orchestra'),
      t('Musikdirektor', 'Director of Music'),
    ],
    biography: [
      t(
        'Ismael Kranich spielte Bratsche im Flussorchester, bis er bei einer Probe für einen erkrankten Dirigenten einsprang und einfach vorn blieb. Er lässt die Violinen geteilt sitzen, redet vor Zugaben nie und hat noch kein Konzert ohne ein Werk aus den letzten zwanzig Jahren gegeben.',
        'Ismael Kranich played the viola in the River Orchestra until he stood in for a conductor who had fallen ill at a rehearsal, and simply stayed at the front. He seats the violins apart, never speaks before an encore and has yet to give a concert without a work from the past twenty years.',
      ),
      t(
        'Mittwochs leitet er das Feierabendsingen im Lichthof, ohne Taktstock.',
        'On Wednesdays he leads the after-work singing in the atrium, without a baton.',
      ),
    ],
  },
  {
    firstName: 'Toomas',
    lastName: 'Lindqvist-Rau',
    categories: ['direction'],
    functions: [t('Schauspieldirektor', 'Director of Drama'), t('Regisseur', 'Stage Director')],
    biography: [
      t(
        'Toomas Lindqvist-Rau wuchs auf der einen Seite der Ostsee auf und lernte Regie auf der anderen. Seine Inszenierungen beginnen oft, während das Publikum noch Platz nimmt, und enden selten mit einem Vorhang. Am Theater am Wehr hat er das Ensemble von neun auf vierzehn vergrößert.',
        'Toomas Lindqvist-Rau grew up on one side of the Baltic and learned directing on the other. His productions often begin while the audience is still taking its seats, and rarely end with a curtain. At the Theatre at the Weir he has enlarged the company from nine to fourteen.',
      ),
    ],
  },
  {
    firstName: 'Adaeze',
    lastName: 'Wohlleben',
    categories: ['direction', 'ensemble'],
    functions: [t('Leiterin der Tanzkompanie', 'Director of the Dance Company'), t('Choreografin', 'Choreographer')],
    biography: [
      t(
        'Adaeze Wohlleben gründete die Tanzkompanie Gerberviertel mit sechs Menschen und einem geliehenen Tanzteppich. Ihre Stücke handeln von Alltäglichem: Wäsche, Warteschlangen, Handschriften. Das Training ist öffentlich, weil sie findet, man solle sehen, wie oft etwas misslingt.',
        'Adaeze Wohlleben founded the Tannery Quarter Dance Company with six people and a borrowed dance floor. Her pieces are about everyday things: laundry, queues, handwriting. Training is open to the public because she thinks people should see how often things go wrong.',
      ),
    ],
  },
];
