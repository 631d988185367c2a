import { t } from '../text.ts';
import type { ProductionFamily } from './production.ts';

export const ORCHESTRA: ProductionFamily = {
  type: 'concert',
  genre: 'orchestra',
  rooms: [3],
  times: ['19:30', '20:00', '18:00'],
  durations: [110, 125, 95],
  plan: 'hall',
  ageFrom: null,
  tags: ['introduction', 'subscription-a'],
  credits: [
    { isPerformer: true, role: t('Orchester', 'Orchestra'), names: [t('Flussorchester Altwasser', 'Altwasser River Orchestra')] },
    { isPerformer: true, role: t('Chor', 'Choir'), names: [t('Kantorei der Mühlinsel', 'Mill Island Choral Society')] },
  ],
  more: [
    t(
      'Eine Stunde vor Beginn führt die Dramaturgie im Foyer ins Programm ein: zwanzig Minuten, mit Hörbeispielen am Flügel und ohne Fachwörter, die nicht erklärt werden. In der Pause steht die Uferseite der Halle offen.',
      'An hour before the start, our dramaturgs introduce the programme in the foyer: twenty minutes, with examples at the piano and no term left unexplained. In the interval the river side of the hall is open.',
    ),
    t(
      'Das Flussorchester Altwasser spielt in der Aufstellung mit geteilten Violinen. Wer im Parkett links sitzt, hört die ersten Geigen, rechts die zweiten; in der Mitte mischt sich beides zu dem warmen Klang, für den der Saal bekannt ist.',
      'The Altwasser River Orchestra sits with divided violins. On the left of the stalls you hear the firsts, on the right the seconds; in the middle both blend into the warm sound the hall is known for.',
    ),
  ],
  productions: [
    {
      title: t('Hochwasser', 'High Water'),
      preline: t('Sinfoniekonzert', 'Symphony concert'),
      subline: t('Schumanns „Rheinische“ und Smetanas „Moldau“', 'Schumann’s “Rhenish” and Smetana’s “Vltava”'),
      about: t(
        'Zwei Flüsse, zwei Temperamente: Smetana lässt die Moldau aus zwei Quellen zu einem Strom wachsen, Schumann setzt dem Rhein ein Denkmal aus Festlichkeit und Domschatten. Dazwischen erklingt eine kurze Fanfare, die unsere Blechbläser für die Pegellatte am Wehr entwickelt haben: Sie wird länger, je höher das Wasser steht.',
        'Two rivers, two temperaments: Smetana lets the Vltava grow from two springs into a stream, Schumann builds the Rhine a monument of festivity and cathedral shade. In between comes a short fanfare our brass players devised for the gauge at the weir: the higher the water, the longer it gets.',
      ),
    },
    {
      title: t('Wer spricht, wenn die Bäume träumen?', 'Who Speaks When the Trees Are Dreaming?'),
      preline: t('Konzert mit Erzählstimme', 'Concert with narrator'),
      subline: t('Waldmusik von Weber bis Sibelius', 'Forest music from Weber to Sibelius'),
      about: t(
        'Hörner im Unterholz, flirrende Streicher, ein Wind, der erst zu sehen und dann zu hören ist. Der Abend folgt einem Tag im Wald von der Dämmerung bis in die Nacht und endet mit „Tapiola“, Sibelius’ letztem großen Orchesterwerk. Zwischen den Stücken spricht eine Stimme aus der Sicht des Waldes.',
        'Horns in the undergrowth, shimmering strings, a wind you see before you hear it. The evening follows a day in the forest from dawn into night and closes with “Tapiola”, Sibelius’s last great orchestral work. Between the pieces a voice speaks from the forest’s own point of view.',
      ),
      own: { series: 'nocturnes', times: ['21:00', '21:30'] },
    },
    {
      title: t('Fünfte', 'Fifth'),
      preline: t('Sinfoniekonzert', 'Symphony concert'),
      subline: t('Beethoven, und was danach noch zu sagen blieb', 'Beethoven, and what was left to say afterwards'),
      about: t(
        'Vier Töne, die jeder kennt, und vierzig Minuten, die kaum jemand zu Ende denkt. Wir spielen Beethovens Fünfte nach der Pause und davor Musik, die ohne sie nicht entstanden wäre. So kommt das berühmteste Motiv der Welt nicht als Zitat, sondern als Antwort.',
        'Four notes that everyone knows, and forty minutes hardly anyone thinks through to the end. We play Beethoven’s Fifth after the interval, and before it music that would not exist without it. The most famous motif in the world arrives not as a quotation but as an answer.',
      ),
    },
    {
      title: t('Die Stunde vor dem Frost', 'The Hour Before the Frost'),
      preline: t('Herbstkonzert', 'Autumn concert'),
      subline: t('Dvořák, Grieg und späte Lieder mit Orchester', 'Dvořák, Grieg and late songs with orchestra'),
      about: t(
        'Dvořáks Achte ist das heiterste Abschiednehmen der Sinfonik: ein Garten im September, in dem schon die Leitern an den Bäumen lehnen. Griegs Lieder daneben klingen kühler, klarer, nordwärts gewandt. Ein Programm für die Zeit, in der man abends wieder einen Mantel braucht.',
        'Dvořák’s Eighth is the most cheerful farewell in the symphonic repertoire: a garden in September, ladders already leaning against the trees. Grieg’s songs beside it sound cooler, clearer, turned to the north. A programme for the season when evenings call for a coat again.',
      ),
      season: ['10-01', '11-30'],
    },
    {
      title: t('Silvester mit Pauken und Aussicht', 'New Year’s Eve with Timpani and a View'),
      preline: t('Festkonzert', 'Gala concert'),
      subline: t('Ouvertüren, Walzer und eine Zugabe am Ufer', 'Overtures, waltzes and an encore on the bank'),
      about: t(
        'Rossini, Suppè, Strauß und eine Galoppade, bei der die Schlagzeuggruppe mehr zu laufen als zu spielen hat. Nach dem letzten Walzer zieht das Blech auf den Mühlsteg und bläst die Zugabe über das Wasser. Decken gibt es an der Garderobe, Punsch im Foyer.',
        'Rossini, Suppè, Strauss and a galop in which the percussion runs more than it plays. After the last waltz the brass moves out onto the mill bridge and sends the encore across the water. Blankets are at the cloakroom, punch is in the foyer.',
      ),
      season: ['12-27', '12-31'],
    },
    {
      title: t('Requiem für eine Brücke', 'Requiem for a Bridge'),
      preline: t('Chor und Orchester', 'Choir and orchestra'),
      subline: t('Ein Gedenkkonzert mit Faurés Requiem', 'A concert of remembrance with Fauré’s Requiem'),
      about: t(
        'Die steinerne Brücke von Altwasser stand vierhundert Jahre und fiel an einem Vormittag. Zu ihrem Gedenktag singt die Kantorei Faurés Requiem, ein Werk ohne Jüngstes Gericht, das vom Trost her gedacht ist. Davor lesen Menschen aus der Stadt, was ihre Familien von der Brücke erzählt haben.',
        'The stone bridge of Altwasser stood for four hundred years and fell in one morning. On its day of remembrance the choir sings Fauré’s Requiem, a work without a Last Judgement, conceived from consolation. Before it, people of the town read what their families used to tell about the bridge.',
      ),
      own: { series: 'nocturnes', times: ['21:00', '21:30'] },
    },
    {
      title: t('Große Fahrt', 'Full Sail'),
      preline: t('Sinfoniekonzert', 'Symphony concert'),
      subline: t('Debussys „La Mer“ und Brittens Seestücke', 'Debussy’s “La Mer” and Britten’s Sea Interludes'),
      about: t(
        'Vom Fluss aufs offene Wasser: Brittens „Sea Interludes“ haben die Kälte der Nordsee in sich, Debussys „La Mer“ das Licht eines Meeres, das er am liebsten von der Terrasse aus betrachtete. Beide Werke brauchen ein Orchester, das leise spielen kann. Wir freuen uns darauf.',
        'From the river out to open water: Britten’s “Sea Interludes” hold the cold of the North Sea, Debussy’s “La Mer” the light of an ocean he preferred to watch from a terrace. Both need an orchestra that can play softly. We are looking forward to it.',
      ),
      own: { series: 'nocturnes', times: ['21:00', '21:30'] },
    },
    {
      title: t('Anfangen', 'Beginning'),
      preline: t('Saisoneröffnung', 'Season opening'),
      subline: t('Haydns „Schöpfung“ in einem Atemzug', 'Haydn’s “Creation” in one breath'),
      about: t(
        'Aus dem Chaos wird Licht, in C-Dur und so plötzlich, dass es noch immer erschrickt. Wir eröffnen die Saison mit Haydns „Schöpfung“ ohne Pause: neunzig Minuten Staunen über Regen, Löwen, Würmer und Menschen. Danach stehen in allen fünf Häusern die Türen offen.',
        'Out of chaos comes light, in C major and so suddenly that it still startles. We open the season with Haydn’s “Creation” without an interval: ninety minutes of wonder at rain, lions, worms and people. Afterwards the doors of all five houses stand open.',
      ),
      season: ['09-01', '09-20'],
    },
  ],
};
