import { t } from '../text.ts';
import type { ProductionFamily } from './production.ts';

export const LITERATURE: ProductionFamily = {
  type: 'talk',
  genre: 'literature',
  series: 'river-talks',
  rooms: [8],
  times: ['18:00', '19:30', '11:00'],
  durations: [90, null],
  plan: 'reading',
  ageFrom: null,
  tags: ['sign-language', 'relaxed'],
  credits: [
    { isPerformer: true, role: t('Es lesen', 'Read by'), names: [t('Stimmen aus dem Ensemble', 'voices from the ensemble')] },
    { role: t('Gespräch', 'Conversation'), names: [t('Literaturhaus im Fährhaus', 'Literature at the Ferry House')] },
  ],
  more: [
    t(
      'Der Lesesaal war einmal der Wartesaal der Fähre; die Bänke sind geblieben. Bücher gibt es am Tisch der Buchhandlung, Wasser und Wein am Schalter, an dem früher Fahrkarten verkauft wurden.',
      'The Reading Room used to be the ferry’s waiting room; the benches have stayed. Books are at the bookshop’s table, water and wine at the counter where tickets were once sold.',
    ),
    t(
      'Nach der Lesung ist das Mikrofon frei für Fragen. Kurze Fragen werden lang beantwortet, lange kurz.',
      'After the reading the microphone is open for questions. Short questions get long answers, long ones short.',
    ),
  ],
  productions: [
    {
      title: t('Das ungelesene Regal', 'The Unread Shelf'),
      preline: t('Lesung', 'Reading'),
      subline: t('Aus Büchern, die alle besitzen und keiner kennt', 'From books everyone owns and no one knows'),
      about: t(
        'Jeder hat sie, keiner hat sie gelesen: die Bücher, die beim Umzug mitkommen. Drei Stimmen lesen Anfänge, Mitten und letzte Sätze aus zwölf Klassikern des Ungelesenen. Wer möchte, bringt eigene Exemplare mit und tauscht.',
        'Everyone has them, no one has read them: the books that come along whenever we move. Three voices read beginnings, middles and last sentences from twelve classics of the unread. Bring copies of your own and swap, if you like.',
      ),
    },
    {
      title: t('Übersetzen heißt ans andere Ufer kommen', 'To Translate Is to Reach the Other Bank'),
      preline: t('Flussgespräch', 'River talk'),
      subline: t('Ein Gedicht, vier Sprachen, viele Streitfälle', 'One poem, four languages, many disputes'),
      about: t(
        'Vier Übersetzerinnen nehmen sich ein einziges Gedicht vor, vierzehn Zeilen lang. Sie streiten über ein Komma, einen Vogel und die Frage, ob „Heimat“ auf Englisch existiert. Am Ende hat das Publikum vier Fassungen und eine Stimme.',
        'Four translators take on a single poem, fourteen lines long. They argue over a comma, a bird, and whether the German “Heimat” exists in English. By the end the audience has four versions and one vote.',
      ),
    },
    {
      title: t('Kafka, bitte an Schalter 3', 'Kafka to Counter 3, Please'),
      preline: t('Szenische Lesung', 'Staged reading'),
      subline: t('Die amtlichen Schriften', 'The office writings'),
      about: t(
        'Bevor er nachts schrieb, schrieb er tagsüber: Gutachten über Hobelmaschinen, Beschwerden über Steinbrüche, Jahresberichte. Franz Kafkas amtliche Schriften sind genau, höflich und von erschütternder Komik. Gelesen wird an einem echten Schalter.',
        'Before he wrote at night he wrote by day: reports on planing machines, complaints about quarries, annual accounts. Franz Kafka’s office writings are precise, polite and devastatingly funny. They are read at a real counter.',
      ),
    },
    {
      title: t('Wie man über Wetter schreibt', 'How to Write About Weather'),
      preline: t('Werkstattgespräch', 'Workshop talk'),
      subline: t('Von Goethes Wolken bis zum Unwettertext', 'From Goethe’s clouds to the storm warning'),
      about: t(
        'Wetter ist das, womit Anfänger beginnen und woran Meister scheitern. Ein Abend mit den schönsten Wolken der Literatur, mit einer Meteorologin, die Warntexte verfasst, und mit einer Schreibübung von sieben Minuten, die niemand vorlesen muss.',
        'Weather is what beginners begin with and masters fail at. An evening with the finest clouds in literature, a meteorologist who drafts storm warnings, and a seven-minute writing exercise nobody has to read aloud.',
      ),
    },
    {
      title: t('Briefmarathon', 'Letter Marathon'),
      preline: t('Vorlesenacht', 'A night of reading aloud'),
      subline: t('Fünf Stunden, hundert Briefe, Suppe', 'Five hours, a hundred letters, soup'),
      about: t(
        'Liebesbriefe, Kündigungen, Postkarten an den Weihnachtsmann: Aus dem Stadtarchiv und aus privaten Schubladen kommen hundert Briefe, die einmal jemandem sehr wichtig waren. Vorgelesen wird reihum bis Mitternacht, dazu gibt es Suppe.',
        'Love letters, letters of resignation, postcards to Father Christmas: from the town archive and from private drawers come a hundred letters that once mattered very much to someone. They are read in turn until midnight, and there is soup.',
      ),
    },
    {
      title: t('Ein Satz von Sebald', 'One Sentence by Sebald'),
      preline: t('Lektürekurs', 'Close reading'),
      subline: t('Neun Seiten, neunzig Minuten', 'Nine pages, ninety minutes'),
      about: t(
        'Manche Sätze sind so lang, dass man in ihnen wohnen könnte. Wir lesen einen, gemeinsam und langsam, mit Fotokopien, Rotstift und einer Karte von Suffolk. Vorkenntnisse sind nicht nötig, eine Lesebrille kann nicht schaden.',
        'Some sentences are so long that one could live in them. We read one, together and slowly, with photocopies, a red pencil and a map of Suffolk. No prior knowledge is needed; reading glasses may help.',
      ),
    },
  ],
};
