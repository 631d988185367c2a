import { createHash } from 'node:crypto';
import { houseZone, isLanguage, type Language, type Localised } from '@spielplan/shared-contracts/i18n';
import { inHouseZone } from '@spielplan/shared-contracts/i18n/dates';
import { LRUCache } from 'lru-cache';
import { areDrawable, type PosterWords } from './lettering/drawWords.ts';

/** The first and the last start of a production's dates. */
export interface Run {
  first: Date;
  last: Date;
}

/** What the poster of a production says in a language. */
export function posterWordsOf(title: Localised, run: Run | null, lang: Language): PosterWords {
  if (!run) return { title: title[lang], line: '' };
  const key = [houseZone(), lang, run.first.getTime(), run.last.getTime()].join(' ');
  const line = lines.get(key) ?? runLine(run, lang);
  lines.set(key, line);
  return { title: title[lang], line };
}

/** Lists of a season ask for thousands. */
const lines = new LRUCache<string, string>({ max: 2_000 });

/** "26.11.–12.12.2026", "26 Nov – 12 Dec 2026"; a single day, or a year that changes, in full. */
function runLine({ first, last }: Run, lang: Language): string {
  const [from, to] = [first, last].map((at) => inHouseZone(at.toISOString()).setLocale(lang === 'de' ? 'de-DE' : 'en-GB'));
  if (!from || !to) return '';
  const whole = lang === 'de' ? 'd.M.yyyy' : 'd MMM yyyy';
  if (from.hasSame(to, 'day')) return to.toFormat(lang === 'de' ? 'd. LLLL yyyy' : 'd LLLL yyyy');
  const short = from.hasSame(to, 'year') ? (lang === 'de' ? 'd.M.' : 'd MMM') : whole;
  return [from.toFormat(short), to.toFormat(whole)].join(lang === 'de' ? '–' : ' – ');
}

const LETTERED = /^p([1-9]\d{0,5})-([a-z]{2})-[0-9a-f]{4}$/;

/** Rises with how words are drawn; without any there is nothing to draw. */
const LETTERING = 1;
const PLAIN = 'plain';

/** The id of a poster with its words; others give another id, for browsers keep pictures for good. */
export function letteredId(production: number, lang: Language, words: PosterWords): string {
  const hash = createHash('sha256')
    .update(`${areDrawable(words) ? LETTERING : PLAIN}\n${words.title}\n${words.line}`)
    .digest('hex');
  return `p${production}-${lang}-${hash.slice(0, 4)}`;
}

/** The production and the language of such an id; null for any other. */
export function parseLetteredId(id: string): { production: number; lang: Language } | null {
  const [, number, lang] = LETTERED.exec(id) ?? [];
  return number !== undefined && isLanguage(lang) ? { production: Number(number), lang } : null;
}
