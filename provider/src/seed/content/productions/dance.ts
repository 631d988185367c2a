import { t } from '../text.ts';
import type { ProductionFamily } from './production.ts';

export const DANCE: ProductionFamily = {
  type: 'dance',
  genre: 'dance-theatre',
  series: 'between',
  rooms: [10, 1],
  times: ['19:30', '20:00', '18:00'],
  durations: [65, 80],
  plan: 'studio',
  ageFrom: 8,
  tags: ['relaxed', 'audio-description', 'introduction', 'subscription-b'],
  credits: [
    { isPerformer: true, role: t('Tanz', 'Dance'), names: [t('Tanzkompanie Gerberviertel', 'Tannery Quarter Dance Company')] },
  ],
  more: [
    t(
      'Vor ausgewählten Vorstellungen gibt es eine Bühnenbegehung: Menschen mit Sehbehinderung ertasten Boden, Requisiten und Kostüme, die Tänzerinnen stellen sich mit einem Händedruck vor.',
      'Before selected performances there is a touch tour: visitors with visual impairments explore floor, props and costumes by hand, and the dancers introduce themselves with a handshake.',
    ),
    t(
      'Die Kompanie trainiert jeden Vormittag um zehn in Halle Eins. Zuschauen kann man durch das Fenster zur Lohgerberstraße, mitmachen jeden ersten Samstag im Monat.',
      'The company trains every morning at ten in Hall One. You can watch through the window on Lohgerberstraße, or join in on the first Saturday of each month.',
    ),
  ],
  productions: [
    {
      title: t('Schwerkraft, mehrmals', 'Gravity, Repeatedly'),
      preline: t('Tanz', 'Dance'),
      subline: t('Neun Arten zu fallen', 'Nine ways of falling'),
      about: t(
        'Fallen ist die einzige Bewegung, die jeder beherrscht. Neun Tänzerinnen und Tänzer zerlegen sie: das Stolpern, das Sinken, das Aufgefangenwerden, das absichtliche Loslassen. Am Ende steht die Frage, ob Aufstehen nicht dasselbe ist, nur rückwärts.',
        'Falling is the one movement everyone masters. Nine dancers take it apart: the stumble, the sinking, the being caught, the deliberate letting go. What remains is the question whether getting up is not the same thing, only backwards.',
      ),
    },
    {
      title: t('Sacre', 'Rite'),
      preline: t('Tanztheater mit Orchester', 'Dance theatre with orchestra'),
      subline: t('Strawinskys Frühlingsopfer auf nassem Boden', 'Stravinsky’s Rite of Spring on wet ground'),
      about: t(
        'Zwei Zentimeter Wasser bedecken die Große Bühne. Jeder Sprung wird sichtbar, jeder Sturz hörbar, und das Flussorchester spielt im Graben mit Schirmen über den Pulten. Ein Frühling, der nicht sprießt, sondern losbricht.',
        'Two centimetres of water cover the Main Stage. Every leap becomes visible, every fall audible, and in the pit the River Orchestra plays with umbrellas over its desks. A spring that does not sprout but breaks loose.',
      ),
      own: { rooms: [1] },
    },
    {
      title: t('Handschriften', 'Handwritings'),
      preline: t('Solo-Abend', 'An evening of solos'),
      subline: t('Sechs Solos, sechs Choreografinnen', 'Six solos, six choreographers'),
      about: t(
        'Jeder Körper schreibt anders. Sechs Mitglieder der Kompanie haben sich je eine Choreografin ausgesucht und einen Brief bekommen, den sie tanzen. Die Briefe hängen im Foyer; man kann sie vorher lesen oder nachher, mit verschiedenem Ergebnis.',
        'Every body writes differently. Six members of the company have each chosen a choreographer and received a letter, which they dance. The letters hang in the foyer; you can read them before or after, with different results.',
      ),
    },
    {
      title: t('Wäscheleinen', 'Washing Lines'),
      preline: t('Tanz und Objekt', 'Dance and object'),
      subline: t('Ein Hof, vierzig Laken, viel Wind', 'A courtyard, forty sheets, plenty of wind'),
      about: t(
        'Zwischen vierzig Laken begegnen sich Menschen, die im selben Haus wohnen und einander nicht kennen. Man sieht Füße, dann Schatten, dann Gesichter. Ein heiteres Stück über Nachbarschaft, geeignet für alle, die schon einmal ein Laken zusammengelegt haben.',
        'Among forty sheets people meet who live in the same house and do not know each other. You see feet, then shadows, then faces. A cheerful piece about being neighbours, suitable for anyone who has ever folded a sheet.',
      ),
    },
    {
      title: t('Tango für eine Telefonzelle', 'Tango for a Phone Box'),
      preline: t('Tanz', 'Dance'),
      subline: t('Ein Paar, ein Quadratmeter', 'One couple, one square metre'),
      about: t(
        'Ein Quadratmeter Boden, vier Glaswände, zwei Menschen. Mehr Platz hat dieser Tango nicht, und er braucht ihn auch nicht. Das Publikum sitzt ringsum; das Bandoneon klingelt, und irgendwann nimmt jemand ab.',
        'One square metre of floor, four walls of glass, two people. This tango has no more room than that, nor does it need it. The audience sits all around; the bandoneon rings, and eventually somebody answers.',
      ),
    },
    {
      title: t('Nordlichtversuchsanordnung', 'Experimental Set-up for Northern Lights'),
      preline: t('Tanz und Licht', 'Dance and light'),
      subline: t('Eine Choreografie für Scheinwerfer und Menschen', 'A choreography for lamps and people'),
      about: t(
        'Hundertzwanzig Scheinwerfer hängen an Zügen und können sich bewegen. Sie tanzen zuerst. Dann kommen die Menschen dazu, vorsichtig, wie zu Gast bei einer anderen Art. Ein Abend, an dem das Licht Gewicht bekommt.',
        'A hundred and twenty lamps hang from the flies and can move. They dance first. Then the people join, carefully, like guests of another species. An evening on which light takes on weight.',
      ),
    },
  ],
};
