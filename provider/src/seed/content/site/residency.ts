import { t } from '../text.ts';
import { columns, type SeedPage } from '../block.ts';
import { drawn, headline, piece, prose } from './piece.ts';

/** The studio for guests who stay for months. */
export const RESIDENCY_PAGE: SeedPage = {
  key: 'residency',
  parent: 'about',
  path: t('ueber-uns/atelier-am-wehr', 'about/studio-at-the-weir'),
  title: t('Atelier am Wehr', 'Studio at the Weir'),
  headline: t('Drei Monate am Wasser', 'Three months by the water'),
  description: t(
    'Vier Aufenthalte im Jahr für Künstlerinnen und Künstler aller Sparten, mit Wohnung, Arbeitsraum und Stipendium.',
    'Four residencies a year for artists of all disciplines, with a flat, a workspace and a grant.',
  ),
  image: drawn('room-12', 'Grafik: ein Raum mit hohem Fenster', 'Graphic: a room with a tall window'),
  modules: [
    piece('two_columns', 'residency-intro', {
      extra_class: 'image-text',
      text: t(
        '<p>Das Atelier liegt im alten Schleusenwärterhaus: unten sechzig Quadratmeter mit Nordlicht, oben eine Wohnung, in der man das Wehr hört. Werkstätten, Probebühne und Siebdruckpresse stehen Ihnen offen, ein Schlüssel für alle fünf Häuser gehört dazu.</p>',
        '<p>The studio is in the old lock-keeper’s house: sixty square metres of northern light below, a flat above in which you can hear the weir. Workshops, rehearsal stage and screen-printing press are open to you, and a key to all five houses comes with it.</p>',
      ),
      image: drawn('room-7', 'Grafik: das Kabinett mit Blättern an der Wand', 'Graphic: the cabinet with sheets on the wall'),
    }),
    headline('residency-calendar', t('So läuft es ab', 'How it works')),
    columns(
      'residency-steps',
      [
        4,
        [
          prose(
            'residency-step-apply',
            '<p><strong>Bewerben.</strong> Das Formular unten, eine Arbeitsprobe, keine Referenzen. Die Frist endet jeweils am letzten Tag des Quartals.</p>',
            '<p><strong>Apply.</strong> The form below, one work sample, no references. The deadline is the last day of each quarter.</p>',
          ),
        ],
      ],
      [
        8,
        [
          prose(
            'residency-step-stay',
            '<p><strong>Bleiben.</strong> Zwei, drei oder sechs Monate. Sie müssen nichts abliefern. Wenn Sie mögen, öffnen Sie an einem Nachmittag die Tür, und wir bringen Kuchen mit.</p>',
            '<p><strong>Stay.</strong> Two, three or six months. You need not deliver anything. If you like, open the door for an afternoon and we will bring cake.</p>',
          ),
        ],
      ],
    ),
    piece('faq', 'residency-faq', {
      headline: t('Was Bewerberinnen und Bewerber fragen', 'What applicants ask'),
      items: [
        {
          question: t('Darf ich mein Kind mitbringen?', 'May I bring my child?'),
          answer: t(
            '<p>Ja. Die Wohnung hat drei Zimmer, und wir helfen bei der Suche nach einem Platz in der Kita am Fährsteg.</p>',
            '<p>Yes. The flat has three rooms, and we help to find a place at the nursery on Fährsteg.</p>',
          ),
        },
        {
          question: t('Muss ich Deutsch sprechen?', 'Do I have to speak German?'),
          answer: t(
            '<p>Nein. Im Haus kommen Sie mit Englisch weit, am Fluss mit Gesten.</p>',
            '<p>No. English will take you far in the houses, gestures along the river.</p>',
          ),
        },
      ],
    }),
    piece('form', 'residency-form', { headline: t('Jetzt bewerben', 'Apply now'), form: 3 }),
  ],
};
