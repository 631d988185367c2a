import { t } from '../text.ts';
import { columns, type SeedBlock } from '../block.ts';
import { button, drawn, piece, prose } from './piece.ts';

/** What the house says on pages that are no page of the page editor, by the slug of the place. */
export const SECTIONS: readonly SeedBlock[] = [
  columns(
    'magazine-intro',
    [
      8,
      [
        prose(
          'magazine-intro-text',
          '<p><strong>Auch auf Papier:</strong> Viermal im Jahr erscheint eine Auswahl als Heft, gedruckt vier Häuser flussabwärts. Es liegt an allen Kassen aus und kostet nichts.</p>',
          '<p><strong>On paper, too:</strong> Four times a year a selection comes out as a booklet, printed four houses downstream. You find it at every box office, and it is free.</p>',
        ),
      ],
    ],
    [4, [button('magazine-intro-link', t('Zu den Kassen', 'To the box offices'), t('/de/besuch', '/en/visit'))]],
  ),
];

/** What stands on the page of a performance in sign language. */
export const SIGN_LANGUAGE_BLOCKS: readonly SeedBlock[] = [
  piece('video', 'event-sign-film', {
    video_url: 'https://www.youtube.com/watch?v=_AltwassrGS',
    image: drawn('page-3', 'Grafik: ein Kreis zwischen zwei Ufern', 'Graphic: a circle between two banks'),
    title: t(
      'Worum es an diesem Termin geht und wo Sie gut sehen, in Deutscher Gebärdensprache',
      'What this performance is about and where you see well, in German Sign Language',
    ),
    length: '2:20',
    is_sign_language: true,
  }),
];
