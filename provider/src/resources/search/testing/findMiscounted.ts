import { sql } from 'drizzle-orm';
import type { Db } from '../../../database/connect.ts';

/** The words of the index whose counts are not those of its documents. */
export async function findMiscounted(db: Db): Promise<unknown[]> {
  const { rows } = (await db.execute(sql`
    select word, lang from (
      select lang, word, count(*) as documents, count(*) filter (where is_own) as own from (
        select lang, unnest(words) as word, true as is_own from search_documents
        union all select lang, unnest(foreign_words), false from search_documents
      ) held group by lang, word
    ) counted full join search_words using (lang, word)
    where (counted.documents, counted.own) is distinct from (search_words.documents, search_words.own_documents)
  `)) as { rows: unknown[] };
  return rows;
}
