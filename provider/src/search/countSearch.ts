import { sql } from 'drizzle-orm';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { ProviderContext } from '../platform/context.ts';

const MAX_CHARS = 60;
const MAX_WORDS = 6;
/**
 * So that nobody fills the table: what is searched for the
 * first time on a day that has as many terms is not counted.
 */
const MAX_PER_DAY = 5_000;

/**
 * The form in which a term is counted: small letters, single spaces. `null` for what may tell who
 * searched: something like an e-mail address or a link, a long number (telephone, customer, date of
 * birth), a whole sentence.
 */
export function countableTerm(term: string): string | null {
  const normalised = term
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim();
  if (normalised.length === 0 || normalised.length > MAX_CHARS || normalised.split(' ').length > MAX_WORDS) return null;
  if (/[@＠]|\bat\b.*\bdot\b|:\/\/|www\./.test(normalised)) return null;
  // Separators do not make a number short: 0151/23 45 67 is one.
  const longestNumber = Math.max(0, ...normalised.split(/\p{L}+/u).map((part) => part.replace(/\P{N}/gu, '').length));
  return longestNumber > 5 || !/[\p{L}\p{N}]/u.test(normalised) ? null : normalised;
}

/**
 * Counts a search for the dashboard's list of keywords: the
 * term, the day and how much was found, nothing of who it was.
 */
export async function countSearch({ db, clock }: ProviderContext, lang: Language, term: string, hits: number): Promise<void> {
  const counted = countableTerm(term);
  if (!counted) return;
  const day = clock.today();
  const now = new Date(clock.now()).toISOString();
  await db.execute(
    sql`
    insert into search_keywords (term, lang, day, searches, hits, last_searched)
    select ${counted}, ${lang}, ${day}::date, 1, ${hits}, ${now}::timestamptz
    where (select count(*) from search_keywords where day = ${day}::date) < ${MAX_PER_DAY}
      or exists (select 1 from search_keywords where day = ${day}::date and lang = ${lang} and term = ${counted})
    on conflict (day, lang, term) do update
      set searches = search_keywords.searches + 1, hits = excluded.hits, last_searched = excluded.last_searched
  `,
  );
}
