import type { SeedPage } from '../../block.ts';
import { t } from '../../text.ts';
import { easyPage, ticketsOf } from './easyPage.ts';

/** Three productions in easy language; each is the twin of all dates of its production. */
export const EASY_PRODUCTION_PAGES: SeedPage[] = [
  easyPage({
    key: 'easy-antigone',
    path: t('antigone', 'antigone'),
    title: t('Antigone in Leichter Sprache', 'Antigone in easy language'),
    headline: t('Antigone', 'Antigone'),
    description: t(
      'Das Theater-Stück „Antigone“ in Leichter Sprache: die Geschichte und was Sie wissen sollten.',
      'The play “Antigone” in easy language: the story and what you should know.',
    ),
    of: { production: 'Antigone' },
    opening: [
      [
        'Antigone ist ein Theater-Stück. Das Stück ist sehr alt. Ein Mann aus Griechenland hat es geschrieben. Der Mann heißt Sophokles.',
      ],
      ['Antigone is a play. The play is very old. A man from Greece wrote it. His name is Sophocles.'],
    ],
    parts: [
      [
        t('Die Geschichte', 'The story'),
        [
          'Antigone ist eine junge Frau. Ihr Bruder ist tot. Antigone will ihren Bruder begraben. Aber der König verbietet das.',
          'Antigone begräbt ihren Bruder trotzdem. Der König ist wütend. Er bestraft Antigone. Am Ende sind alle traurig. Auch der König ist traurig.',
        ],
        [
          'Antigone is a young woman. Her brother is dead. Antigone wants to bury her brother. But the king does not allow it.',
          'Antigone buries her brother all the same. The king is angry. He punishes Antigone. In the end everybody is sad. The king is sad, too.',
        ],
      ],
      [
        t('Das sollten Sie wissen', 'What you should know'),
        [
          'In dem Stück geht es um den Tod. Ein Mensch tötet sich selbst. Nach ungefähr 40 Minuten gibt es einen lauten Knall.',
          'Das Stück hat keine Pause. Sie dürfen trotzdem hinaus-gehen. Das Stück ist für Menschen ab 12 Jahren.',
          'Auf der Bühne sprechen auch 40 Menschen aus Altwasser.',
        ],
        [
          'The play is about death. A person kills herself. After about 40 minutes there is a loud bang.',
          'The play has no break. You may still go out. The play is for people from 12 years on.',
          '40 people from Altwasser also speak on the stage.',
        ],
      ],
    ],
    more: [ticketsOf('easy-antigone', 'Antigone')],
  }),
  easyPage({
    key: 'easy-twelfth-night',
    path: t('was-ihr-wollt', 'twelfth-night'),
    title: t('Was ihr wollt in Leichter Sprache', 'Twelfth Night in easy language'),
    headline: t('Was ihr wollt', 'Twelfth Night'),
    description: t(
      'Das lustige Theater-Stück „Was ihr wollt“ in Leichter Sprache: die Geschichte und was Sie wissen sollten.',
      'The funny play “Twelfth Night” in easy language: the story and what you should know.',
    ),
    of: { production: 'Was ihr wollt' },
    opening: [
      [
        'Was ihr wollt ist ein lustiges Theater-Stück. William Shakespeare hat es geschrieben. Er hat vor 400 Jahren in England gelebt.',
      ],
      ['Twelfth Night is a funny play. William Shakespeare wrote it. He lived in England 400 years ago.'],
    ],
    parts: [
      [
        t('Die Geschichte', 'The story'),
        [
          'Ein Schiff geht im Sturm unter. Eine Frau rettet sich an Land. Die Frau heißt Viola.',
          'Viola kennt hier niemanden. Sie zieht die Kleider von einem Mann an. Alle denken: Viola ist ein Mann.',
          'Viola verliebt sich in einen Herzog. Der Herzog liebt eine andere Frau. Und diese Frau verliebt sich in Viola. Das ist ein großes Durcheinander. Am Ende wird alles gut.',
        ],
        [
          'A ship sinks in a storm. A woman gets to the land. Her name is Viola.',
          'Viola knows nobody here. She puts on the clothes of a man. Everybody thinks that Viola is a man.',
          'Viola falls in love with a duke. The duke loves another woman. And this woman falls in love with Viola. Nothing fits together. In the end all is well.',
        ],
      ],
      [
        t('Das sollten Sie wissen', 'What you should know'),
        [
          'Am Anfang ist ein Sturm auf der Bühne. Dann blitzt das Licht sehr schnell. Das ist für manche Menschen nicht gut.',
          'Das Stück ist lang. Es gibt 1 Pause. Es gibt auch Musik.',
        ],
        [
          'There is a storm on the stage at the beginning. Then the light flashes very fast. This is not good for some people.',
          'The play is long. There is 1 break. There is music, too.',
        ],
      ],
    ],
    more: [ticketsOf('easy-twelfth-night', 'Was ihr wollt')],
  }),
  easyPage({
    key: 'easy-timpani',
    path: t('pauken-und-pantoffeln', 'timpani-and-slippers'),
    title: t('Pauken und Pantoffeln in Leichter Sprache', 'Timpani and Slippers in easy language'),
    headline: t('Pauken und Pantoffeln', 'Timpani and Slippers'),
    description: t(
      'Das Konzert „Pauken und Pantoffeln“ für Familien in Leichter Sprache: was Sie erwartet.',
      'The concert “Timpani and Slippers” for families in easy language: what to expect.',
    ),
    of: { production: 'Pauken und Pantoffeln' },
    opening: [
      [
        'Das ist ein Konzert für Familien. Kinder ab 5 Jahren können zuhören. Das Konzert kostet nichts.',
        'Pauken sind große Trommeln. Pantoffeln sind Haus-Schuhe.',
      ],
      [
        'This is a concert for families. Children from 5 years on can listen. The concert costs nothing.',
        'Timpani are big drums. Slippers are soft shoes for the house.',
      ],
    ],
    parts: [
      [
        t('So ist das Konzert', 'What the concert is like'),
        [
          'Sie ziehen Ihre Schuhe aus. Sie ziehen Ihre Pantoffeln an. Auf dem Boden liegen Teppiche. Dort sitzen Sie zusammen mit den Musikerinnen und Musikern.',
          'Sie dürfen ganz nah an die Pauke gehen. Sie dürfen das Ohr an die Pauke legen. Die Pauke ist laut.',
        ],
        [
          'You take off your shoes. You put on your slippers. There are carpets on the floor. You sit there together with the musicians.',
          'You may go very close to the drum. You may put your ear on the drum. The drum is loud.',
        ],
      ],
      [
        t('Das sollten Sie wissen', 'What you should know'),
        ['Bringen Sie bitte eigene Pantoffeln mit. Sie dürfen immer hinaus-gehen und wieder-kommen. Für Kinder-Wagen ist Platz.'],
        ['Please bring your own slippers. You may go out and come back at any time. There is space for prams.'],
      ],
    ],
    more: [ticketsOf('easy-timpani', 'Pauken und Pantoffeln')],
  }),
];
