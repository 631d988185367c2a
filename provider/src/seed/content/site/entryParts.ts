import type { StoredParts } from '../../../platform/database/schema/index.ts';
import type { Localised } from '@spielplan/shared-contracts/i18n';
import { BOOKLET, RIVER_FILM, RIVER_TONES } from './houseMedia.ts';
import { inBothLanguages } from '../inBothLanguages.ts';
import { t } from '../text.ts';

const DRAWING = t('Zeichnung: Malwerkstatt', 'Drawing: paint shop');

/** A drawn picture of the evening itself, lying, with who made it. */
function scene(number: number, alt: Localised) {
  return { poster: `scene-${number}`, alt, credit: DRAWING };
}

/** What the pages of some productions tell besides, by their German titles, in the contract's own names. */
const PARTS: Readonly<Record<string, object>> = {
  Antigone: {
    gallery: [
      scene(1, t('Zwei Figuren vor einem Tor aus Licht', 'Two figures before a gate of light')),
      scene(2, t('Der Chor als Reihe schwarzer Balken', 'The chorus as a row of black bars')),
      scene(3, t('Bühnenmodell: Stufen, die nirgendwohin führen', 'Stage model: steps that lead nowhere')),
    ],
    media: [
      {
        title: t('Trailer: Antigone in neunzig Sekunden', 'Trailer: Antigone in ninety seconds'),
        length: '1:30',
        url: 'https://vimeo.com/700000041',
        image: scene(1, t('Zwei Figuren vor einem Tor aus Licht', 'Two figures before a gate of light')),
      },
      {
        title: t('Die Regisseurin im Podcast „Flusslauf“', 'The director on the “River Course” podcast'),
        length: '24:10',
        url: 'https://flusslauf-altwasser.podigee.io/17-antigone',
      },
    ],
    press_voices: [
      {
        quote: t(
          'Selten war ein Nein so leise und so endgültig. Am Ende klatscht man nicht, man atmet aus.',
          'Rarely has a no been so quiet and so final. At the end you do not clap, you breathe out.',
        ),
        author: t('Flusskurier', 'Flusskurier'),
      },
      {
        quote: t('Ein Abend, nach dem man zu Fuß nach Hause geht.', 'An evening after which you walk home.'),
        author: t('Altwasser Anzeiger', 'Altwasser Anzeiger'),
      },
    ],
    downloads: [BOOKLET],
    content_notes: [
      t('Es geht um den Tod eines Bruders und um Selbsttötung', 'Deals with a brother’s death and with suicide'),
      t('Ein lauter Knall nach etwa vierzig Minuten', 'One loud bang after about forty minutes'),
    ],
    intervals: 0,
  },
  'Was ihr wollt': {
    gallery: [
      scene(4, t('Ein Schiff aus drei Dreiecken kippt', 'A ship of three triangles capsizes')),
      scene(5, t('Zwei Kreise, die sich verwechseln', 'Two circles mistaking each other')),
    ],
    media: [
      {
        title: t('„Was ihr wollt“: der Trailer mit Sturm', '“Twelfth Night”: the trailer, storm included'),
        length: '1:36',
        url: 'https://www.youtube.com/watch?v=_AltwassrX3',
        image: scene(4, t('Ein Schiff aus drei Dreiecken kippt', 'A ship of three triangles capsizes')),
      },
    ],
    press_voices: [
      {
        quote: t(
          'Drei Stunden Verwechslung und kein einziges Missverständnis mit dem Publikum.',
          'Three hours of mistaken identity and not one misunderstanding with the audience.',
        ),
        author: t('Flusskurier', 'Flusskurier'),
      },
    ],
    downloads: [BOOKLET],
    content_notes: [t('Stroboskoplicht im Sturm des ersten Akts', 'Strobe light in the storm of Act One')],
    intervals: 1,
  },
  Hochwasser: {
    running_order: [
      {
        title: t('Anna Thorvaldsdottir: „Metacosmos“', 'Anna Thorvaldsdottir: “Metacosmos”'),
        subline: t('für großes Orchester', 'for large orchestra'),
        minutes: 14,
      },
      {
        title: t('Bedřich Smetana: „Die Moldau“', 'Bedřich Smetana: “Vltava”'),
        subline: t('aus „Mein Vaterland“', 'from “My Fatherland”'),
        minutes: 13,
      },
      { title: t('Pause', 'Interval'), minutes: 20 },
      {
        title: t('Robert Schumann: 3. Sinfonie Es-Dur, „Rheinische“', 'Robert Schumann: Symphony No. 3 in E flat, “Rhenish”'),
        subline: t('Lebhaft, Scherzo, Nicht schnell, Feierlich, Lebhaft', 'Lively, Scherzo, Not fast, Solemn, Lively'),
        minutes: 34,
      },
    ],
    media: [
      {
        title: t('Acht Töne am Wehr: zum Einhören', 'Eight notes at the weir: a first listen'),
        length: '0:16',
        file: RIVER_TONES,
      },
    ],
    downloads: [BOOKLET],
    intervals: 1,
  },
  Nachtstücke: {
    running_order: [
      { title: t('Frédéric Chopin: Nocturnes op. 9', 'Frédéric Chopin: Nocturnes, Op. 9'), minutes: 18 },
      { title: t('Gabriel Fauré: Après un rêve', 'Gabriel Fauré: Après un rêve'), minutes: 4 },
      {
        title: t('Ein neues Werk', 'A new work'),
        subline: t('Auftrag der Kulturmeile, Uraufführung', 'Commissioned by the house, first performance'),
        minutes: 21,
      },
    ],
    media: [
      {
        title: t('Mitschnitt aus der Probe', 'Recorded in rehearsal'),
        url: 'https://soundcloud.com/kulturmeile-altwasser/nachtstuecke-live',
      },
    ],
    intervals: 0,
  },
  'Blaue Stunde, nasser Asphalt': {
    gallery: [
      scene(6, t('Ein Saxofon als Bogen über nassem Asphalt', 'A saxophone as an arc over wet asphalt')),
      scene(7, t('Vier Lichtkegel auf der runden Bühne', 'Four cones of light on the round stage')),
    ],
    media: [
      {
        title: t('Mond über vier Wassern: ein Stück Film', 'Moon over four waters: a piece of film'),
        length: '0:08',
        file: RIVER_FILM,
      },
    ],
    press_voices: [
      {
        quote: t('Der beste Krimi, den es nicht gibt.', 'The best thriller that does not exist.'),
        author: t('Die Rille', 'Die Rille'),
      },
    ],
    content_notes: [t('Nebel auf der Bühne', 'Haze on stage')],
  },
  Sacre: {
    gallery: [
      scene(8, t('Ein Kreis aus Körpern, von oben', 'A circle of bodies, seen from above')),
      scene(9, t('Ein Sprung, in drei Bildern', 'A leap in three pictures')),
    ],
    content_notes: [
      t('Nacktheit', 'Nudity'),
      t('Sehr laute Musik; Ohrstöpsel am Einlass', 'Very loud music; ear plugs at the door'),
    ],
    intervals: 0,
  },
};

/** The parts of the production with this German title, in both languages; none where it has none. */
export function partsOf(title: string): Partial<Localised<StoredParts>> {
  const parts = PARTS[title];
  return parts ? inBothLanguages(parts) : {};
}
