import { t } from '../text.ts';
import type { StoryFamily } from './story.ts';

export const MUSIC: StoryFamily = {
  category: 'music',
  author: t('Dramaturgie der Kulturmeile', 'Dramaturgy of the Kulturmeile'),
  background: [
    {
      heading: t('Ein Saal auf einer Insel', 'A hall on an island'),
      paragraphs: [
        t(
          'Die Konzerthalle steht seit 1971 auf der Mühlinsel, dort, wo früher das Getreide der halben Gegend gemahlen wurde. Das Mühlrad liefert noch immer Strom, genug für die Notbeleuchtung und das Licht auf den Notenpulten.',
          'The concert hall has stood on Mill Island since 1971, where the grain of half the region was once ground. The mill wheel still supplies electricity, enough for the emergency lighting and the lamps on the music stands.',
        ),
      ],
    },
    {
      heading: t('Vom Zuhören', 'On listening'),
      paragraphs: [
        t(
          'Man muss für ein Konzert nichts wissen. Es hilft aber, etwas zu suchen: eine Stimme, die man durch das ganze Stück verfolgt, einen Rhythmus, der wiederkommt, den Augenblick, in dem es leise wird. Unsere Einführungen geben jedes Mal eine solche Spur mit.',
          'You need no knowledge to attend a concert. But it helps to look for something: one voice to follow through the whole piece, a rhythm that returns, the moment when it grows quiet. Each of our introductions sends you in with one such trail.',
        ),
        t(
          'Wer zwischen den Sätzen klatschen möchte, darf das. Im achtzehnten Jahrhundert war es üblich, und Mozart freute sich darüber in einem Brief.',
          'If you feel like applauding between movements, do. In the eighteenth century it was the custom, and Mozart wrote home delighted about it.',
        ),
      ],
    },
  ],
  articles: [
    {
      tags: ['sound', 'history'],
      preline: t('Instrumentenkunde', 'Instruments'),
      headline: t('Das Kontrafagott steigt aus dem Keller', 'The Contrabassoon Comes Up from the Basement'),
      intro: t(
        'Fünf Meter Rohr, sechzehn Kilo, zwei Auftritte im Jahr: eine Begegnung mit dem tiefsten Holz des Orchesters.',
        'Five metres of tubing, sixteen kilos, two appearances a year: meeting the lowest wood in the orchestra.',
      ),
      paragraphs: [
        t(
          'Wenn es spielt, merkt man es zuerst im Stuhl. Das Kontrafagott reicht tiefer als der Kontrabass, und sein unterster Ton ist weniger zu hören als zu spüren. Komponisten setzen es ein, wenn etwas unheimlich werden soll oder komisch; dazwischen gibt es erstaunlich wenig.',
          'When it plays you notice it first in your chair. The contrabassoon reaches lower than the double bass, and its bottom note is felt rather than heard. Composers use it when something should turn sinister, or funny; there is surprisingly little in between.',
        ),
        t(
          'Das Instrument des Flussorchesters stammt aus den zwanziger Jahren und hat eine Klappe, die niemand mehr erklären kann. Man hat sie einmal ausgebaut. Danach klang es nach gar nichts, und sie kam zurück.',
          'The River Orchestra’s instrument dates from the twenties and has one key nobody can explain any more. It was once removed. After that it sounded like nothing at all, and the key went back.',
        ),
      ],
    },
    {
      tags: ['night', 'sound'],
      preline: t('Essay', 'Essay'),
      headline: t('Warum Nachtmusik selten nachts geschrieben wurde', 'Why Night Music Was Rarely Written at Night'),
      intro: t(
        'Nocturne, Serenade, Nachtstück: über eine Gattung, die im Hellen entsteht.',
        'Nocturne, serenade, night piece: on a genre made in daylight.',
      ),
      paragraphs: [
        t(
          'Kerzen waren teuer und Komponisten arm. Wer im neunzehnten Jahrhundert von der Nacht schrieb, tat es am Vormittag, bei gutem Licht und mit Blick auf den Abgabetermin. Die Nacht in der Musik ist deshalb keine Beobachtung, sondern eine Erfindung: ein Raum, in dem man langsamer sprechen darf.',
          'Candles were expensive and composers poor. Anyone writing about the night in the nineteenth century did so in the morning, in good light and with an eye on the deadline. Night in music is therefore not an observation but an invention: a room in which one may speak more slowly.',
        ),
        t(
          'Bartók war der Erste, der tatsächlich hinausging und zuhörte. Seine Nachtmusik besteht aus Grillen, Unken und einem fernen Lied. Sie klingt noch heute, als hätte jemand ein Fenster geöffnet.',
          'Bartók was the first who actually went out and listened. His night music consists of crickets, toads and a distant song. To this day it sounds as if someone had opened a window.',
        ),
      ],
    },
    {
      tags: ['children', 'sound'],
      preline: t('Aus dem Familienkonzert', 'From the family concert'),
      headline: t('Einmal die Pauke umarmen', 'Hugging a Timpani'),
      intro: t(
        'Was Kinder über ein Orchester wissen wollen, wenn man sie fragen lässt.',
        'What children want to know about an orchestra when you let them ask.',
      ),
      paragraphs: [
        t(
          'Ist die Harfe schwer? Darf man aufs Klo? Wer hat angefangen? Nach jedem Familienkonzert beantwortet das Ensemble Fragen, und keine wird übersprungen. Die häufigste lautet: Wie lange muss man üben? Die Antwort der Solohornistin: „Bis es Spaß macht, und dann noch einmal.“',
          'Is the harp heavy? Are you allowed to go to the loo? Who started it? After every family concert the ensemble takes questions, and none is skipped. The most frequent one: how long do you have to practise? The principal horn’s answer: “Until it’s fun, and then once more.”',
        ),
        t(
          'Am längsten ist die Schlange immer vor der Pauke. Wer die Arme um den Kessel legt und das Ohr an das Fell, hört den ganzen Saal darin, und manche Erwachsene stellen sich ein zweites Mal an.',
          'The longest queue is always for the timpani. Put your arms around the bowl and your ear to the skin and you hear the whole hall inside, and some adults queue a second time.',
        ),
      ],
    },
    {
      tags: ['history'],
      preline: t('Werkstatt', 'Workshop'),
      headline: t('Zwei Quellen und ein Strom', 'Two Springs and One River'),
      intro: t(
        'Smetanas „Moldau“ unter der Lupe: wie man mit zwei Flöten ein ganzes Land erzählt.',
        'Smetana’s “Vltava” under the magnifying glass: how to tell a whole country with two flutes.',
      ),
      paragraphs: [
        t(
          'Es beginnt mit einer Flöte, die kreiselt. Eine zweite kommt dazu, Klarinetten tragen weiter, und irgendwann, man könnte nicht sagen wann, ist es ein Fluss. Smetana beschreibt keine Landschaft, er lässt sie zusammenfließen. Dass er beim Komponieren schon ertaubte, weiß man, und hört es doch nirgends.',
          'It begins with one flute, circling. A second joins, clarinets carry it on, and at some point, you could not say when, it is a river. Smetana does not describe a landscape, he lets it flow together. We know that he was going deaf as he wrote it, and yet you hear it nowhere.',
        ),
        t(
          'In unserer Probe standen die beiden Flöten zum Versuch an den Enden des Podiums. Der Fluss wurde breiter. Es blieb dabei.',
          'In rehearsal we placed the two flutes at opposite ends of the platform as an experiment. The river grew wider. That is how it stayed.',
        ),
      ],
    },
    {
      tags: ['future', 'sound'],
      preline: t('Auftrag', 'Commission'),
      headline: t('Ein Stück für schmelzendes Eis', 'A Piece for Melting Ice'),
      intro: t(
        'Wie probt man mit einem Instrument, das jeden Abend verschwindet?',
        'How do you rehearse with an instrument that disappears every evening?',
      ),
      paragraphs: [
        t(
          'Sechs Eisblöcke hängen über sechs Metallschalen. Jeder tropft in einem anderen Tempo, das von der Größe abhängt, von der Temperatur des Saals und davon, wie viele Menschen darin atmen. Das Publikum spielt also mit. Bei der Generalprobe, ohne Publikum, dauerte das Stück doppelt so lang.',
          'Six blocks of ice hang above six metal bowls. Each drips at its own pace, depending on its size, the temperature of the hall and how many people are breathing in it. So the audience plays along. At the dress rehearsal, with no audience, the piece lasted twice as long.',
        ),
        t(
          'Gefroren wird in der Fischhalle am Gerberkai, in Formen aus alten Milchkannen. Die Flötistin hat gelernt, auf Tropfen zu warten. Es sei, sagt sie, die beste Schule für Pausen.',
          'The freezing is done in the fish hall on the tannery quay, in moulds made of old milk churns. The flautist has learned to wait for drops. It is, she says, the best training in rests.',
        ),
      ],
    },
    {
      tags: ['night'],
      preline: t('Nachbericht', 'Looking back'),
      headline: t('Als das Licht ausging und alle weiterspielten', 'When the Lights Went Out and Everyone Played On'),
      intro: t(
        'Vier Minuten Stromausfall im langsamen Satz: ein Protokoll aus dem Orchester.',
        'Four minutes of power cut in the slow movement: an account from the orchestra.',
      ),
      paragraphs: [
        t(
          'Takt 43, zweite Geigen haben die Melodie, und dann sieht niemand mehr etwas. Der Dirigent ist ein dunklerer Fleck im Dunkel. Was tun? Die Celli gingen einfach weiter, auswendig, und einer nach dem anderen legte sich auf ihren Klang. Im Publikum hielt niemand das Telefon hoch.',
          'Bar 43, second violins have the melody, and then nobody can see a thing. The conductor is a darker patch in the dark. What to do? The cellos simply carried on from memory, and one after another everyone settled onto their sound. In the audience nobody held up a phone.',
        ),
        t(
          'Als das Licht wiederkam, fehlten zwölf Takte bis zum Schluss. Einige hätten es lieber dunkel gehabt, steht im Gästebuch. Seitdem überlegt die Dramaturgie, ob man so etwas planen darf.',
          'When the lights came back there were twelve bars to go. Some would have preferred it dark, says the guest book. Since then the dramaturgs have been wondering whether such a thing may be planned.',
        ),
      ],
    },
    {
      tags: ['crafts', 'sound'],
      preline: t('Handwerk', 'Crafts'),
      headline: t('Vierhundertvierzig und ein bisschen', 'Four Hundred and Forty and a Bit'),
      intro: t(
        'Der Klavierstimmer der Meile betreut elf Flügel und kennt von jedem die Launen.',
        'The mile’s piano tuner looks after eleven grands and knows the moods of each.',
      ),
      paragraphs: [
        t(
          'Der Flügel im Kammermusiksaal mag keinen Föhn, der im Kesselhaus keine Saxofone. Vor jedem Konzert kommt der Stimmer für zwei Stunden, dreht an zweihundertdreißig Wirbeln und hört dabei nicht auf Töne, sondern auf Schwebungen: das langsame Wimmern zwischen zwei Saiten, die sich noch nicht einig sind.',
          'The grand in the Chamber Music Hall dislikes warm winds, the one in the Boiler House dislikes saxophones. Before each concert the tuner comes for two hours, turns two hundred and thirty pins and listens not for notes but for beats: the slow whimper between two strings that do not yet agree.',
        ),
        t(
          'Auf 442 Hertz, eine Spur höher als die Norm, stimmt er im Winter, weil die Bläser in der Kälte tiefer rutschen. Wer es hört, darf sich bei ihm melden. Bisher kamen drei Kinder und ein Papagei.',
          'In winter he tunes to 442 hertz, a shade above the standard, because the winds slide flat in the cold. Anyone who can hear it is welcome to tell him. So far three children and a parrot have.',
        ),
      ],
    },
  ],
};
