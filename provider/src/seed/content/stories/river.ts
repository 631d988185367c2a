import { t } from '../text.ts';
import type { StoryFamily } from './story.ts';

export const RIVER: StoryFamily = {
  category: 'river',
  author: t('Redaktion Altwasser', 'Altwasser editorial team'),
  background: [
    {
      heading: t('Achthundert Meter', 'Eight hundred metres'),
      paragraphs: [
        t(
          'So lang ist die Kulturmeile, die ihren Namen also nur zur Hälfte verdient. Wer am Wehr losgeht, hört das Wasser erst laut, dann gar nicht mehr und am Gerberviertel wieder, als Glucksen unter den alten Stegen.',
          'That is how long the cultural mile is, so it earns only half its name. Set out from the weir and you hear the water first loudly, then not at all, and by the tannery quarter once more, gurgling under the old jetties.',
        ),
      ],
    },
    {
      heading: t('Wer das Ufer pflegt', 'Who looks after the bank'),
      paragraphs: [
        t(
          'Dreißig Ehrenamtliche kümmern sich um Bänke, Nistkästen und die Pegellatte. Sie treffen sich am ersten Samstag des Monats um neun am Fährsteg, Handschuhe werden gestellt, Kaffee auch.',
          'Thirty volunteers care for benches, nesting boxes and the water gauge. They meet on the first Saturday of the month at nine by the ferry landing; gloves are provided, and so is coffee.',
        ),
        t(
          'Neue Hände sind willkommen. Wer nur reden will, bekommt einen Pinsel.',
          'New hands are welcome. Anyone who only wants to talk is given a paintbrush.',
        ),
      ],
    },
  ],
  articles: [
    {
      tags: ['history'],
      preline: t('Stadtgeschichte', 'Town history'),
      headline: t('Die Brücke, die fehlt', 'The Bridge That Is Missing'),
      intro: t(
        'Vierhundert Jahre stand sie, an einem Vormittag fiel sie. Was Familien in Altwasser davon erzählen.',
        'It stood for four hundred years and fell in one morning. What the families of Altwasser tell of it.',
      ),
      paragraphs: [
        t(
          'Fünf Bögen aus rotem Sandstein, so breit, dass zwei Fuhrwerke aneinander vorbeikamen, wenn die Kutscher sich einig waren. Auf der Mitte stand ein Heiliger, dem die Schulkinder vor Prüfungen die Zehen rieben. Die Zehen hat man gefunden, sie liegen im Zollamt.',
          'Five arches of red sandstone, wide enough for two carts to pass if their drivers agreed. In the middle stood a saint whose toes schoolchildren rubbed before exams. The toes have been found; they are in the customs house.',
        ),
        t(
          'Wer heute über den Mühlsteg geht, sieht bei niedrigem Wasser die Pfeilerstümpfe, wie Zähne. Jedes Jahr am Gedenktag läuten die fünf Häuser nacheinander, flussabwärts, im Abstand von elf Sekunden: so lange brauchte der Schall des Einsturzes.',
          'Cross the mill footbridge today when the water is low and you see the stumps of the piers, like teeth. Every year on the day of remembrance the five houses ring one after another, downstream, eleven seconds apart: that is how long the sound of the fall took.',
        ),
      ],
    },
    {
      tags: ['walk', 'sound'],
      preline: t('Spaziergang', 'A walk'),
      headline: t('Elf Minuten flussabwärts', 'Eleven Minutes Downstream'),
      intro: t(
        'Vom Theater zur Werkhalle in fünf Stationen, mit Umwegen für alle, die Zeit haben.',
        'From the theatre to the Works in five stops, with detours for those who have time.',
      ),
      paragraphs: [
        t(
          'Am Wehr beginnen, wo es am lautesten ist, und dann so lange gehen, bis man die eigenen Schritte hört: Das ist auf der Mühlinsel, auf dem Kies vor der Konzerthalle. Bei offenen Fenstern kommt eine Klarinette dazu.',
          'Begin at the weir, where it is loudest, and walk until you can hear your own steps: that happens on Mill Island, on the gravel in front of the concert hall. With the windows open a clarinet joins in.',
        ),
        t(
          'Hinter dem Zollamt lohnt der Umweg durch den Kohlenhof, in dem nichts ist außer einem Feigenbaum. Dann das Fährhaus, die Bank unter dem dritten Fenster, und schließlich der Schornstein, an dem man sich nicht verlaufen kann.',
          'Behind the customs house it is worth the detour through the coal yard, which holds nothing but a fig tree. Then the Ferry House, the bench beneath the third window, and finally the chimney, which makes it impossible to get lost.',
        ),
      ],
    },
    {
      tags: ['future'],
      preline: t('Wasserstand', 'Water level'),
      headline: t('Zwei Meter vierzig', 'Two Metres Forty'),
      intro: t(
        'Ab diesem Pegel wird aus dem Orchestergraben ein Becken. Über das Leben mit einem Fluss, der mitspielt.',
        'At this level the orchestra pit becomes a pool. On living with a river that joins in.',
      ),
      paragraphs: [
        t(
          'Dreimal in den letzten zwanzig Jahren kam er zu Besuch. Beim ersten Mal schwammen die Stühle, beim zweiten Mal waren sie festgeschraubt, beim dritten Mal war alles eine Etage höher und jemand spielte am Fenster Händel.',
          'Three times in the last twenty years it has come to visit. The first time the chairs floated, the second time they were screwed down, the third time everything was one floor up and someone played Handel at the window.',
        ),
        t(
          'Die Häuser haben heute gemeinsame Spundwände, gemeinsame Pumpen und eine gemeinsame Telefonkette, die nachts in vierzehn Minuten durch ist. Geübt wird im November, mit Punsch.',
          'Today the houses share flood barriers, pumps and a telephone chain that takes fourteen minutes at night. The drill is in November, with punch.',
        ),
      ],
    },
    {
      tags: ['children', 'walk'],
      preline: t('Natur', 'Nature'),
      headline: t('Der Biber hat ein Abonnement', 'The Beaver Has a Subscription'),
      intro: t(
        'Seit drei Jahren wohnt jemand unter der Uferterrasse, der Proben mag.',
        'For three years someone has been living under the River Terrace who likes rehearsals.',
      ),
      paragraphs: [
        t(
          'Er kommt, wenn gestimmt wird. Warum, weiß niemand; die Biologin vermutet Zufall, die Bratschen widersprechen. Sicher ist, dass er bei Schlagzeug geht. Seinetwegen wurde das Sommerkonzert um zehn Meter verlegt.',
          'He comes when they tune. Nobody knows why; the biologist suspects coincidence, the violas disagree. What is certain is that he leaves at the sound of drums. For his sake the summer concert was moved by ten metres.',
        ),
        t(
          'Die Weide vor dem Fährhaus trägt jetzt eine Manschette aus Draht. Den Ast, den er trotzdem bekam, zeigt das Kunsthaus als Leihgabe.',
          'The willow in front of the Ferry House now wears a collar of wire. The branch he got anyway is on show at the gallery as a loan.',
        ),
      ],
    },
    {
      tags: ['night'],
      preline: t('Nach Mitternacht', 'After midnight'),
      headline: t('Linie 5, letzte Fahrt', 'Line 5, Last Run'),
      intro: t(
        'Der Uferbus fährt jetzt bis Mitternacht. Wir sind mitgefahren.',
        'The riverside bus now runs until midnight. We went along.',
      ),
      paragraphs: [
        t(
          'Um zwölf sitzen im Bus drei Geigenkästen, ein Paar, das sich nicht einig ist, ob der Mörder schuld war, und eine Frau mit gelben Strümpfen, kreuzweise gebunden. Der Fahrer fährt langsam. Er höre gern zu, sagt er, man bekomme die Stücke umsonst erzählt, und jedes Mal anders.',
          'At twelve the bus holds three violin cases, a couple who cannot agree whether the murderer was guilty, and a woman in yellow stockings, cross-gartered. The driver takes it slowly. He likes to listen, he says; you get the plays told for free, and differently every time.',
        ),
        t(
          'An der Endhaltestelle steht er noch fünf Minuten mit offenen Türen. Manchmal kommt jemand angerannt, der beim Applaus geblieben ist.',
          'At the terminus he waits for five minutes with the doors open. Sometimes someone comes running who stayed for the applause.',
        ),
      ],
    },
    {
      tags: ['history', 'crafts'],
      preline: t('Gerberviertel', 'The tannery quarter'),
      headline: t('Wie Leder riecht, wenn keiner mehr gerbt', 'What Leather Smells Like When Nobody Tans Any More'),
      intro: t(
        'In der Werkhalle steht die Luft von früher noch in den Balken.',
        'In the Works the air of earlier times still hangs in the beams.',
      ),
      paragraphs: [
        t(
          'Bei Regen kommt es heraus: Eiche, Tran, etwas Süßes. Die letzte Gerberei schloss 1994, die Halle wurde gelüftet, gestrichen, bespielt, und trotzdem weiß die Nase nach einem Gewitter genau, wo sie ist.',
          'It comes out when it rains: oak, train oil, something sweet. The last tannery closed in 1994; the hall has been aired, painted and performed in, and still the nose knows exactly where it is after a thunderstorm.',
        ),
        t(
          'Ein Parfümeur hat den Geruch für eine Inszenierung nachgebaut. Die alten Gerber, zur Probe eingeladen, rochen lange und sagten dann, es fehle der Kaffee.',
          'A perfumer rebuilt the smell for a production. The old tanners, invited to the rehearsal, sniffed for a long time and then said that the coffee was missing.',
        ),
      ],
    },
  ],
};
