import type { Language } from '@spielplan/shared-contracts/i18n';
import { foldWord } from './foldWord.ts';
import { readWords } from './readWords.ts';
import { isStopWord } from './stopWords.ts';

/** What visitors ask for in practice, and words in the titles of the pages that tell of it: the best first. */
interface Topic {
  asked: string;
  titles: Readonly<Record<Language, readonly string[]>>;
}

const TOPICS: readonly Topic[] = [
  {
    asked: `öffnungszeit, geöffnet, offen, wann habt ihr offen, wann geöffnet, wann offen, kasse öffnungszeiten, opening hours,
      opening times, business hours, hours, open, opening, when are you open, box office hours`,
    titles: { de: ['besuch'], en: ['visit'] },
  },
  {
    asked: `karten kaufen, karte kaufen, tickets kaufen, ticket kaufen, karten bestellen, tickets bestellen, karten reservieren,
      vorverkauf, buy tickets, buy a ticket, book tickets, ticket booking, ticket office, tickets online`,
    titles: { de: ['besuch'], en: ['visit'] },
  },
  {
    asked: `anfahrt, anreise, wegbeschreibung, lageplan, wie komme ich hin, wie komme ich zu euch, getting here, getting there,
      directions, how do i get there, how to get there, how to find us, location`,
    titles: { de: ['anfahrt', 'besuch'], en: ['getting', 'visit'] },
  },
  {
    asked: 'parken, parkplatz, parkplätze, parkhaus, tiefgarage, mit dem auto, parking, car park, parking space',
    titles: { de: ['anfahrt'], en: ['getting'] },
  },
  {
    asked: `ermäßigung, ermäßigt, rabatt, studentenrabatt, studenten, studierende, schüler, senioren, preise, discount, concession,
      reduced price, reductions, student, student discount, seniors, prices`,
    titles: { de: ['besuch', 'gutscheine', 'gruppen'], en: ['visit', 'vouchers', 'groups'] },
  },
  {
    asked: 'gutschein, geschenkgutschein, geschenk, voucher, gift voucher, gift card, gift',
    titles: { de: ['gutscheine'], en: ['vouchers'] },
  },
  {
    asked: 'kontakt, telefon, telefonnummer, contact, contact us, phone, telephone, phone number',
    titles: { de: ['kontakt', 'besuch', 'impressum'], en: ['contact', 'visit', 'imprint'] },
  },
  { asked: 'newsletter, rundbrief, mailing list', titles: { de: ['newsletter', 'abos'], en: ['newsletter', 'subscriptions'] } },
  {
    asked: `job, stelle, stellenangebot, offene stellen, karriere, ausbildung, praktikum, bewerbung, vacancy, vacancies,
      job vacancies, careers, work for us, internship`,
    titles: { de: ['stellen', 'jobs', 'karriere'], en: ['jobs', 'careers'] },
  },
  {
    asked: 'presse, pressekontakt, pressebilder, press, press contact, press pictures',
    titles: { de: ['presse'], en: ['press'] },
  },
  {
    asked: 'garderobe, fundsachen, fundbüro, cloakroom, lost and found, lost property',
    titles: { de: ['besuch'], en: ['visit'] },
  },
  {
    asked: `agb, geschäftsbedingungen, stornierung, stornieren, karten zurückgeben, rückgabe, umtausch, refund, cancellation,
      return tickets, terms`,
    titles: { de: ['geschäftsbedingungen'], en: ['terms'] },
  },
  { asked: 'restaurant, gastronomie, café, essen, food, restaurant, catering, eat', titles: { de: ['essen'], en: ['food'] } },
  { asked: 'vermietung, raum mieten, saal mieten, hire, venue hire, rent a room', titles: { de: ['vermietung'], en: ['hire'] } },
];

/** Words of titles of the pages that a whole term asks for, the best first; none where it asks for no such thing. */
export function topicTitlesOf(words: readonly string[], lang: Language): readonly string[] {
  return BY_QUESTION[lang].get(keyOf(words, lang)) ?? [];
}

const BY_QUESTION = { de: indexTopics('de'), en: indexTopics('en') };

function indexTopics(lang: Language): ReadonlyMap<string, readonly string[]> {
  return new Map(
    TOPICS.flatMap(({ asked, titles }) =>
      asked.split(',').map(
        (question) =>
          [
            keyOf(
              readWords(question).map(({ text }) => text),
              lang,
            ),
            titles[lang],
          ] as const,
      ),
    ),
  );
}

/** Plurals and cases ask for the same, and so does a whole sentence. */
function keyOf(words: readonly string[], lang: Language): string {
  const telling = words.filter((word) => !isStopWord(word, lang));
  return (telling.length > 0 ? telling : words).map((word) => withoutEnding(foldWord(word))).join(' ');
}

function withoutEnding(word: string): string {
  return word.length > 4 ? word.replace(/(?:en|e|n|s)$/, '') : word.replace(/s$/, '');
}
