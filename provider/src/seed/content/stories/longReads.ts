import type { Localised } from '@spielplan/shared-contracts/i18n';
import { t } from '../text.ts';

/** How the longer stories go on, by their German headline: a magazine has short pieces and long ones. */
export const LONG_READS: Readonly<Record<string, readonly Localised[]>> = {
  'Die Frau, die den Regen macht': [
    t(
      'Gelernt hat sie Installateurin, im Betrieb ihres Onkels am Marktplatz. Zum Theater kam sie, weil in einer Nacht im Januar ein Rohr über der Seitenbühne platzte und niemand sonst ans Telefon ging. Sie dichtete es ab, sah dabei eine Probe und blieb bis zum Schluss. Am nächsten Morgen fragte sie, ob man auch jemanden brauche, der Wasser absichtlich laufen lässt. Das ist neunzehn Jahre her, und seither ist auf dieser Bühne nichts mehr aus Versehen nass geworden.',
      'She trained as a plumber in her uncle’s firm on the market square. She came to the theatre because one night in January a pipe burst above the wings and nobody else answered the telephone. She sealed it, watched a rehearsal while she did, and stayed to the end. The next morning she asked whether they could also use somebody who lets water run on purpose. That was nineteen years ago, and nothing has got wet on this stage by mistake since.',
    ),
    t(
      'Jeder Regen bekommt bei ihr eine Karteikarte. Auf der von heute steht: „Land, Juni, nachmittags, hat Zeit.“ Daneben der Druck in bar, die Zahl der offenen Düsen und ein Strich, der zeigt, wie schnell das Ventil zu schließen ist. Für einen Stadtregen nimmt sie weniger Düsen und mehr Druck, für Nebel gar keine Düsen, sondern einen nassen Vorhang und Geduld. Hagel, sagt sie, sei Sache der Requisite: Reis, gekocht, nicht zu weich.',
      'Every rain has an index card. Today’s says: “Country, June, afternoon, in no hurry.” Beside it the pressure in bar, the number of open nozzles and a line that shows how quickly the valve must close. For rain in a city she takes fewer nozzles and more pressure, for mist no nozzles at all but a wet curtain and patience. Hail, she says, is a matter for the prop department: rice, boiled, not too soft.',
    ),
    t(
      'Nach der Vorstellung liegt das Wasser in einer Wanne unter dem Bühnenboden, eine Handbreit hoch. Früher lief es in den Kanal. Heute pumpt sie es über Nacht durch einen Filter zurück in den Tank, und am Sonntag bekommt der Rest die Kastanie im Hof. Sie habe schon überlegt, sagt sie und dreht den Haupthahn zu, ob die Kastanie inzwischen eigentlich im Ensemble sei. Sie stehe jedenfalls in jeder Vorstellung, in der es regnet, hinterher ein wenig grüner da.',
      'After the performance the water lies in a tray beneath the stage, a hand’s breadth deep. It used to run into the sewer. Today she pumps it overnight through a filter back into the tank, and on Sundays the rest goes to the chestnut in the yard. She has been wondering, she says as she closes the main valve, whether by now the chestnut counts as a member of the company. After every performance with rain, at any rate, it looks a little greener.',
    ),
    t(
      'Heute wird auf Probe geregnet, für die Beleuchtung. Sie zählt mit den Fingern rückwärts, der Inspizient sagt „und“, und zwischen Schnürboden und Brettern hängt auf einmal ein Nachmittag auf dem Land. Niemand spielt, niemand spricht. Zwei Beleuchter, eine Souffleuse und der Hund vom Pförtner sehen vier Minuten lang zu. Dann schließt das Ventil, die zweite Leitung saugt, und es ist so still, dass man den Fluss draußen hört. „So“, sagt sie, „und jetzt das Ganze noch einmal trocken.“',
      'Today it rains for rehearsal, for the lighting. She counts backwards on her fingers, the stage manager says “and”, and between the grid and the boards there suddenly hangs an afternoon in the country. Nobody acts, nobody speaks. Two electricians, a prompter and the porter’s dog look on for four minutes. Then the valve closes, the second line draws, and it is so quiet that one can hear the river outside. “There,” she says, “and now the whole thing once more, dry.”',
    ),
  ],
  'Das Kontrafagott steigt aus dem Keller': [
    t(
      'Gespielt wird es von einer Frau, die eigentlich Fagott studiert hat und einmal für eine Kollegin eingesprungen ist. Es war eine Probe zu Brahms, und sie hatte sieben Töne. Nach dem dritten drehte sich der erste Kontrabass um und nickte. Seitdem nimmt sie den Aufzug: In den Keller passt der Koffer nur hochkant, und auf der Treppe, sagt sie, klingt er nach Unfall.',
      'The person who plays it studied the bassoon and once stood in for a colleague. It was a rehearsal of Brahms, and she had seven notes. After the third the principal double bass turned round and nodded. Since then she has taken the lift: the case fits into the basement only upright, and on the stairs, she says, it sounds like an accident.',
    ),
    t(
      'Geübt wird zu Hause, zum Leidwesen eines Aquariums. Die tiefen Töne gehen durch die Wand, die hohen bleiben im Zimmer, und was dazwischen liegt, hält der Nachbar für eine Fähre. Am Abend des Konzerts kam er mit seiner Tochter, saß in Reihe elf und legte beim ersten Einsatz die Hand auf die Lehne vor ihm. Die Fähre, sagte er danach im Foyer, sei pünktlich gewesen.',
      'She practises at home, to the sorrow of an aquarium. The low notes go through the wall, the high ones stay in the room, and what lies between them the neighbour takes for a ferry. On the night of the concert he came with his daughter, sat in row eleven and at the first entry put his hand on the seat in front of him. The ferry, he said in the foyer afterwards, had been on time.',
    ),
  ],
  'Vierzehn Zeilen, vier Wochen': [
    t(
      'In der zweiten Woche zogen sie um, vom Seminarraum ans Fenster zum Fluss. Eine las vor, drei schrieben mit, dann wurde gewechselt. Die Regel hieß: Wer ein Wort streicht, muss eines mitbringen. So kamen auf den Tisch: ein Wort für das Licht kurz vor dem Licht, zwei für das Geräusch von Flügeln und eines, das in keiner der vier Sprachen steht und deshalb stehen blieb.',
      'In the second week they moved, from the seminar room to the window on the river. One read aloud, three wrote, then they changed places. The rule was: to strike out a word you must bring one. So there came to the table: a word for the light just before the light, two for the sound of wings, and one that exists in none of the four languages and for that reason stayed.',
    ),
    t(
      'Gestritten wurde über das Ende. Im Original hört das Gedicht auf, ohne fertig zu sein; die Amsel ist fort, der Satz hat keinen Punkt. Darf eine Übersetzung unfertig aussehen, oder hält man sie dann für einen Druckfehler? Die vier haben abgestimmt, zwei zu zwei, und danach den Wirt des Fährhauses gefragt. Der las die letzte Zeile zweimal, stellte das Tablett ab und sagte: „Da fehlt nichts. Da wartet bloß einer.“ Der Punkt blieb weg.',
      'They quarrelled over the ending. In the original the poem stops without being finished; the blackbird is gone, the sentence has no full stop. May a translation look unfinished, or will it be taken for a misprint? The four of them voted, two against two, and then asked the landlord of the Ferry House. He read the last line twice, put down his tray and said: “Nothing is missing there. Somebody is just waiting.” The full stop stayed out.',
    ),
  ],
  'Wer macht eigentlich das Licht aus?': [
    t(
      'Die Runde hat eine Reihenfolge, die nirgends steht. Erst die Malerei, wegen der Lösungsmittel, dann die Schneiderei, wegen der Bügeleisen, dann die Kantine, wegen der Leute. Dort sitzt oft noch jemand, der eine Szene nicht loswird. Sie setzt sich dann kurz dazu. Weggeschickt, sagt sie, habe sie noch keinen; nach zehn Minuten gingen die meisten von selbst, und wer länger brauche, der bekomme einen Schlüssel für die Seitentür und bringe ihn am Morgen zurück. Bis heute fehlt keiner.',
      'The round has an order that is written nowhere. First the paint shop, because of the solvents, then wardrobe, because of the irons, then the canteen, because of the people. There is often somebody sitting there who cannot shake off a scene. She joins them for a moment. She has never sent anyone away, she says; after ten minutes most of them leave of their own accord, and whoever needs longer gets a key to the side door and brings it back in the morning. Not one is missing to this day.',
    ),
    t(
      'Um zwanzig vor eins steht sie am letzten Schalter. Er ist größer als die anderen, aus Bakelit, und er klackt so laut, dass die Enten auf dem Wehr davon aufwachen. Einmal wollte man ihn durch eine Automatik ersetzen. Die Automatik schaltete das Licht aus, als noch gespielt wurde, mitten in einem Liebesgeständnis; das Publikum hielt es für Regie und klatschte. Der Schalter kam zurück.',
      'At twenty to one she stands at the last switch. It is larger than the others, made of Bakelite, and it clacks so loudly that it wakes the ducks on the weir. They once meant to replace it with a timer. The timer switched off the lights while the play was still on, in the middle of a declaration of love; the audience took it for direction and clapped. The switch came back.',
    ),
  ],
};
