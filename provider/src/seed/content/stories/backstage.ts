import { t } from '../text.ts';
import type { StoryFamily } from './story.ts';

export const BACKSTAGE: StoryFamily = {
  category: 'backstage',
  author: t('Werkstätten der Kulturmeile', 'Workshops of the Kulturmeile'),
  background: [
    {
      heading: t('Eine Werkstatt für fünf Häuser', 'One workshop for five houses'),
      paragraphs: [
        t(
          'Seit die fünf Häuser sich eine Werkstatt teilen, wird in der alten Lohgerberei gesägt, genäht, geschweißt und gemalt. Siebzehn Gewerke arbeiten unter einem Dach. Das spart Wege und führt zu Gesprächen, die es früher nicht gab: Die Schlosserei fragt die Kostümabteilung nach Scharnieren, die Kaschurwerkstatt leiht sich Farbe aus der Druckerei.',
          'Since the five houses began to share a workshop, the old tannery has been a place of sawing, sewing, welding and painting. Seventeen trades work under one roof. It saves journeys and starts conversations that did not exist before: the metalworkers ask the costume department about hinges, the prop makers borrow ink from the print shop.',
        ),
        t(
          'Was hier entsteht, ist nach dem letzten Vorhang nicht verloren. Holz wird dreimal verwendet, Stoffe fünfmal, und die Treppe aus der vorletzten Spielzeit dient heute als Tribüne im Kesselhaus.',
          'Nothing made here is lost after the final curtain. Wood is used three times, fabric five times, and the staircase from the season before last now serves as seating in the Boiler House.',
        ),
      ],
    },
    {
      heading: t('Wann man zusehen kann', 'When you can watch'),
      paragraphs: [
        t(
          'Jeden zweiten Samstag öffnen die Werkstätten für anderthalb Stunden. Gruppen sind klein, festes Schuhwerk ist Pflicht, und wer mag, darf am Ende selbst einen Nagel einschlagen. Karten gibt es an der Kasse im Alten Zollamt.',
          'Every other Saturday the workshops open for an hour and a half. Groups are small, sturdy shoes are required, and at the end anyone who likes may drive in a nail. Tickets are available at the box office in the Old Customs House.',
        ),
      ],
    },
    {
      heading: t('Die Minuten davor', 'The minutes before'),
      paragraphs: [
        t(
          'Fünf Minuten vor Beginn wird es auf der Hinterbühne leise. Dann sind alle an ihrem Platz: die Hand am Zug, der Finger am Regler, der Blick auf dem roten Licht. Es ist der einzige Augenblick des Abends, in dem niemand etwas tun kann, und viele sagen, es sei ihr liebster.',
          'Five minutes before the start it grows quiet backstage. Everyone is in place by then: hand on the rope, finger on the fader, eyes on the red light. It is the only moment of the evening when nobody can do anything, and many say it is their favourite.',
        ),
      ],
    },
  ],
  articles: [
    {
      tags: ['crafts', 'night'],
      preline: t('Porträt eines Berufs', 'Portrait of a trade'),
      headline: t('Die Frau, die den Regen macht', 'The Woman Who Makes the Rain'),
      intro: t(
        'Dreihundert Liter in vier Minuten, ohne dass jemand im Parkett nass wird: ein Nachmittag in der Bühnentechnik.',
        'Three hundred litres in four minutes without anyone in the stalls getting wet: an afternoon with the stage crew.',
      ),
      paragraphs: [
        t(
          'Regen auf der Bühne ist leicht. Schwierig ist, dass er aufhört. Wenn das Ventil schließt, stehen noch elf Liter in den Rohren, und jeder Tropfen, der danach fällt, fällt in eine Pause. „Man hört ihn bis in die letzte Reihe“, sagt die Bühnenmeisterin. Also hat sie eine zweite Leitung gebaut, die das Wasser zurücksaugt, bevor es nachtropfen kann.',
          'Rain on stage is easy. The hard part is making it stop. When the valve closes there are still eleven litres in the pipes, and every drop that falls afterwards falls into a silence. “You can hear it in the back row,” says the stage manager. So she built a second line that draws the water back before it can drip.',
        ),
        t(
          'Das Wasser ist auf achtundzwanzig Grad angewärmt, sonst zittern die Stimmen. Es läuft durch vierzehnhundert Bohrungen, jede etwas anders gerichtet, damit der Regen nicht wie eine Dusche aussieht. Und weil Regen ohne Licht unsichtbar ist, kommt er nie von allein: Eine Kollegin am Pult leuchtet ihn von der Seite an, sehr flach, sehr weiß.',
          'The water is warmed to twenty-eight degrees, or voices start to shiver. It runs through fourteen hundred holes, each angled slightly differently so that the rain does not look like a shower. And because rain is invisible without light, it never comes alone: a colleague at the desk lights it from the side, very low, very white.',
        ),
      ],
    },
    {
      tags: ['crafts'],
      preline: t('Reportage', 'Reportage'),
      headline: t('Siebzehn Gewerke und eine Kaffeemaschine', 'Seventeen Trades and One Coffee Machine'),
      intro: t(
        'In der Werkstatt am Gerberviertel entsteht alles, was auf den Bühnen der Meile nur so aussieht.',
        'The workshop in the tannery quarter makes everything that only looks that way on stage.',
      ),
      paragraphs: [
        t(
          'Der Marmor ist aus Styropor, die Eiche aus Pappelholz, das Gold aus einer Dose. Nur die Kaffeemaschine ist echt, und sie steht genau in der Mitte der Halle. Wer von der Malerei in die Schlosserei will, kommt an ihr vorbei; wer etwas wissen will, wartet hier. Die besten Lösungen, sagt der Leiter der Tischlerei, sind kalt gewordener Kaffee.',
          'The marble is polystyrene, the oak is poplar, the gold comes from a tin. Only the coffee machine is real, and it stands in the exact centre of the hall. To get from the paint shop to the metal shop you pass it; if you need to know something you wait here. The best solutions, says the head of joinery, are coffee gone cold.',
        ),
        t(
          'Gerade wird an einem Wald gebaut. Er muss in acht Minuten stehen, durch eine Tür von zwei Metern vierzig passen und einen Sturm aushalten. Die Lösung besteht aus Stoffbahnen, Angelschnur und einem Prinzip, das aus dem Segelmacherhandbuch stammt.',
          'At the moment they are building a forest. It has to be up in eight minutes, fit through a door two metres forty high and survive a storm. The solution consists of lengths of cloth, fishing line and a principle borrowed from a sailmaker’s manual.',
        ),
      ],
    },
    {
      tags: ['sound', 'crafts'],
      preline: t('Zu Besuch', 'A visit'),
      headline: t('Wie klingt ein leerer Saal?', 'What Does an Empty Hall Sound Like?'),
      intro: t(
        'Vor dem ersten Konzert der Saison wird die Halle gestimmt wie ein Instrument. Man braucht dafür einen Luftballon.',
        'Before the first concert of the season the hall is tuned like an instrument. It takes a balloon.',
      ),
      paragraphs: [
        t(
          'Es knallt, dann wird gezählt: eins Komma neun Sekunden, bis die Stille zurück ist. So lange hält der Orchestersaal einen Ton fest, wenn niemand darin sitzt. Mit 596 Menschen sind es eins Komma sechs, im Winter, mit Mänteln, noch etwas weniger. Deshalb gibt es an der Mühlinsel eine Garderobenpflicht, die in Wahrheit eine Klangvorschrift ist.',
          'A bang, then counting: one point nine seconds until silence returns. That is how long the Orchestra Hall holds a note when nobody is in it. With 596 people it is one point six, and in winter, with coats, a little less. Which is why the cloakroom rule on Mill Island is really a rule about sound.',
        ),
        t(
          'An den Wänden hängen achtundvierzig Tafeln aus Birnbaumholz, jede einzeln drehbar. Für Kammermusik zeigen sie die glatte Seite, für große Besetzungen die gerillte. Wer genau hinsieht, erkennt vor dem Konzert an der Decke, was gleich gespielt wird.',
          'Forty-eight panels of pear wood hang on the walls, each of which can be turned. For chamber music they show their smooth side, for large orchestras the grooved one. Look closely and the ceiling will tell you what is about to be played.',
        ),
      ],
    },
    {
      tags: ['crafts', 'history'],
      preline: t('Kostüm', 'Costume'),
      headline: t('Vierzigtausend Teile und ein Knopf', 'Forty Thousand Pieces and One Button'),
      intro: t(
        'Der Fundus vergisst nichts: ein Rundgang durch sechzig Jahre Garderobe.',
        'The costume store forgets nothing: a tour of sixty years of clothes.',
      ),
      paragraphs: [
        t(
          'Geordnet ist nicht nach Stücken, sondern nach Stand: Könige links, Bettler rechts, dazwischen viel Bürgertum. Ein Mantel von 1961 hat elf Rollen gespielt, zuletzt ein Gespenst. Sein dritter Knopf stammt von einer Uniform, die niemand je auf der Bühne gesehen hat.',
          'It is sorted not by play but by rank: kings on the left, beggars on the right, plenty of middle class in between. One coat of 1961 has played eleven parts, most recently a ghost. Its third button comes from a uniform nobody has ever seen on stage.',
        ),
        t(
          'Geändert wird so, dass man zurückkann. Jede Naht bekommt zwei Zentimeter Zugabe für die nächste Besetzung, und in jedem Kragen steht, wer ihn trug. Manche Mitglieder des Ensembles suchen zuerst nach diesen Namen.',
          'Alterations are made so that they can be undone. Every seam keeps two centimetres for the next cast, and in every collar stands who wore it. Some members of the ensemble look for those names first.',
        ),
      ],
    },
    {
      tags: ['night', 'crafts'],
      preline: t('Licht', 'Light'),
      headline: t('Wie man einen Scheinwerfer zum Tanzen bringt', 'How to Make a Spotlight Dance'),
      intro: t(
        'Für die „Nordlichtversuchsanordnung“ lernen hundertzwanzig Lampen Choreografie.',
        'For the “Experimental Set-up for Northern Lights” a hundred and twenty lamps are learning choreography.',
      ),
      paragraphs: [
        t(
          'Lampen kennen kein Zögern. Sie fahren los und kommen an. Damit sie tanzen, musste jemand ihnen Trägheit beibringen: ein kleines Überschwingen, ein Ausatmen am Ende jeder Bewegung. Die Beleuchterin hat dafür ihren eigenen Arm gefilmt, dreihundertmal.',
          'Lamps know no hesitation. They set off and they arrive. To make them dance someone had to teach them inertia: a slight overshoot, an exhalation at the end of each movement. To that end the lighting designer filmed her own arm, three hundred times.',
        ),
        t(
          'Bei der ersten Probe mit Menschen wichen die Tänzerinnen zurück. Bei der dritten fing eine an, mit einer Lampe zu flirten. Das steht jetzt im Stück.',
          'At the first rehearsal with people the dancers stepped back. At the third one of them began to flirt with a lamp. It is now part of the piece.',
        ),
      ],
    },
    {
      tags: ['sound', 'night'],
      preline: t('Souffleurkasten', 'The prompter'),
      headline: t('Flüstern für vierhundert', 'Whispering for Four Hundred'),
      intro: t(
        'Sie kennt jeden Text und sagt nie ein Wort: ein Abend neben der Souffleuse.',
        'She knows every line and never says a word: an evening beside the prompter.',
      ),
      paragraphs: [
        t(
          'Das Schwierige ist nicht das Einhelfen, sondern das Warten. Eine Pause kann Kunst sein oder Not, und der Unterschied beträgt eine halbe Sekunde. Sie erkennt ihn am Atem. Wer denkt, atmet ein; wer nichts mehr weiß, hält an.',
          'The hard part is not helping but waiting. A silence may be art or distress, and the difference is half a second. She can tell by the breath. Anyone who is thinking breathes in; anyone who is lost stops.',
        ),
        t(
          'Gebraucht wird sie dreimal im Monat. Den Rest der Zeit liest sie mit, leise, mit den Lippen. Das Ensemble behauptet, schon davon falle einem alles wieder ein.',
          'She is needed three times a month. The rest of the time she reads along, silently, with her lips. The ensemble claim that this alone brings everything back.',
        ),
      ],
    },
    {
      tags: ['crafts', 'children'],
      preline: t('Puppenbau', 'Puppet making'),
      headline: t('Treibgut mit Charakter', 'Driftwood with Character'),
      intro: t(
        'Aus Fundholz vom Ufer entsteht ein ganzes Ensemble, und jedes Stück weiß schon, wer es ist.',
        'Wood found on the bank turns into a whole cast, and every piece already knows who it is.',
      ),
      paragraphs: [
        t(
          'Man schnitzt möglichst wenig. Ein Ast mit Astloch hat bereits einen Blick, eine Wurzel geht von allein. Der Puppenbauer sammelt nach jedem Hochwasser, trocknet zwei Jahre und legt dann alles auf den Boden, bis sich zwei Stücke unterhalten.',
          'You carve as little as possible. A branch with a knothole already has a gaze; a root walks by itself. The puppet maker gathers after every flood, dries for two years, and then lays everything out on the floor until two pieces start talking.',
        ),
        t(
          'Der Fluss im Stück besteht aus einunddreißig Teilen, die drei Menschen führen. Wenn er traurig ist, sinkt das vierte von links. Kinder merken das sofort.',
          'The river in the play consists of thirty-one pieces, moved by three people. When it is sad, the fourth from the left sinks. Children notice at once.',
        ),
      ],
    },
    {
      tags: ['future', 'crafts'],
      preline: t('Inspizienz', 'Stage management'),
      headline: t('Bitte Stille auf der Seitenbühne', 'Quiet in the Wings, Please'),
      intro: t(
        'Vierhundert Zeichen in zwei Stunden: Am Inspizientenpult läuft der ganze Abend durch eine Hand.',
        'Four hundred cues in two hours: at the stage manager’s desk the whole evening runs through one hand.',
      ),
      paragraphs: [
        t(
          'Links der Klavierauszug, rechts die Uhr, dazwischen vierzig Tasten. Jede ruft jemanden: die Hörner hinter der Bühne, den Schnee, den Bischof. Drückt man zu früh, steht der Bischof im Schnee. Es ist vorgekommen, und die Kritik fand es mutig.',
          'The score on the left, the clock on the right, forty buttons in between. Each calls someone: the horns backstage, the snow, the bishop. Press too early and the bishop stands in the snow. It has happened, and the critics thought it bold.',
        ),
        t(
          'Seit dieser Spielzeit gibt es ein digitales Pult. Das alte steht noch daneben, unter einer Decke, betriebsbereit. Man wisse ja nie, sagt der Inspizient, und streicht die Decke glatt.',
          'Since this season there has been a digital desk. The old one still stands beside it, under a blanket, ready for use. You never know, says the stage manager, and smooths the blanket.',
        ),
      ],
    },
  ],
};
