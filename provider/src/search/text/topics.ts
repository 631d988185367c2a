import type { Language } from '@spielplan/shared-contracts/i18n';
import { foldWord } from './foldWord.ts';
import { foldText, parseWords } from './parseWords.ts';
import { isStopWord } from './stopWords.ts';

/**
 * What visitors ask for in practice, and words in the
 * titles of the pages that tell of it: the best first.
 */
interface Topic {
  asked: string;
  /** How autocomplete names them, where no title does. */
  offered?: Readonly<Record<Language, string>>;
  titles: Readonly<Record<Language, readonly string[]>>;
}

const TOPICS: readonly Topic[] = [
  {
    asked: `öffnungszeit, geöffnet, offen, wann habt ihr offen, wann geöffnet, wann offen, kasse öffnungszeiten, opening hours,
      opening times, business hours, hours, open, opening, when are you open, box office hours`,
    offered: { de: 'Öffnungszeiten', en: 'Opening hours' },
    titles: { de: ['besuch'], en: ['visit'] },
  },
  {
    asked: `karten kaufen, karte kaufen, tickets kaufen, ticket kaufen, karten bestellen, tickets bestellen, karten reservieren,
      vorverkauf, buy tickets, buy a ticket, book tickets, ticket booking, ticket office, tickets online`,
    offered: { de: 'Karten kaufen, Tickets kaufen', en: 'Buy tickets, Tickets online' },
    titles: { de: ['besuch'], en: ['visit'] },
  },
  {
    asked: `anfahrt, anreise, wegbeschreibung, lageplan, wie komme ich hin, wie komme ich zu euch, getting here, getting there,
      directions, how do i get there, how to get there, how to find us, location`,
    titles: { de: ['anfahrt', 'besuch'], en: ['getting', 'visit'] },
  },
  {
    asked: 'parken, parkplatz, parkplätze, parkhaus, tiefgarage, mit dem auto, parking, car park, parking space',
    offered: { de: 'Parkplätze, Parken', en: 'Parking, Car park' },
    titles: { de: ['anfahrt'], en: ['getting'] },
  },
  {
    asked: `ermäßigung, ermäßigt, rabatt, studentenrabatt, studenten, studierende, schüler, senioren, preise, discount, concession,
      reduced price, reductions, student, student discount, seniors, prices`,
    offered: { de: 'Ermäßigung, Preise, Studentenrabatt', en: 'Discounts, Prices, Concessions' },
    titles: { de: ['besuch', 'gutscheine', 'gruppen'], en: ['visit', 'vouchers', 'groups'] },
  },
  {
    asked: 'gutschein, geschenkgutschein, geschenk, voucher, gift voucher, gift card, gift',
    offered: { de: 'Gutscheine, Geschenkgutscheine', en: 'Gift vouchers, Vouchers' },
    titles: { de: ['gutscheine'], en: ['vouchers'] },
  },
  {
    asked: 'kontakt, telefon, telefonnummer, contact, contact us, phone, telephone, phone number',
    offered: { de: 'Kontakt, Telefon', en: 'Contact, Telephone' },
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
    offered: { de: 'Garderobe, Fundsachen', en: 'Cloakroom, Lost property' },
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

/**
 * Words of titles of the pages that a whole term asks for,
 * the best first; none where it asks for no such thing.
 */
export function topicTitlesOf(words: readonly string[], lang: Language): readonly string[] {
  return BY_QUESTION[lang].get(keyOf(words, lang)) ?? BY_QUESTION[lang].get(joinedKeyOf(words)) ?? [];
}

const BY_QUESTION = { de: indexTopics('de'), en: indexTopics('en') };

function indexTopics(lang: Language): ReadonlyMap<string, readonly string[]> {
  return new Map(
    TOPICS.flatMap(({ asked, titles }) =>
      asked.split(',').flatMap((question) => {
        const words = parseWords(question).map(({ text }) => text);
        return [keyOf(words, lang), joinedKeyOf(words)].map((key) => [key, titles[lang]] as const);
      }),
    ),
  );
}

/**
 * What of this is asked for in practice begins with folded
 * words, and the titles of the pages that tell of it.
 */
export function topicsBegunWith(begun: string, lang: Language): { text: string; titles: readonly string[] }[] {
  return OFFERED[lang].filter(({ folded }) => folded.startsWith(begun));
}

const OFFERED = { de: offeredIn('de'), en: offeredIn('en') };

function offeredIn(lang: Language) {
  return TOPICS.flatMap(({ offered, titles }) =>
    (offered?.[lang].split(', ') ?? []).map((text) => ({ text, folded: foldText(text), titles: titles[lang] })),
  );
}

/** Plurals and cases ask for the same, and so does a whole sentence. */
function keyOf(words: readonly string[], lang: Language): string {
  const telling = words.filter((word) => !isStopWord(word, lang));
  return (telling.length > 0 ? telling : words).map((word) => withoutEnding(foldWord(word))).join(' ');
}

/**
 * The same as one word: "carpark", "Öffnungs Zeiten".
 * Marked, since a word alone may ask for something else.
 */
function joinedKeyOf(words: readonly string[]): string {
  return `=${withoutEnding(words.map(foldWord).join(''))}`;
}

function withoutEnding(word: string): string {
  return word.length > 4 ? word.replace(/(?<=^.{4,})[ens]+$/, '') : word.replace(/s$/, '');
}
