import { t } from '../text.ts';
import type { StoryFamily } from './story.ts';

export const HOUSE: StoryFamily = {
  category: 'house',
  author: t('Redaktion Altwasser', 'Altwasser editorial team'),
  background: [
    {
      heading: t('Wer hier arbeitet', 'Who works here'),
      paragraphs: [
        t(
          'Zweihundertzwölf Menschen aus dreiundzwanzig Ländern arbeiten auf der Meile, an der Kasse, am Pult, an der Kreissäge, im Flug. Einmal im Jahr tauschen alle für einen Tag den Platz. Das Orchester hat seitdem Respekt vor der Garderobe.',
          'Two hundred and twelve people from twenty-three countries work along the mile, at the till, at the desk, at the circular saw, in mid-air. Once a year they all swap places for a day. The orchestra has respected the cloakroom ever since.',
        ),
      ],
    },
    {
      heading: t('Fragen Sie uns', 'Ask us'),
      paragraphs: [
        t(
          'An jedem Eingang steht jemand mit einem grünen Punkt am Revers. Wer ihn trägt, beantwortet Fragen: nach dem Weg, nach dem Stück, nach dem nächsten Zug. In der Pause auch die, ob man bleiben soll.',
          'At every entrance stands someone with a green dot on their lapel. Anyone who wears it answers questions: about the way, about the play, about the next train. In the interval, also whether to stay.',
        ),
        t(
          'Die ehrliche Antwort lautet fast immer: ja, der zweite Teil ist besser.',
          'The honest answer is nearly always: yes, the second half is better.',
        ),
      ],
    },
  ],
  articles: [
    {
      tags: ['night', 'access'],
      preline: t('Zehn Fragen', 'Ten questions'),
      headline: t('Wer macht eigentlich das Licht aus?', 'Who Actually Turns Off the Lights?'),
      intro: t(
        'Hundertsechzig Türen, eine Runde, fünfzig Minuten: unterwegs mit dem Schließdienst.',
        'A hundred and sixty doors, one round, fifty minutes: out with the night staff.',
      ),
      paragraphs: [
        t(
          'Es beginnt oben. Wer von unten anfängt, sagt die Hausmeisterin, sperrt irgendwann jemanden ein, und meistens einen Tenor. Sie geht durch Garderoben, in denen noch Parfüm steht, über die leere Bühne, auf der eine einzige Glühbirne brennt. Die bleibt an, die ganze Nacht; das ist so, in allen Theatern der Welt.',
          'It starts at the top. Begin at the bottom, says the caretaker, and sooner or later you lock someone in, usually a tenor. She walks through dressing rooms where perfume still hangs, across the empty stage where a single bulb is burning. That one stays on all night; so it is in every theatre in the world.',
        ),
        t(
          'Gefunden hat sie schon alles: ein Gebiss, einen Heiratsantrag, einen Hund in der Königsloge. Das Schönste sei aber die Minute, bevor sie geht. Dann knackt das Holz, und das Haus setzt sich hin.',
          'She has found everything: dentures, a marriage proposal, a dog in the royal box. Best of all, though, is the minute before she leaves. Then the wood creaks and the house sits down.',
        ),
      ],
    },
    {
      tags: ['access'],
      preline: t('Entspannte Vorstellung', 'Relaxed performance'),
      headline: t('Heute darf die Tür offen bleiben', 'Today the Door May Stay Open'),
      intro: t(
        'Licht an, Geräusche willkommen: Was sich ändert, wenn niemand stillsitzen muss.',
        'Lights up, noises welcome: what changes when nobody has to sit still.',
      ),
      paragraphs: [
        t(
          'Ein Mann summt mit, ein Mädchen läuft im Gang auf und ab, hinten wird gelacht, wo nichts Komisches ist. Auf der Bühne stört es niemanden. „Wir hören das Publikum endlich“, sagt die Schauspielerin, die den Mond spielt.',
          'A man hums along, a girl walks up and down the aisle, at the back there is laughter where nothing is funny. On stage nobody minds. “At last we can hear the audience,” says the actress who plays the moon.',
        ),
        t(
          'Gedacht waren die entspannten Vorstellungen für Menschen mit Autismus. Gekommen sind außerdem Leute mit Rückenschmerzen, Eltern mit Säuglingen und ein Ehepaar, das sich beim Zusehen gern unterhält.',
          'Relaxed performances were meant for autistic people. Others came too: people with back pain, parents with babies, and a married couple who like to talk while watching.',
        ),
      ],
    },
    {
      tags: ['future', 'children'],
      preline: t('Unter 27', 'Under 27'),
      headline: t('Fünfzehn Euro, Parkett, Mitte', 'Fifteen Euros, Stalls, Centre'),
      intro: t(
        'Ein Preis für alle Jungen, auf jedem Platz. Ein Jahr danach: die Bilanz.',
        'One price for the young, in every seat. A year on: taking stock.',
      ),
      paragraphs: [
        t(
          'Früher saßen sie oben, wo man die Decke gut sieht. Seit einem Jahr kosten alle Plätze für Menschen unter siebenundzwanzig dasselbe, und plötzlich sitzen sie in Reihe drei, in Turnschuhen, und lehnen sich vor.',
          'They used to sit upstairs, where you get a good view of the ceiling. For a year now every seat has cost the same for anyone under twenty-seven, and suddenly they are in row three, in trainers, leaning forward.',
        ),
        t(
          'Verloren hat das Haus damit nichts. Die Plätze wären leer geblieben, und wer einmal so nah war, kommt wieder und bringt jemanden mit. Vor allem aber klatscht es anders.',
          'The house has lost nothing by it. The seats would have stayed empty, and anyone who has once been that close comes back and brings someone along. Above all, the applause sounds different.',
        ),
      ],
    },
    {
      tags: ['crafts'],
      preline: t('An der Kasse', 'At the box office'),
      headline: t('„Etwas Lustiges, aber mit Tod“', '“Something Funny, but with Death in It”'),
      intro: t(
        'Was Menschen am Schalter verlangen und was sie bekommen.',
        'What people ask for at the counter, and what they get.',
      ),
      paragraphs: [
        t(
          'Manche wissen den Titel nicht, manche nur die Farbe des Plakats. „Das mit dem Kreis“ ist seit Einführung der neuen Plakate keine hilfreiche Angabe mehr. Die Kassiererin fragt dann: allein oder zu zweit? Wach oder müde? Und trifft fast immer.',
          'Some do not know the title, some know only the colour of the poster. “The one with the circle” has not been a helpful description since the new posters came in. So the woman at the counter asks: alone or with someone? Awake or tired? And nearly always gets it right.',
        ),
        t(
          'Die häufigste Frage des Jahres war, ob man bei „Die Lange Nacht der Bassklarinetten“ sitzen könne. Die seltenste kam von einem Jungen: ob es auch etwas gebe, das nur ihm gehört. Er hat nun eine Patenschaft für einen Stuhl.',
          'The most frequent question of the year was whether one could sit down during “The Long Night of the Bass Clarinets”. The rarest came from a boy: was there anything that would be his alone? He is now godparent to a chair.',
        ),
      ],
    },
    {
      tags: ['history'],
      preline: t('Jubiläum', 'Anniversary'),
      headline: t('Fünf Jahrgänge', 'Five Vintages'),
      intro: t(
        '1958, 1971, 1994, 2003, 2019: die Häuser der Meile in fünf Absätzen und einem Nachtrag.',
        '1958, 1971, 1994, 2003, 2019: the houses of the mile, briefly, with a postscript.',
      ),
      paragraphs: [
        t(
          'Das Theater kam zuerst und war vier Jahre lang allein. Dann wurde auf der Insel gebaut, gegen den Rat der Müller, und es wurde die beste Akustik im Umkreis von zweihundert Kilometern. Das Zollamt verlor seine Grenze, das Fährhaus seine Fähre, die Gerberei ihre Häute. Jedes Mal blieb ein Raum zurück, der nach jemandem suchte.',
          'The theatre came first and was alone for years. Then they built on the island, against the millers’ advice, and it became the finest acoustics within two hundred kilometres. The customs house lost its border, the ferry house its ferry, the tannery its hides. Each time a space was left behind, looking for someone.',
        ),
        t(
          'Dass alle fünf heute an einem Programm arbeiten, begann mit einem Irrtum: Zwei Häuser hatten dieselbe Sängerin für denselben Abend gebucht. Sie sang in beiden und ging in der Pause zu Fuß. Das Publikum ging mit.',
          'That all five work on one programme today began with a mistake: two houses had booked the same singer for the same evening. She sang in both and walked across in the interval. The audience walked with her.',
        ),
      ],
    },
    {
      tags: ['future', 'walk'],
      preline: t('Nachhaltigkeit', 'Sustainability'),
      headline: t('Das Mühlrad zahlt die Notbeleuchtung', 'The Mill Wheel Pays for the Emergency Lights'),
      intro: t(
        'Wie fünf alte Häuser mit einem Drittel der Energie auskommen wollen, ohne kalt zu werden.',
        'How five old houses mean to manage on a third of the energy without growing cold.',
      ),
      paragraphs: [
        t(
          'Ein Saal voller Menschen heizt sich selbst: Jeder Gast gibt hundert Watt ab, ein ausverkauftes Konzert also sechzig Kilowatt. Seit dem Umbau nutzt die Halle diese Wärme für das Zollamt nebenan. Je besser die Kritik, desto wärmer die Kunst.',
          'A hall full of people heats itself: each guest gives off a hundred watts, a sold-out concert some sixty kilowatts. Since the refit the hall has passed that warmth on to the customs house next door. The better the reviews, the warmer the art.',
        ),
        t(
          'Gespart wird auch im Licht, im Holz, im Druck. Das Programmheft gibt es seit dieser Spielzeit auf Wunsch als Plakat: ein Blatt, dreimal gefaltet, für den Kühlschrank.',
          'Savings are made in light, wood and printing, too. Since this season the programme booklet is available as a poster: one sheet, folded three times, for the fridge.',
        ),
      ],
    },
  ],
};
