import { t } from '../text.ts';
import type { ProductionFamily } from './production.ts';

export const CHAMBER: ProductionFamily = {
  type: 'concert',
  genre: 'chamber',
  series: 'sundays',
  rooms: [4, 6],
  times: ['11:00', '18:00', '20:00'],
  durations: [75, 90, 80],
  plan: 'studio',
  ageFrom: null,
  tags: ['subscription-b'],
  credits: [
    {
      isPerformer: true,
      role: t('Es spielen', 'Performed by'),
      names: [
        t('Mitglieder des Flussorchesters', 'members of the River Orchestra'),
        t('Kammerensemble Mühlinsel', 'Mill Island Chamber Ensemble'),
      ],
    },
  ],
  more: [
    t(
      'Der Kammermusiksaal fasst 240 Menschen, und von keinem Platz sind es mehr als vierzehn Meter zum Podium. Man hört das Einatmen vor dem ersten Ton.',
      'The Chamber Music Hall seats 240, and no seat is more than fourteen metres from the platform. You can hear the breath before the first note.',
    ),
    t(
      'Nach dem Konzert bleiben die Musikerinnen und Musiker noch auf ein Glas im Lichthof. Fragen sind willkommen, auch die nach dem Bogenstrich in Takt 31.',
      'After the concert the musicians stay for a glass in the atrium. Questions are welcome, including the one about the bowing in bar 31.',
    ),
  ],
  productions: [
    {
      title: t('Nachtstücke', 'Night Pieces'),
      preline: t('Klavierabend', 'Piano recital'),
      subline: t('Schumann, Chopin, Bartók', 'Schumann, Chopin, Bartók'),
      about: t(
        'Drei Arten, nicht zu schlafen: Schumanns Gespenster, Chopins langer Atem über einer linken Hand, die nie zur Ruhe kommt, und Bartóks Nacht im Freien, in der Grillen und Frösche die Partitur übernehmen. Der Saal bleibt dunkel, nur der Flügel ist beleuchtet.',
        'Three ways of not sleeping: Schumann’s ghosts, Chopin’s long breath over a left hand that never rests, and Bartók’s night outdoors, where crickets and frogs take over the score. The hall stays dark; only the piano is lit.',
      ),
    },
    {
      title: t('Vier Stühle', 'Four Chairs'),
      preline: t('Streichquartett', 'String quartet'),
      subline: t('Haydn op. 76 und ein neues Werk', 'Haydn op. 76 and a new work'),
      about: t(
        'Goethe hörte im Quartett vier vernünftige Leute sich unterhalten. Haydn lässt sie dazwischenreden, sich irren und gemeinsam lachen. Dazu kommt ein Auftragswerk, in dem die vier ihre Stühle so lange umstellen, bis sie mit dem Rücken zueinander sitzen.',
        'Goethe heard four sensible people conversing in a quartet. Haydn lets them interrupt, go wrong and laugh together. Beside him stands a commissioned work in which the four keep moving their chairs until they sit back to back.',
      ),
    },
    {
      title: t('Winterreise, sitzend', 'Winter Journey, Seated'),
      preline: t('Liederabend', 'Song recital'),
      subline: t('Schuberts Zyklus für Bariton und Akkordeon', 'Schubert’s cycle for baritone and accordion'),
      about: t(
        'Vierundzwanzig Lieder, ein Mann, der geht, und ein Instrument, das atmet. Das Akkordeon nimmt dem Klavierpart nichts weg, es bringt ihn nur näher: an die Straße, an den Leiermann, an die Kälte. Die Texte liegen in beiden Sprachen am Platz.',
        'Twenty-four songs, a man walking, and an instrument that breathes. The accordion takes nothing from the piano part; it only moves it closer to the road, to the hurdy-gurdy man, to the cold. The words are on your seat in both languages.',
      ),
    },
    {
      title: t('Holz', 'Wood'),
      preline: t('Bläserquintett', 'Wind quintet'),
      subline: t('Nielsen, Ligeti und Tänze aus der Renaissance', 'Nielsen, Ligeti and Renaissance dances'),
      about: t(
        'Fünf Instrumente, von denen genau genommen nur drei aus Holz sind. Ligetis Bagatellen dauern zusammen zwölf Minuten und verlangen Lungen wie Blasebälge; Nielsen schenkt jedem der fünf ein Selbstporträt. Am Ende wird getanzt, wenigstens mit den Fingern.',
        'Five instruments, of which strictly speaking only three are wood. Ligeti’s Bagatelles last twelve minutes all told and call for lungs like bellows; Nielsen gives each of the five a self-portrait. At the end there is dancing, at least of fingers.',
      ),
    },
    {
      title: t('Das Forellenfrühstück', 'The Trout Breakfast'),
      preline: t('Matinee', 'Matinee'),
      subline: t('Schuberts Quintett mit Kaffee und Brot', 'Schubert’s quintet with coffee and bread'),
      about: t(
        'Sonntag, elf Uhr, auf den Tischen steht Brot. Schuberts „Forelle“ ist Musik von Leuten, die einander gern zuhören, und so spielen wir sie: ohne Podium, in der Mitte des Raums, mit Butter in Reichweite. Das Frühstück ist im Preis enthalten.',
        'Sunday, eleven o’clock, bread on the tables. Schubert’s “Trout” is music by people who like listening to each other, and that is how we play it: no platform, in the middle of the room, butter within reach. Breakfast is included.',
      ),
      own: { times: ['11:00'] },
      weekdays: [7],
    },
    {
      title: t('Sechs Suiten an einem Tag', 'Six Suites in One Day'),
      preline: t('Cello-Marathon', 'Cello marathon'),
      subline: t('Bach von morgens bis abends, in zwei Teilen', 'Bach from morning to evening, in two parts'),
      about: t(
        'Sechs Cellistinnen und Cellisten teilen sich Bachs sechs Suiten, jede auf dem eigenen Instrument, jede mit dem eigenen Puls. Wer nur eine hören möchte, darf zwischen den Suiten kommen und gehen. Wer alle hört, bekommt zum Schluss einen Apfel und unseren Respekt.',
        'Six cellists share Bach’s six suites, each on their own instrument, each with their own pulse. If you only want to hear one, you may come and go between suites. If you hear them all, you get an apple at the end, and our respect.',
      ),
      own: { times: ['11:00'], durations: [540] },
      weekdays: [6, 7],
    },
    {
      title: t('Briefe, die ankamen', 'Letters That Arrived'),
      preline: t('Klaviertrio und Stimme', 'Piano trio and voice'),
      subline: t('Musik von Clara Schumann und Fanny Hensel', 'Music by Clara Schumann and Fanny Hensel'),
      about: t(
        'Zwei Komponistinnen, die sich achteten, selten trafen und sich in Briefen alles sagten, was im Salon nicht ging. Ihre beiden Klaviertrios rahmen eine Auswahl dieser Post: über Fingersätze, Verleger, Kinder und die Frage, wann man eigentlich komponieren soll.',
        'Two composers who admired each other, rarely met, and wrote everything that could not be said in a drawing room. Their two piano trios frame a selection of letters: about fingerings, publishers, children, and when exactly one is supposed to compose.',
      ),
    },
    {
      title: t('Barockkeller', 'Baroque Cellar'),
      preline: t('Alte Musik bei Kerzenlicht', 'Early music by candlelight'),
      subline: t('Telemann, Biber und eine Chaconne zum Schluss', 'Telemann, Biber and a chaconne to finish'),
      about: t(
        'Darmsaiten, Laute, eine Truhenorgel, die ein halbes Bücherregal groß ist. Bibers „Battalia“ lässt Soldaten betrunken durcheinandersingen, Telemann lädt zur Tafel, und die Chaconne läuft auf vier Basstönen so lange im Kreis, bis keiner mehr aufhören will.',
        'Gut strings, a lute, a chamber organ the size of half a bookcase. Biber’s “Battalia” has drunken soldiers singing across each other, Telemann invites you to table, and the chaconne circles on four bass notes until nobody wants to stop.',
      ),
    },
  ],
};
