import { t } from '../text.ts';
import { columns, type SeedBlock } from '../block.ts';
import { button, prose } from './piece.ts';

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
