import { t } from '../text.ts';
import type { StoryFamily } from './story.ts';

export const ART: StoryFamily = {
  category: 'art',
  author: t('Kunsthaus Altes Zollamt', 'Old Customs House Gallery'),
  background: [
    {
      heading: t('Ein Amt wird Kunsthaus', 'From office to gallery'),
      paragraphs: [
        t(
          'Bis 1988 wurde im Alten Zollamt gewogen, gestempelt und beschlagnahmt. Die Waage steht noch, die Stempel liegen in der Vitrine, und in der Asservatenkammer hängt heute die Grafische Sammlung: achttausend Blätter, von denen immer achtzig zu sehen sind.',
          'Until 1988 goods were weighed, stamped and confiscated in the Old Customs House. The scales are still there, the stamps lie in a case, and the evidence room now holds the print collection: eight thousand sheets, eighty of which are always on view.',
        ),
      ],
    },
    {
      heading: t('Langsam schauen', 'Slow looking'),
      paragraphs: [
        t(
          'Im Durchschnitt bleiben Menschen elf Sekunden vor einem Bild stehen. Jeden Donnerstagabend laden wir ein, es mit dreißig Minuten zu versuchen: ein Werk, ein Hocker, keine Erklärung vor der zehnten Minute.',
          'On average people stand in front of a picture for eleven seconds. Every Thursday evening we invite you to try thirty minutes: one work, one stool, no explanation before minute ten.',
        ),
        t(
          'Es passiert erst nichts, dann sehr viel. Die meisten sagen danach, das Bild habe sich verändert.',
          'At first nothing happens, then a great deal. Most people say afterwards that the picture has changed.',
        ),
      ],
    },
  ],
  articles: [
    {
      tags: ['history', 'crafts'],
      preline: t('Sammlung', 'Collection'),
      headline: t('Der Kreis, der nicht schließt', 'The Circle That Does Not Close'),
      intro: t(
        'Ein Druckfehler von 1963 ist das beliebteste Blatt unserer Sammlung. Warum eigentlich?',
        'A misprint of 1963 is the most popular sheet in our collection. Why, exactly?',
      ),
      paragraphs: [
        t(
          'Drei Millimeter fehlen. Der rote Kreis beginnt oben, läuft herum und trifft sich um Haaresbreite nicht selbst. Die Druckerei wollte die Auflage einstampfen, der Künstler behielt zwanzig Blätter. Auf die Rückseite schrieb er mit Bleistift: „endlich“.',
          'Three millimetres are missing. The red circle starts at the top, runs round and misses itself by a hair. The printers wanted to pulp the edition; the artist kept twenty sheets. On the back he wrote in pencil: “at last”.',
        ),
        t(
          'Wer davorsteht, schließt die Lücke mit den Augen, immer wieder, und immer wieder geht sie auf. Vielleicht ist es das: Ein vollkommener Kreis braucht niemanden. Dieser hier braucht uns.',
          'Standing before it you close the gap with your eyes, again and again, and again and again it opens. Perhaps that is it: a perfect circle needs nobody. This one needs us.',
        ),
      ],
    },
    {
      tags: ['history', 'walk'],
      preline: t('Architektur', 'Architecture'),
      headline: t('Lob des Waschbetons', 'In Praise of Exposed Aggregate'),
      intro: t(
        'Die Nachkriegsbauten am Fluss gelten als hässlich. Man muss nur früh genug aufstehen.',
        'The post-war buildings by the river are considered ugly. You only have to get up early enough.',
      ),
      paragraphs: [
        t(
          'Um sechs Uhr zwanzig trifft die Sonne die Sparkasse. Dann werfen zehntausend Kiesel zehntausend kleine Schatten, und aus der grauen Wand wird ein Fell. Eine Viertelstunde dauert das, danach ist sie wieder eine Sparkasse.',
          'At six twenty the sun reaches the savings bank. Ten thousand pebbles cast ten thousand small shadows, and the grey wall turns to fur. It lasts a quarter of an hour, after which it is a savings bank again.',
        ),
        t(
          'Die Architekten von damals hatten wenig Geld und viel Vertrauen in die Zukunft. Beides sieht man den Bauten an. Sie sind genau so alt wie unsere Eltern und verdienen denselben Blick: nachsichtig, neugierig und ab und zu beeindruckt.',
          'The architects of the day had little money and great faith in the future. Both show in the buildings. They are exactly as old as our parents and deserve the same gaze: lenient, curious and now and then impressed.',
        ),
      ],
    },
    {
      tags: ['crafts'],
      preline: t('Restaurierung', 'Restoration'),
      headline: t('Schlamm von vierhundert Jahren', 'Four Hundred Years of Mud'),
      intro: t(
        'Wie man einen Klavierhocker rettet, der länger im Fluss lag als je vor einem Klavier stand.',
        'How to save a piano stool that spent longer in the river than it ever did in front of a piano.',
      ),
      paragraphs: [
        t(
          'Holz aus dem Wasser darf nicht trocknen, jedenfalls nicht einfach so. Es würde schrumpfen, reißen und zerfallen. Darum liegt der Hocker seit zwei Jahren in einer Wanne, in der das Wasser Tropfen für Tropfen durch ein Wachs ersetzt wird. Noch acht Monate, sagt die Restauratorin, dann könne man sich wieder daraufsetzen. Man werde es aber nicht tun.',
          'Wood from water must not dry, at least not just like that. It would shrink, crack and fall apart. So for two years the stool has been lying in a tub in which the water is replaced, drop by drop, with wax. Eight more months, says the restorer, and one could sit on it again. One will not, however.',
        ),
        t(
          'Gefunden wurde er an der Innenseite der Flusskurve, wo sich alles sammelt, was leichter ist als ein Vorsatz: Eheringe, Schlüssel, ein Gebiss. Wem was gehörte, erzählt die Ausstellung als Vermutung.',
          'It was found on the inside of the bend, where everything collects that is lighter than a resolution: wedding rings, keys, a set of dentures. Whose was what the exhibition tells as conjecture.',
        ),
      ],
    },
    {
      tags: ['children'],
      preline: t('Vermittlung', 'Learning'),
      headline: t('Anfassen erwünscht', 'Please Touch'),
      intro: t(
        'Für jede Ausstellung entstehen Tastmodelle. Gedacht sind sie für wenige, benutzt werden sie von allen.',
        'Every exhibition has its tactile models. They are meant for a few and used by everyone.',
      ),
      paragraphs: [
        t(
          'Ein Gemälde zu ertasten heißt, es neu zu erfinden. Was ist der Unterschied zwischen Himmel und Wasser, wenn beide blau sind? In unserem Modell ist der Himmel Samt und das Wasser Seide, der Horizont eine Naht. Blinde Besucherinnen haben es mitentworfen und zwei Fassungen verworfen, die uns Sehenden gefielen.',
          'To make a painting touchable is to invent it anew. What distinguishes sky from water when both are blue? In our model the sky is velvet and the water silk, the horizon a seam. Blind visitors helped design it and rejected two versions that pleased those of us who see.',
        ),
        t(
          'Inzwischen stehen vor den Modellen Schlangen. Kinder schließen die Augen, Erwachsene tun erst nur so. Das Aufsichtspersonal hat ein neues Schild gemalt: „Bitte berühren. Bitte auch wieder loslassen.“',
          'By now there are queues at the models. Children close their eyes; adults at first only pretend to. The attendants have painted a new sign: “Please touch. Please also let go.”',
        ),
      ],
    },
    {
      tags: ['night', 'history'],
      preline: t('Fundstück', 'A find'),
      headline: t('Eine Seeschlacht auf einer Streichholzschachtel', 'A Sea Battle on a Matchbox'),
      intro: t(
        'Die kleinste Ausstellung des Jahres passt in einen Koffer und braucht eine Lupe.',
        'The smallest exhibition of the year fits in a suitcase and calls for a magnifying glass.',
      ),
      paragraphs: [
        t(
          'Vierunddreißig Schiffe, jedes mit Segeln, auf einer Fläche von fünf mal dreieinhalb Zentimetern. Gemalt hat sie ein Zöllner im Nachtdienst, mit einem Pinsel aus drei Haaren der Amtskatze. Er malte jede Nacht ein Schiff und jeden Morgen keines.',
          'Thirty-four ships, each with its sails, on a surface of five by three and a half centimetres. They were painted by a customs officer on night duty, with a brush made of three hairs from the office cat. He painted one ship each night and none each morning.',
        ),
        t(
          'Wer die Seeschlacht gewonnen hat, lässt sich nicht sagen. Der Zöllner wurde versetzt, ehe es entschieden war.',
          'Who won the battle cannot be said. The officer was transferred before it was decided.',
        ),
      ],
    },
    {
      tags: ['walk'],
      preline: t('Malerei', 'Painting'),
      headline: t('Zwölfmal Regen', 'Rain, Twelve Times'),
      intro: t(
        'Zwölf Malerinnen und Maler, ein Ufer, eine Bedingung: Der Himmel kommt nicht ins Bild.',
        'Twelve painters, one bank, one condition: no sky in the picture.',
      ),
      paragraphs: [
        t(
          'Wenn der Himmel fehlt, muss das Licht von woanders kommen: aus Pfützen, aus nassem Laub, vom Rücken einer Ente. Die zwölf haben jeweils in der Stunde nach einem Regen gearbeitet, im selben Abschnitt zwischen Fährhaus und Werkhalle, und keiner hat dieselbe Farbe gefunden.',
          'With the sky left out, light must come from elsewhere: from puddles, from wet leaves, from the back of a duck. The twelve each worked in the hour after rain, on the same stretch between Ferry House and Works, and no two found the same colour.',
        ),
        t(
          'Gehängt sind die Bilder nicht nach Namen, sondern nach Wetterlagen. Man beginnt im Nieselregen und endet nach einem Gewitter, nach vierzig Metern, leicht geblendet.',
          'The pictures are hung not by name but by weather. You begin in drizzle and end after a thunderstorm, forty metres on, slightly dazzled.',
        ),
      ],
    },
    {
      tags: ['future', 'access'],
      preline: t('Depot', 'Stores'),
      headline: t('Das Archiv im Keller', 'The Archive in the Basement'),
      intro: t(
        'Achttausend Blätter, zwei Menschen, ein Scanner: Unsere Sammlung wird öffentlich.',
        'Eight thousand sheets, two people, one scanner: our collection goes public.',
      ),
      paragraphs: [
        t(
          'Vierzig Blätter schaffen sie am Tag. Jedes wird gehoben, gewendet, gemessen, fotografiert und bekommt einen Satz, der es beschreibt. Der Satz ist das Schwierigste. „Kreis, rot, auf Grau“ hilft niemandem, der nicht sehen kann; „ein Ball, der gerade nicht fällt“ schon eher.',
          'They manage forty sheets a day. Each is lifted, turned, measured, photographed and given a sentence that describes it. The sentence is the hardest part. “Circle, red, on grey” helps nobody who cannot see; “a ball in the act of not falling” comes closer.',
        ),
        t(
          'In zwei Jahren soll alles im Netz stehen, frei zugänglich und ohne Wasserzeichen. Bis dahin kann man den beiden donnerstags durch die Glasscheibe zusehen. Sie winken.',
          'In two years everything is to be online, free to use and without watermarks. Until then you can watch the two of them through the glass on Thursdays. They wave.',
        ),
      ],
    },
  ],
};
