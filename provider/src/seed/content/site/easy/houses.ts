import { COMPANIONS } from '../../companions.ts';
import type { SeedPage } from '../../block.ts';
import { t } from '../../text.ts';
import { button } from '../piece.ts';
import { easyPage } from './easyPage.ts';

const PHONE = '<a href="tel:+496990009110">+49 69 90009 110</a>';

/** The houses and the visit in easy language (Leichte Sprache): one statement a sentence, long words with a hyphen. */
export const EASY_HOUSE_PAGES: SeedPage[] = [
  easyPage({
    key: 'easy',
    path: t('', ''),
    title: t('Leichte Sprache', 'Easy language'),
    headline: t('Willkommen bei der Kultur-Meile', 'Welcome to the Kulturmeile'),
    description: t(
      'Hier steht das Wichtigste über die Kultur-Meile Altwasser in Leichter Sprache.',
      'Here is the most important information about the Kulturmeile Altwasser in easy language.',
    ),
    of: { page: 'home' },
    opening: [
      [
        'Hier lesen Sie Texte in Leichter Sprache. Leichte Sprache hat kurze Sätze. Leichte Sprache hat einfache Wörter.',
        'Leichte Sprache hilft vielen Menschen. Zum Beispiel Menschen mit Lern-Schwierigkeiten. Oder Menschen, die noch nicht so gut Deutsch können.',
      ],
      [
        'Here you can read texts in easy language. Easy language has short sentences. Easy language has simple words.',
        'Easy language helps many people. It helps people with learning difficulties. It helps people who are still learning English.',
      ],
    ],
    parts: [
      [
        t('Was ist die Kultur-Meile?', 'What is the Kulturmeile?'),
        [
          'Die Kultur-Meile ist in der Stadt Altwasser. Sie besteht aus 5 Häusern. Alle Häuser stehen an einem Fluss.',
          'In den Häusern gibt es Theater, Musik und Tanz. Es gibt auch Kunst und Bücher.',
        ],
        [
          'The Kulturmeile is in the town of Altwasser. It has 5 houses. All houses are next to a river.',
          'In the houses you can see theatre and dance. You can listen to music. There is also art. There are books.',
        ],
      ],
      [
        t('Was steht auf dieser Internet-Seite?', 'What is on this website?'),
        [
          'Auf der Internet-Seite steht unser Programm. Im Programm steht: Was passiert an welchem Tag? Sie können hier auch Karten kaufen.',
          'Ganz oben ist das Menü. Mit dem Menü finden Sie alle Seiten. Oben ist auch die Suche. Dort können Sie ein Wort schreiben. Dann suchen wir Seiten mit diesem Wort.',
        ],
        [
          'The website shows our programme. The programme tells you what happens on which day. You can also buy tickets here.',
          'The menu is at the top. The menu leads you to all pages. The search is at the top, too. You can write a word there. Then we look for pages with this word.',
        ],
      ],
      [
        t('Diese Seiten gibt es in Leichter Sprache', 'These pages are in easy language'),
        [
          '<a href="/de/leichte-sprache/besuch">Ihr Besuch</a>',
          '<a href="/de/leichte-sprache/barriere-freiheit">Hilfen bei Ihrem Besuch</a>',
          '<a href="/de/leichte-sprache/ueber-uns">Die 5 Häuser</a>',
          '<a href="/de/leichte-sprache/antigone">Theater: Antigone</a>',
          '<a href="/de/leichte-sprache/was-ihr-wollt">Theater: Was ihr wollt</a>',
          '<a href="/de/leichte-sprache/pauken-und-pantoffeln">Konzert: Pauken und Pantoffeln</a>',
        ],
        [
          '<a href="/en/easy-language/visit">Your visit</a>',
          '<a href="/en/easy-language/access">Help for your visit</a>',
          '<a href="/en/easy-language/about">The 5 houses</a>',
          '<a href="/en/easy-language/antigone">Theatre: Antigone</a>',
          '<a href="/en/easy-language/twelfth-night">Theatre: Twelfth Night</a>',
          '<a href="/en/easy-language/timpani-and-slippers">Concert: Timpani and Slippers</a>',
        ],
      ],
    ],
  }),
  easyPage({
    key: 'easy-visit',
    path: t('besuch', 'visit'),
    title: t('Besuch in Leichter Sprache', 'Visit in easy language'),
    headline: t('Ihr Besuch bei uns', 'Your visit'),
    description: t(
      'Karten, Preise und Garderobe in Leichter Sprache: So planen Sie Ihren Besuch.',
      'Tickets, prices and cloakroom in easy language: how to plan your visit.',
    ),
    of: { page: 'visit' },
    opening: [
      ['Sie wollen uns besuchen? Das freut uns. Hier lesen Sie, was wichtig ist.'],
      ['Do you want to visit us? We are happy about that. Here you can read what is important.'],
    ],
    parts: [
      [
        t('Karten kaufen', 'How to buy tickets'),
        [
          'Für eine Vorstellung brauchen Sie eine Karte. Sie können Karten im Internet kaufen. Sie können Karten auch an der Kasse kaufen.',
          'Die Kasse ist im Alten Zoll-Amt. Die Kasse ist von Dienstag bis Sonntag offen. Am Montag ist die Kasse zu.',
          'Es gibt auch eine Abend-Kasse. Die Abend-Kasse ist in dem Haus, in dem Sie die Vorstellung sehen. Sie öffnet 1 Stunde vor der Vorstellung.',
        ],
        [
          'You need a ticket for a performance. You can buy tickets on the internet. You can also buy tickets at the box office.',
          'The box office is in the Old Customs House. It is open from Tuesday to Sunday. It is closed on Monday.',
          'There is also an evening box office. It is in the house where the performance is. It opens 1 hour before the performance.',
        ],
      ],
      [
        t('Was kostet eine Karte?', 'What does a ticket cost?'),
        [
          'Theater und Konzerte kosten 18 Euro bis 48 Euro. Das Kunst-Haus kostet 9 Euro.',
          'Manche Menschen zahlen weniger. Zum Beispiel Menschen mit Schwer-Behinderung. Oder Schülerinnen und Schüler. Bringen Sie bitte Ihren Ausweis mit.',
          COMPANIONS.easy.de,
        ],
        [
          'Theatre and concerts cost 18 euros to 48 euros. The gallery costs 9 euros.',
          'Some people pay less. For example people with disabilities. Or school students. Please bring your card with you.',
          COMPANIONS.easy.en,
        ],
      ],
      [
        t('Jacken und Taschen', 'Coats and bags'),
        ['Jacken und große Taschen geben Sie an der Garderobe ab. Das kostet nichts.'],
        ['You leave coats and large bags at the cloakroom. This costs nothing.'],
      ],
      [
        t('Sie kommen zu spät?', 'Are you late?'),
        ['Das ist nicht schlimm. Warten Sie bitte vor der Tür. Wir bringen Sie in einer Pause zu Ihrem Platz.'],
        ['That is all right. Please wait at the door. We take you to your seat in a break.'],
      ],
      [
        t('Sie haben Fragen?', 'Do you have questions?'),
        [`Rufen Sie uns an. Die Nummer ist: ${PHONE}`],
        [`Please call us. The number is: ${PHONE}`],
      ],
    ],
  }),
  easyPage({
    key: 'easy-access',
    path: t('barriere-freiheit', 'access'),
    title: t('Barriere-Freiheit in Leichter Sprache', 'Access in easy language'),
    headline: t('Hilfen bei Ihrem Besuch', 'Help for your visit'),
    description: t(
      'Rollstuhl, Hören, Sehen und ruhige Vorstellungen: unsere Hilfen in Leichter Sprache.',
      'Wheelchair, hearing, seeing and calm performances: our help in easy language.',
    ),
    of: { page: 'access' },
    opening: [
      ['Alle Menschen sollen uns gut besuchen können. Deshalb gibt es viele Hilfen.'],
      ['We want everybody to have a good visit. So there is a lot of help.'],
    ],
    parts: [
      [
        t('Rollstuhl', 'Wheelchair'),
        [
          'Alle 5 Häuser haben einen Eingang ohne Stufen. Es gibt Plätze für Rollstühle. Neben dem Platz ist ein Platz für Ihre Begleit-Person.',
          'Für Theater, Konzert und Tanz können Sie diese Plätze im Internet buchen. Sonst hilft die Kasse.',
        ],
        [
          'All 5 houses have a way in without steps. There are places for wheelchairs. Next to it is a seat for the person who helps you.',
          'You can book these places on the internet for theatre, concerts and dance. For everything else the box office helps you.',
        ],
      ],
      [
        t('Hören', 'Hearing'),
        [
          'Tragen Sie ein Hör-Gerät? In 3 Sälen gibt es eine Hilfe für Ihr Hör-Gerät. Die Säle heißen: Große Bühne, Orchester-Saal und Lese-Saal. Stellen Sie Ihr Hör-Gerät auf T.',
          'Manche Vorstellungen gibt es in Gebärden-Sprache. Das steht im Programm.',
        ],
        [
          'Do you use a hearing aid? In 3 halls there is help for your hearing aid. The halls are: Main Stage, Orchestra Hall and Reading Room. Set your hearing aid to T.',
          'Some performances are in sign language. The programme tells you which.',
        ],
      ],
      [
        t('Sehen', 'Seeing'),
        ['Manche Vorstellungen haben eine Hör-Beschreibung. Eine Stimme sagt Ihnen dann: Das passiert gerade auf der Bühne.'],
        ['Some performances have audio description. Then a voice tells you what happens on the stage.'],
      ],
      [
        t('Ruhige Vorstellungen', 'Calm performances'),
        [
          'Manche Vorstellungen sind besonders entspannt. Das Licht bleibt ein bisschen an. Die Türen bleiben offen. Sie dürfen Geräusche machen. Sie dürfen hinaus-gehen und wieder-kommen.',
        ],
        [
          'Some performances are extra calm. Some lights stay on. The doors stay open. You may make noise. You may go out and come back.',
        ],
      ],
      [
        t('Sie brauchen etwas anderes?', 'Do you need anything else?'),
        [`Rufen Sie uns an. Die Nummer ist: ${PHONE}`],
        [`Please call us. The number is: ${PHONE}`],
      ],
    ],
  }),
  easyPage({
    key: 'easy-about',
    path: t('ueber-uns', 'about'),
    title: t('Über uns in Leichter Sprache', 'About us in easy language'),
    headline: t('Die 5 Häuser', 'The 5 houses'),
    description: t(
      'Die 5 Häuser der Kultur-Meile Altwasser in Leichter Sprache: was es wo gibt.',
      'The 5 houses of the Kulturmeile Altwasser in easy language: what is where.',
    ),
    of: { page: 'about' },
    opening: [
      ['Zur Kultur-Meile gehören 5 Häuser. Die Häuser haben ein gemeinsames Programm. Sie haben auch eine gemeinsame Kasse.'],
      ['The Kulturmeile has 5 houses. The houses share one programme. They also share one box office.'],
    ],
    parts: [
      [
        t('Das Theater am Wehr', 'The Theatre at the Weir'),
        ['Im Theater sehen Sie Theater-Stücke. Menschen spielen eine Geschichte auf der Bühne.'],
        ['In the theatre you see plays. People play a story on the stage.'],
      ],
      [
        t('Die Konzert-Halle', 'The Concert Hall'),
        ['In der Konzert-Halle hören Sie Musik. Die Konzert-Halle steht auf einer Insel.'],
        ['In the concert hall you listen to music. The concert hall is on an island.'],
      ],
      [
        t('Das Kunst-Haus', 'The Gallery'),
        ['Im Kunst-Haus sehen Sie Bilder und andere Kunst. Das Haus war früher ein Zoll-Amt. Die Kasse ist auch hier.'],
        [
          'In the gallery you see pictures and other art. The house was a customs house in the past. The box office is here, too.',
        ],
      ],
      [
        t('Das Fähr-Haus', 'The Ferry House'),
        ['Im Fähr-Haus geht es um Bücher. Menschen lesen dort aus Büchern vor.'],
        ['The Ferry House is about books. People read to you from books there.'],
      ],
      [
        t('Die Werk-Halle', 'The Works'),
        ['In der Werk-Halle gibt es Tanz und Feste. Früher war hier eine Fabrik.'],
        ['In the Works there is dance. There are parties, too. The house was a factory in the past.'],
      ],
    ],
    more: [
      button(
        'easy-about-programme',
        t('Zum Programm', 'To the programme'),
        t('/de/programm/veranstaltungen', '/en/program/events'),
      ),
    ],
  }),
];
