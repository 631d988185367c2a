import { t } from '../text.ts';
import type { ProductionFamily } from './production.ts';

export const NEW_MUSIC: ProductionFamily = {
  type: 'concert',
  genre: 'new-music',
  series: 'workshop',
  rooms: [10, 4, 12],
  times: ['19:30', '20:00'],
  durations: [70, 85],
  plan: 'studio',
  ageFrom: null,
  tags: ['introduction', 'relaxed'],
  credits: [
    { isPerformer: true, role: t('Ensemble', 'Ensemble'), names: [t('Werkstattensemble Gegenwart', 'Present Tense Ensemble')] },
  ],
  more: [
    t(
      'Vor jedem Stück hören Sie dreißig Sekunden daraus, mit zwei Sätzen dazu, worauf man achten könnte. Danach kommt es ganz. Das hat sich bewährt, gerade bei Werken, die man zum ersten Mal hört, also bei allen.',
      'Before each piece you hear thirty seconds of it, with two sentences on what you might listen for. Then comes the whole. It has proved its worth, especially for works heard for the first time, which is to say all of them.',
    ),
    t(
      'Die Proben am Nachmittag sind öffentlich. Wer möchte, sitzt mit der Partitur daneben; ein paar Exemplare liegen aus, Bleistifte auch.',
      'The afternoon rehearsals are open. If you like, sit beside the players with the score; a few copies are laid out, pencils too.',
    ),
  ],
  productions: [
    {
      title: t('Rauschabstand', 'Signal to Noise'),
      preline: t('Neue Musik', 'New music'),
      subline: t('Werke für Ensemble und alte Radios', 'Works for ensemble and old radios'),
      about: t(
        'Zwölf Kofferradios stehen im Saal, jedes auf einer anderen Frequenz. Zwischen den Sendern liegt, worum es geht: das Rauschen, aus dem die Musik des Ensembles auftaucht und in das sie zurückfällt. Was gesendet wird, weiß vorher niemand.',
        'Twelve portable radios stand in the hall, each on its own frequency. Between the stations lies what matters: the noise from which the ensemble’s music surfaces and into which it falls back. Nobody knows in advance what will be on air.',
      ),
    },
    {
      title: t('Eis, Atem, Glas', 'Ice, Breath, Glass'),
      preline: t('Uraufführungen', 'World premieres'),
      subline: t('Drei neue Stücke für Flöte, Stimme und Glasharfe', 'Three new pieces for flute, voice and glass harp'),
      about: t(
        'Drei Aufträge, eine Vorgabe: kein Ton lauter als ein Gespräch. Die Komponistinnen haben ihn auf drei Arten erfüllt. Eine schreibt für schmelzendes Eis, eine für Atemzüge, eine für vierzig Weingläser und eine Sängerin, die sie austrinkt.',
        'Three commissions, one condition: no sound louder than conversation. The composers have met it in three ways. One writes for melting ice, one for breathing, one for forty wine glasses and a singer who empties them.',
      ),
    },
    {
      title: t('1:1', '1:1'),
      preline: t('Konzert für je eine Person', 'Concert for one person at a time'),
      subline: t('Zehn Minuten, ein Cello, Sie', 'Ten minutes, one cello, you'),
      about: t(
        'Sie sitzen auf einem Stuhl, einen Meter vor Ihnen sitzt jemand mit einem Cello. Sie sehen sich eine Minute lang an, dann beginnt die Musik. Was gespielt wird, entscheidet sich in dieser Minute. Danach gehen Sie durch eine andere Tür hinaus. Fünf Räume, den ganzen Tag; gebucht wird eine Stunde.',
        'You sit on a chair; a metre away sits someone with a cello. You look at each other for a minute, then the music begins. What is played is decided in that minute. Afterwards you leave by another door. Five rooms, all day; you book an hour.',
      ),
      own: { rooms: [11], times: ['10:00'], durations: [480], plan: 'gallery' },
    },
    {
      title: t('Maschinenraum', 'Engine Room'),
      preline: t('Elektronik', 'Electronics'),
      subline: t('Live-Synthesizer in der alten Gerberei', 'Live synthesizers in the old tannery'),
      about: t(
        'Die Walkfässer drehen sich wieder, wenn auch nur, um Lautsprecher zu tragen. Um sie herum wird an modularen Synthesizern gespielt, in Stromkreisen, die man sehen darf. Es wird laut, aber nie lauter als die Gerberei es war; Ohrstöpsel liegen bereit.',
        'The tanning drums turn again, if only to carry loudspeakers. Around them modular synthesizers are played, in circuits you are welcome to inspect. It gets loud, but never louder than the tannery was; earplugs are provided.',
      ),
    },
    {
      title: t('Hörspaziergang mit Umleitungen', 'Sound Walk with Detours'),
      preline: t('Klangkunst', 'Sound art'),
      subline: t('Von der Werkhalle bis ans Wehr, mit Kopfhörern', 'From the Works to the weir, wearing headphones'),
      about: t(
        'Achthundert Meter Ufer, neu vertont. Die Kopfhörer wissen, wo Sie stehen: Unter der Brücke klingt es nach dem Chor, der dort probte, am Zollamt nach Schreibmaschinen. Drei Umleitungen führen durch Höfe, die sonst verschlossen sind.',
        'Eight hundred metres of riverbank, set to new sounds. The headphones know where you are: under the bridge you hear the choir that once rehearsed there, at the customs house the typewriters. Three detours lead through courtyards otherwise closed.',
      ),
    },
    {
      title: t('Ligetis Uhren', 'Ligeti’s Clocks'),
      preline: t('Ensemblekonzert', 'Ensemble concert'),
      subline: t('Mit hundert Metronomen und einem Kammerkonzert', 'With a hundred metronomes and a chamber concerto'),
      about: t(
        'Hundert Metronome beginnen gemeinsam und hören jedes für sich auf. Was wie ein Witz aussieht, wird nach vier Minuten zum Sternenhimmel. Ligetis „Poème symphonique“ und sein Kammerkonzert rahmen neue Stücke über die Zeit und ihre Zahnräder.',
        'A hundred metronomes begin together and end each on its own. What looks like a joke becomes, after four minutes, a night sky. Ligeti’s “Poème symphonique” and his Chamber Concerto frame new pieces about time and its cogs.',
      ),
    },
  ],
};
