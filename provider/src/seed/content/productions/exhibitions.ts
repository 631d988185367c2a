import { t } from '../text.ts';
import type { ProductionFamily } from './production.ts';

export const EXHIBITIONS: ProductionFamily = {
  type: 'exhibition',
  genre: 'visual-arts',
  rooms: [5, 7],
  // They open and close with their house.
  times: [],
  durations: [null],
  plan: 'gallery',
  ageFrom: null,
  tags: ['audio-description', 'sign-language', 'relaxed'],
  credits: [
    { role: t('Kuratiert von', 'Curated by'), names: [t('Kunsthaus Altes Zollamt', 'Old Customs House Gallery')] },
    {
      role: t('Ausstellungsbau', 'Exhibition design'),
      names: [t('Werkstätten der Kulturmeile', 'Workshops of the Kulturmeile')],
    },
  ],
  more: [
    t(
      'Der Eintritt gilt für die gebuchte Stunde; wer einmal drin ist, bleibt, so lange es schön ist. Führungen beginnen samstags und sonntags um 14 Uhr an der Waage im Eingang und sind im Preis enthalten.',
      'Tickets are valid for the hour you book; once inside, stay as long as you like. Guided tours start on Saturdays and Sundays at 14:00 at the scales by the entrance and are included.',
    ),
    t(
      'Alle Räume sind stufenlos erreichbar. Tastmodelle, Texte in einfacher Sprache und Hocker zum Mitnehmen stehen an der Kasse bereit.',
      'All rooms are step-free. Tactile models, texts in plain language and portable stools are available at the desk.',
    ),
  ],
  productions: [
    {
      title: t('Zollfrei', 'Duty Free'),
      preline: t('Ausstellung', 'Exhibition'),
      subline: t('Was Menschen über Grenzen tragen', 'What people carry across borders'),
      about: t(
        'Ein Koffer voller Samen, ein Klavier ohne Tasten, neunzehn Kilo Muscheln: Das alte Zollamt zeigt Dinge, die hier einmal über den Tisch gingen, und Werke von heute, die denselben Tisch benutzen. Die Waage am Eingang wiegt nach wie vor, auf Wunsch auch Besucherinnen und Besucher.',
        'A suitcase full of seeds, a piano without keys, nineteen kilos of shells: the old customs house shows things that once crossed its counter, and works of today that use the same counter. The scales at the entrance still weigh, visitors included if they like.',
      ),
      own: { rooms: [5] },
      run: [-14, 50],
    },
    {
      title: t('Beton, Licht, Beton', 'Concrete, Light, Concrete'),
      preline: t('Fotografie', 'Photography'),
      subline: t('Nachkriegsbauten am Fluss, 1950 bis 1975', 'Post-war buildings by the river, 1950 to 1975'),
      about: t(
        'Hallenbäder, Sparkassen, ein Fernmeldeturm: Die Bauten des Aufbruchs stehen noch, aber kaum jemand sieht sie an. Achtzig großformatige Fotografien holen sie ins Licht, aufgenommen in der Viertelstunde nach Sonnenaufgang, in der selbst Waschbeton glüht.',
        'Swimming baths, savings banks, a telecommunications tower: the buildings of a hopeful age still stand, yet hardly anyone looks at them. Eighty large photographs bring them into the light, taken in the quarter hour after sunrise when even exposed aggregate glows.',
      ),
      own: { rooms: [5] },
      run: [165, 230],
    },
    {
      title: t('Kreis, Linie, Irrtum', 'Circle, Line, Error'),
      preline: t('Konkrete Kunst', 'Concrete art'),
      subline: t('Plakate und Drucke aus sieben Jahrzehnten', 'Posters and prints of seven decades'),
      about: t(
        'Drei Farben, zwei Formen, ein Raster: Konkrete Kunst behauptet, ohne Zufall auszukommen. Unsere Grafische Sammlung beweist das Gegenteil. Gezeigt werden Drucke, in denen eine Ecke verrutscht, eine Farbe überläuft, ein Kreis sich nicht ganz schließt, und die gerade dadurch leben.',
        'Three colours, two shapes, one grid: concrete art claims to leave nothing to chance. Our print collection proves otherwise. On show are prints in which a corner slips, a colour bleeds or a circle fails to close, and which live for that very reason.',
      ),
      own: { rooms: [7] },
      run: [-14, 15],
    },
    {
      title: t('Flussbettgeschichten', 'Riverbed Stories'),
      preline: t('Installation', 'Installation'),
      subline: t('Fundstücke aus vierhundert Jahren Schlamm', 'Finds from four hundred years of mud'),
      about: t(
        'Als das Wehr saniert wurde, lag der Grund des Flusses sechs Wochen lang trocken. Gefunden wurden ein Fahrrad, drei Kanonenkugeln, elf Eheringe und ein Klavierhocker. Sie liegen nun auf einem Steg aus Glas, und wer darübergeht, hört, wer sie vermissen könnte.',
        'When the weir was rebuilt, the bed of the river lay dry for six weeks. Found were a bicycle, three cannonballs, eleven wedding rings and a piano stool. They now lie beneath a walkway of glass, and anyone who crosses it hears who might be missing them.',
      ),
      own: { rooms: [5] },
      run: [245, 320],
    },
    {
      title: t('Handgroß', 'The Size of a Hand'),
      preline: t('Kabinettausstellung', 'Print room display'),
      subline: t('Miniaturen, Exlibris und Streichholzschachteln', 'Miniatures, bookplates and matchboxes'),
      about: t(
        'Nichts in dieser Ausstellung ist größer als eine Hand. Lupen hängen an den Vitrinen, Bänke stehen dicht davor. Wer sich Zeit nimmt, findet auf einer Streichholzschachtel eine Seeschlacht und in einem Exlibris das Porträt der ganzen Familie samt Hund.',
        'Nothing in this display is larger than a hand. Magnifying glasses hang from the cases, benches stand close. Take your time and you will find a sea battle on a matchbox and, in a bookplate, a portrait of the whole family including the dog.',
      ),
      own: { rooms: [7] },
      run: [120, 170],
    },
    {
      title: t('Die Farbe nach dem Regen', 'The Colour After Rain'),
      preline: t('Malerei', 'Painting'),
      subline: t('Landschaften ohne Horizont', 'Landscapes without a horizon'),
      about: t(
        'Zwölf Malerinnen und Maler haben denselben Uferabschnitt gemalt, jeweils in der Stunde nach einem Regen. Keines der Bilder zeigt den Himmel. Zusammen ergeben sie eine Landschaft, durch die man gehen kann: vierzig Meter lang, in der Reihenfolge der Wetterlagen.',
        'Twelve painters have painted the same stretch of bank, each in the hour after rain. None of the pictures shows the sky. Together they form a landscape you can walk through: forty metres long, in the order of the weather.',
      ),
      own: { rooms: [5] },
      run: [60, 125],
    },
  ],
};
