import { block, type SeedBlock } from '../block.ts';
import { t } from '../text.ts';

/**
 * What stands in a story beside its text: the productions it tells
 * of by their German titles, and blocks behind its first paragraph.
 */
export interface StoryText {
  productions: readonly string[];
  blocks?: readonly SeedBlock[];
}

/** By the German headline of the story. */
export const STORY_TEXTS: Readonly<Record<string, StoryText>> = {
  'Die Frau, die den Regen macht': {
    productions: ['Wo, bitte, geht’s hier zum Meer, fragte der Fluss'],
    blocks: [
      block('quote', 'story-rain-quote', (lang) => ({
        content: t('Man hört ihn bis in die letzte Reihe.', 'You can hear it in the back row.')[lang],
        author: t('Die Bühnenmeisterin über den letzten Tropfen', 'The stage manager on the last drop')[lang],
      })),
      block('image', 'story-rain-image', (lang) => ({
        image: {
          poster: 'page-6',
          alt: t('Grafik: schräge Linien fallen auf eine dunkle Fläche', 'Graphic: slanting lines fall on a dark field')[lang],
        },
        format: 'landscape',
        alias: '',
        description: t(
          'Vierzehnhundert Bohrungen, jede etwas anders gerichtet',
          'Fourteen hundred holes, each angled slightly differently',
        )[lang],
      })),
    ],
  },
  'Das Kontrafagott steigt aus dem Keller': {
    productions: ['Hochwasser', 'Fünfte'],
    blocks: [
      block('faq', 'story-contrabassoon-faq', (lang) => ({
        headline: t('Drei Fragen an das tiefste Holz', 'Three questions for the lowest wood')[lang],
        items: [
          {
            id: 1,
            question: t('Wie lang ist das Rohr?', 'How long is the tube?')[lang],
            answer: t('<p>Fünf Meter, viermal geknickt.</p>', '<p>Five metres, folded four times.</p>')[lang],
          },
          {
            id: 2,
            question: t('Was wiegt es?', 'What does it weigh?')[lang],
            answer: t('<p>Sechzehn Kilo, mit Koffer dreiundzwanzig.</p>', '<p>Sixteen kilos, twenty-three with its case.</p>')[
              lang
            ],
          },
          {
            id: 3,
            question: t('Wann hört man es?', 'When can it be heard?')[lang],
            answer: t('<p>Zweimal im Jahr, und dann im Stuhl.</p>', '<p>Twice a year, and then in your chair.</p>')[lang],
          },
        ],
      })),
    ],
  },
  'Der Kreis, der nicht schließt': {
    productions: ['Kreis, Linie, Irrtum'],
    blocks: [
      block('two_columns', 'story-circle-columns', (lang) => ({
        extra_class: 'image-text',
        image: {
          poster: 'page-9',
          alt: t('Grafik: ein Kreis, der sich knapp verfehlt', 'Graphic: a circle that narrowly misses itself')[lang],
        },
        text: t(
          '<p><strong>Zwanzig Blätter</strong> blieben erhalten. Neunzehn hängen in anderen Häusern, und jedes davon hängt anders herum.</p>',
          '<p><strong>Twenty sheets</strong> survived. Nineteen hang in other houses, and each of them hangs another way up.</p>',
        )[lang],
      })),
    ],
  },
  'Vierzehn Zeilen, vier Wochen': { productions: ['Übersetzen heißt ans andere Ufer kommen'] },
  'Die Brücke, die fehlt': { productions: ['Requiem für eine Brücke'] },
  'Lob des Waschbetons': { productions: ['Beton, Licht, Beton'] },
  'Warum Nachtmusik selten nachts geschrieben wurde': { productions: ['Nachtstücke'] },
  'Kafka am Schalter': { productions: ['Kafka, bitte an Schalter 3'] },
  'Schlamm von vierhundert Jahren': { productions: ['Flussbettgeschichten'] },
  'Einmal die Pauke umarmen': { productions: ['Pauken und Pantoffeln', 'Silvester mit Pauken und Aussicht'] },
  'Was auf den Zetteln steht': { productions: ['Das ungelesene Regal'] },
  'Zwei Quellen und ein Strom': { productions: ['Hochwasser'] },
  'Ein Stück für schmelzendes Eis': { productions: ['Eis, Atem, Glas'] },
  'Eine Seeschlacht auf einer Streichholzschachtel': { productions: ['Handgroß'] },
  'Die kleinste Wolke der Literatur': { productions: ['Wie man über Wetter schreibt'] },
  'Zwölfmal Regen': { productions: ['Die Farbe nach dem Regen'] },
};
