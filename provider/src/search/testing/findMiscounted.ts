import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { leadWordsOf, type SearchDocument } from '../index/searchDocument.ts';
import { readRows } from '../readRows.ts';

/** The words of the index whose counts are not those of its documents. */
export async function findMiscounted(db: Db): Promise<unknown[]> {
  const rows = await readRows<{ word: string; lang: string }>(
    db,
    sql`
    select word, lang from (
      select lang, word, sum(dates) as documents, coalesce(sum(dates) filter (where is_own), 0) as own from (
        select lang, unnest(words) as word, true as is_own, dates from search_documents
        union all select lang, unnest(foreign_words), false, dates from search_documents
      ) held group by lang, word
    ) counted full join search_words using (lang, word)
    where (counted.documents, counted.own) is distinct from (search_words.documents, search_words.own_documents)
  `,
  );
  return [...rows, ...(await findMiscountedLeads(db))];
}

async function findMiscountedLeads(db: Db): Promise<string[]> {
  const documents = await readRows<SearchDocument>(db, sql`select lang, kind, lead from search_documents`);
  const counted = new Map<string, number>();
  for (const document of documents) {
    for (const word of leadWordsOf(document)) {
      const key = `${document.lang} ${word}`;
      counted.set(key, (counted.get(key) ?? 0) + 1);
    }
  }
  const known = await readRows<{ key: string; leads: number }>(
    db,
    sql`select lang || ' ' || word as key, lead_documents as leads from search_words where lead_documents <> 0`,
  );
  const wrong = known.filter(({ key, leads }) => counted.get(key) !== leads).map(({ key }) => key);
  return [...wrong, ...[...counted.keys()].filter((key) => !known.some((row) => row.key === key))];
}
