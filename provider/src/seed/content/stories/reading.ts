import { t } from '../text.ts';
import type { StoryFamily } from './story.ts';

export const READING: StoryFamily = {
  category: 'reading',
  author: t('Literaturhaus im Fährhaus', 'Literature at the Ferry House'),
  background: [
    {
      heading: t('Ein Wartesaal für Bücher', 'A waiting room for books'),
      paragraphs: [
        t(
          'Bis 2003 warteten im Fährhaus Menschen auf die Fähre, heute warten Bücher auf Menschen. Elftausend Bände stehen im Lesesaal, alle ausleihbar, keine Karteikarte nötig: Wer eines mitnimmt, legt einen Zettel an seine Stelle.',
          'Until 2003 people waited in the Ferry House for the ferry; today books wait for people. Eleven thousand volumes stand in the Reading Room, all for lending, no card required: anyone who takes one leaves a note in its place.',
        ),
      ],
    },
    {
      heading: t('Laut lesen', 'Reading aloud'),
      paragraphs: [
        t(
          'Dienstags um fünf wird im Lesesaal vorgelesen, eine halbe Stunde, von wem auch immer. Es gibt nur zwei Regeln: Niemand stellt sich vor, und niemand entschuldigt sich. Seit der ersten Stunde wird Buch geführt; auf Platz eins liegt eine Gebrauchsanweisung.',
          'On Tuesdays at five someone reads aloud in the Reading Room for half an hour, anyone who it may be. There are only two rules: nobody introduces themselves, and nobody apologises. Records have been kept from the start; first place is held by an instruction manual.',
        ),
        t(
          'Zuhören kann man auch von draußen. Unter dem dritten Fenster steht deshalb eine Bank.',
          'You can listen from outside, too. That is why there is a bench beneath the third window.',
        ),
      ],
    },
  ],
  articles: [
    {
      tags: ['crafts'],
      preline: t('Werkstatt', 'Workshop'),
      headline: t('Vierzehn Zeilen, vier Wochen', 'Fourteen Lines, Four Weeks'),
      intro: t(
        'Vier Übersetzerinnen und ein Gedicht: Protokoll einer freundlichen Schlacht.',
        'Four translators and one poem: minutes of a friendly battle.',
      ),
      paragraphs: [
        t(
          'Am Montag ging es um ein Komma, am Mittwoch um eine Amsel. Im Englischen ist sie schwarz, im Deutschen nicht unbedingt, und im Gedicht sitzt sie in der Dämmerung, wo alles schwarz ist. Wer „blackbird“ schreibt, verrät also etwas, das der Dichter verschwiegen hat.',
          'On Monday it was a comma, on Wednesday a blackbird. In English its colour is in its name, in German it is not, and in the poem it sits in the dusk, where everything is black. To write “blackbird” is thus to give away something the poet kept to himself.',
        ),
        t(
          'Nach vier Wochen gab es vier Fassungen und keinen Streit mehr, nur noch Zuneigung zu vierzehn Zeilen, die jede von ihnen nun auswendig kann, in vier Sprachen.',
          'After four weeks there were four versions and no quarrel left, only affection for fourteen lines that each of them now knows by heart, in four languages.',
        ),
      ],
    },
    {
      tags: ['history'],
      preline: t('Porträt', 'Portrait'),
      headline: t('Kafka am Schalter', 'Kafka at the Counter'),
      intro: t(
        'Über Hobelmaschinen schrieb er so genau wie über Käfer. Ein Blick in die amtlichen Schriften.',
        'He wrote about planing machines as precisely as about beetles. A look at the office writings.',
      ),
      paragraphs: [
        t(
          'Ein Gutachten von 1910 beschreibt, wie eine runde Messerwelle Finger rettet, die eine vierkantige kostet. Es enthält Zeichnungen, Zahlen und einen einzigen Satz, der aus der Rolle fällt: Er handelt von der Hand, die nichts davon weiß.',
          'A report of 1910 describes how a round cutter block saves fingers that a square one costs. It contains drawings, figures and a single sentence that steps out of line: it is about the hand that knows nothing of this.',
        ),
        t(
          'Wer das gelesen hat, liest die Romane anders. Der Schrecken darin ist kein Traum, er hat ein Aktenzeichen. Komisch ist das auch, und Kafka soll beim Vorlesen gelacht haben, bis er nicht mehr weiterkonnte.',
          'Having read that, you read the novels differently. Their terror is no dream, it has a file number. It is funny, too, and Kafka is said to have laughed while reading aloud until he could not go on.',
        ),
      ],
    },
    {
      tags: ['walk', 'future'],
      preline: t('Zettelkasten', 'Card index'),
      headline: t('Was auf den Zetteln steht', 'What the Notes Say'),
      intro: t(
        'Wer im Fährhaus ein Buch leiht, hinterlässt einen Zettel. Wir haben zwanzig Jahre davon gelesen.',
        'Borrow a book at the Ferry House and you leave a note. We have read twenty years of them.',
      ),
      paragraphs: [
        t(
          '„Bringe ich zurück, wenn ich verstanden habe, warum sie ihn verlässt.“ „Für meinen Vater, Großdruck wäre besser gewesen.“ „Nur wegen des Umschlags.“ Viertausend Zettel haben sich angesammelt, und sie erzählen mehr über das Lesen als jede Statistik.',
          '“Will return it when I understand why she leaves him.” “For my father; large print would have been better.” “Only for the cover.” Four thousand notes have piled up, and they say more about reading than any statistics.',
        ),
        t(
          'Der älteste Zettel ist vom Eröffnungstag und lautet: „Gleich wieder da.“ Das Buch fehlt bis heute. Wir haben beschlossen, nicht zu mahnen.',
          'The oldest note dates from opening day and says: “Back in a minute.” The book is missing to this day. We have decided not to send a reminder.',
        ),
      ],
    },
    {
      tags: ['children', 'night'],
      preline: t('Vorlesenacht', 'Night of reading'),
      headline: t('Suppe um halb elf', 'Soup at Half Past Ten'),
      intro: t(
        'Hundert Briefe in fünf Stunden: Notizen aus einer langen Nacht im Lesesaal.',
        'A hundred letters in five hours: notes from a long night in the Reading Room.',
      ),
      paragraphs: [
        t(
          'Der erste Brief ist eine Kündigung, in Reimen. Der siebzehnte eine Liebeserklärung an eine Straßenbahnlinie. Beim vierzigsten, der Postkarte eines Kindes aus dem Krankenhaus, ist es im Saal so still, dass man das Wehr hört. Danach braucht es die Suppe.',
          'The first letter is a resignation, in rhyme. The seventeenth a declaration of love to a tram line. At the fortieth, a child’s postcard from hospital, the room is so quiet that you can hear the weir. After that, soup is needed.',
        ),
        t(
          'Der hundertste Brief wird jedes Jahr neu geschrieben, an Ort und Stelle, von allen zusammen: ein Satz pro Person, adressiert an das nächste Jahr. Er liegt bis dahin versiegelt im Schalter.',
          'The hundredth letter is written anew every year, on the spot, by everyone together: one sentence each, addressed to the year to come. Until then it lies sealed in the counter.',
        ),
      ],
    },
    {
      tags: ['crafts', 'history'],
      preline: t('Essay', 'Essay'),
      headline: t('Die kleinste Wolke der Literatur', 'The Smallest Cloud in Literature'),
      intro: t(
        'Wetter gilt als schlechter Anfang. Einige der besten Bücher beginnen trotzdem damit.',
        'Weather is said to make a bad beginning. Some of the best books start with it regardless.',
      ),
      paragraphs: [
        t(
          'Ein barometrisches Minimum über dem Atlantik eröffnet einen der dicksten Romane des Jahrhunderts. Der Satz ist lang, genau und vollkommen überflüssig, und gerade deshalb weiß man danach, wer hier spricht. Wetter ist nie über das Wetter.',
          'A barometric low over the Atlantic opens one of the fattest novels of its century. The sentence is long, exact and perfectly superfluous, and for that very reason you know afterwards who is speaking. Weather is never about weather.',
        ),
        t(
          'Die Meteorologin, die bei uns zu Gast war, schreibt Unwettertexte. Sie hat neunzig Zeichen und muss verstanden werden. Ihr Rat an alle Schreibenden: das Verb nach vorn, und nie „eventuell“.',
          'The meteorologist who was our guest writes storm warnings. She has ninety characters and must be understood. Her advice to all writers: verb first, and never “possibly”.',
        ),
      ],
    },
    {
      tags: ['access'],
      preline: t('Aus dem Haus', 'From the house'),
      headline: t('Gebärden sind keine Untertitel', 'Signs Are Not Subtitles'),
      intro: t(
        'Wie eine Lesung klingt, wenn sie zwei Sprachen zugleich spricht und eine davon schweigt.',
        'What a reading sounds like when it speaks two languages at once and one of them is silent.',
      ),
      paragraphs: [
        t(
          'Die Dolmetscherin steht nicht am Rand, sondern in der Mitte, neben der Lesenden. Die beiden haben drei Nachmittage geprobt, denn ein Gedicht hat im Raum andere Enden als auf dem Papier. An einer Stelle wartet nun die Stimme, bis die Hände fertig sind.',
          'The interpreter stands not at the edge but in the centre, beside the reader. The two rehearsed for three afternoons, because a poem has other endings in space than on paper. In one place the voice now waits until the hands have finished.',
        ),
        t(
          'Das gehörlose Publikum lacht eine halbe Sekunde früher als das hörende. Es sei, sagt jemand danach, das erste Mal gewesen, dass die anderen hinterherkamen.',
          'The deaf audience laughs half a second before the hearing one. It was, someone says afterwards, the first time that the others were the ones catching up.',
        ),
      ],
    },
  ],
};
