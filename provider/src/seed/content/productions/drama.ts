import { t } from '../text.ts';
import type { ProductionFamily } from './production.ts';

export const DRAMA: ProductionFamily = {
  type: 'theatre',
  genre: 'drama',
  rooms: [1, 2],
  times: ['19:30', '20:00', '18:00'],
  durations: [105, 140, 90, 165],
  plan: 'stage',
  ageFrom: 12,
  tags: ['surtitles', 'audio-description', 'sign-language', 'introduction', 'relaxed', 'subscription-a'],
  credits: [
    {
      isPerformer: true,
      role: t('Es spielt', 'Performed by'),
      names: [t('Ensemble des Theaters am Wehr', 'Ensemble of the Theatre at the Weir')],
    },
  ],
  more: [
    t(
      'Gespielt wird mit englischen Übertiteln an den gekennzeichneten Terminen. Eine Viertelstunde vor Beginn gibt es im Rangfoyer eine kurze Einführung; nach der Vorstellung bleibt das Ensemble zum Gespräch.',
      'On the dates marked, the performance has English surtitles. A short introduction takes place in the circle foyer a quarter of an hour before curtain-up; afterwards the ensemble stays to talk.',
    ),
    t(
      'Das Theater am Wehr ist ein Ensembletheater: Vierzehn Schauspielerinnen und Schauspieler sind fest am Haus und spielen heute die Königin und morgen den Boten. Wer öfter kommt, sieht ihnen beim Verwandeln zu.',
      'The Theatre at the Weir is an ensemble theatre: fourteen actors belong to the house and play the queen today and the messenger tomorrow. Come often and you can watch them transform.',
    ),
    t(
      'Die Kostüme stammen zur Hälfte aus dem eigenen Fundus, der vierzigtausend Teile umfasst. Wer etwas Bekanntes entdeckt, irrt sich nicht.',
      'Half the costumes come from our own store of forty thousand pieces. If something looks familiar, you are not mistaken.',
    ),
  ],
  productions: [
    {
      title: t('Der zerbrochne Krug', 'The Broken Jug'),
      preline: t('Schauspiel', 'Drama'),
      subline: t('Lustspiel von Heinrich von Kleist', 'A comedy by Heinrich von Kleist'),
      about: t(
        'Ein Richter sucht den Täter und ist es selbst. Kleists Komödie läuft ab wie ein Uhrwerk, in dem jedes Zahnrad ein schlechtes Gewissen hat. Auf unserer Bühne steht nichts als ein Tisch, ein Krug und eine Tür, die nicht richtig schließt.',
        'A judge searches for the culprit, and is the culprit. Kleist’s comedy runs like clockwork in which every cog has a guilty conscience. Our stage holds nothing but a table, a jug and a door that will not quite close.',
      ),
    },
    {
      title: t('Antigone', 'Antigone'),
      preline: t('Tragödie', 'Tragedy'),
      subline: t('Sophokles, in einer neuen Übertragung', 'Sophocles, in a new version'),
      about: t(
        'Eine Schwester begräbt ihren Bruder, obwohl es verboten ist. Ein Herrscher hält am Verbot fest, obwohl er es bereut. Beide haben recht, und die Stadt geht daran zugrunde. Der Chor wird von vierzig Menschen aus Altwasser gesprochen.',
        'A sister buries her brother although it is forbidden. A ruler upholds the ban although he regrets it. Both are right, and the city perishes for it. The chorus is spoken by forty people of Altwasser.',
      ),
    },
    {
      title: t('Was ihr wollt', 'Twelfth Night'),
      preline: t('Komödie', 'Comedy'),
      subline: t('Shakespeare mit Schiffbruch und Kapelle', 'Shakespeare with shipwreck and band'),
      about: t(
        'Illyrien liegt bei uns am Fluss. Viola treibt an Land, zieht Männerkleider an, und von da an liebt jeder die falsche Person in der richtigen Tonart. Gelbe Strümpfe, kreuzweise gebunden, sind im Foyer in begrenzter Zahl erhältlich.',
        'Our Illyria lies on the river. Viola drifts ashore, puts on men’s clothes, and from then on everyone loves the wrong person in the right key. Yellow stockings, cross-gartered, are available in the foyer in limited numbers.',
      ),
    },
    {
      title: t('Drei Schwestern und ein Fernglas', 'Three Sisters and a Pair of Binoculars'),
      preline: t('Nach Tschechow', 'After Chekhov'),
      subline: t('Ein Abend über das Woandershinwollen', 'An evening about wanting to be elsewhere'),
      about: t(
        'Nach Moskau! Seit hundertzwanzig Jahren sagen sie es und bleiben sitzen. In unserer Fassung haben die Schwestern ein Fernglas, durch das sie abwechselnd hinaussehen, und das Publikum erfährt, was dort zu sehen ist. Es ist nicht Moskau.',
        'To Moscow! For a hundred and twenty years they have been saying it and staying put. In our version the sisters have a pair of binoculars and take turns looking out, and the audience learns what can be seen. It is not Moscow.',
      ),
    },
    {
      title: t('Hausmeisterinnen', 'Caretakers'),
      preline: t('Uraufführung', 'World premiere'),
      subline: t('Ein Stück über Schlüssel', 'A play about keys'),
      about: t(
        'Drei Frauen, hundertsechzig Türen, eine Nacht: Wer die Schlüssel hat, weiß alles über ein Haus. Das Stück entstand aus Gesprächen mit denen, die nach der Vorstellung das Licht ausmachen, und wird im laufenden Betrieb gespielt, Durchsagen inbegriffen.',
        'Three women, a hundred and sixty doors, one night: anyone who holds the keys knows everything about a building. The play grew out of conversations with those who turn off the lights after the show and is performed in a working house, announcements included.',
      ),
    },
    {
      title: t('Wo, bitte, geht’s hier zum Meer, fragte der Fluss', 'Excuse Me, Which Way to the Sea, Asked the River'),
      preline: t('Märchen für Große', 'A fairy tale for grown-ups'),
      subline: t('Mit Puppen, Pegelständen und Musik', 'With puppets, water levels and music'),
      about: t(
        'Ein kleiner Fluss verliert sein Bett und fragt sich durch: bei der Schleuse, beim Biber, bei der Staatsstraße. Das Ensemble spielt mit Puppen aus Treibgut. Erwachsene dürfen auch allein kommen; geweint wird erfahrungsgemäß in Reihe vier bis neun.',
        'A small river loses its bed and asks its way: at the lock, at the beaver’s, at the main road. The ensemble plays with puppets made of driftwood. Grown-ups may come unaccompanied; tears have so far been observed in rows four to nine.',
      ),
    },
    {
      title: t('Nathan', 'Nathan'),
      preline: t('Schauspiel', 'Drama'),
      subline: t('Lessing, gekürzt um alles, was beruhigt', 'Lessing, minus everything that reassures'),
      about: t(
        'Drei Ringe, ein Vater, keine Lösung. Wir spielen die Ringparabel nicht als Antwort, sondern als das, was sie ist: der Versuch eines Mannes, einer Falle zu entkommen. Was danach kommt, dauert bei uns länger als gewohnt und ist ziemlich still.',
        'Three rings, one father, no solution. We do not play the ring parable as an answer but as what it is: a man’s attempt to escape a trap. What follows takes longer than usual in our version and is rather quiet.',
      ),
    },
    {
      title: t('Büro, Büro, Gespenst', 'Office, Office, Ghost'),
      preline: t('Komödie', 'Comedy'),
      subline: t('Nach Motiven von Gogol', 'On motifs by Gogol'),
      about: t(
        'Ein Beamter stirbt und kommt trotzdem zur Arbeit. Niemand merkt es, bis er befördert wird. Die Farce hat elf Türen, sieben Telefone und einen Mantel, der öfter die Schultern wechselt als der Abend die Szene.',
        'A civil servant dies and comes to work regardless. Nobody notices until he is promoted. The farce has eleven doors, seven telephones and a coat that changes shoulders more often than the evening changes scenes.',
      ),
    },
    {
      title: t('Frau Holle arbeitet sonntags', 'Mother Holle Works on Sundays'),
      preline: t('Kammerspiel', 'Chamber play'),
      subline: t('Zwei Frauen, ein Federbett', 'Two women, one feather bed'),
      about: t(
        'Goldmarie ist sechzig geworden, Pechmarie auch. Sie treffen sich am Brunnen wieder und stellen fest, dass beide nie bezahlt worden sind. Ein Zwei-Personen-Stück über Fleiß, Pech und die Frage, wer eigentlich den Schnee macht.',
        'The golden girl has turned sixty, and so has the one covered in pitch. They meet again at the well and find that neither was ever paid. A two-hander about diligence, bad luck and the question of who actually makes the snow.',
      ),
    },
    {
      title: t('Die Physiker', 'The Physicists'),
      preline: t('Schauspiel', 'Drama'),
      subline: t('Komödie von Friedrich Dürrenmatt', 'A comedy by Friedrich Dürrenmatt'),
      about: t(
        'Drei Männer spielen verrückt, damit die Welt es nicht wird. Dürrenmatts Sanatorium ist bei uns ein Fernsehstudio: Alles wird gefilmt, und der Verdacht, dass jemand die Aufnahmen verkauft, liegt von Anfang an im Raum.',
        'Three men act mad so that the world will not go mad. Our version of Dürrenmatt’s sanatorium is a television studio: everything is filmed, and from the start there hangs a suspicion that someone is selling the tapes.',
      ),
    },
  ],
};
