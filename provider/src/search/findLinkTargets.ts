import { asc, desc, sql, type SQL } from 'drizzle-orm';
import type { AnswerOf, linkTargetsCall } from '@spielplan/shared-contracts/api';
import { type Language, LANGUAGES, type Localised, otherLanguage } from '@spielplan/shared-contracts/i18n';
import type { Db } from '../platform/database/connect.ts';
import { keyOf, readTargets } from '../documents/links/readTargets.ts';

type Found = AnswerOf<typeof linkTargetsCall>['results'];

const MAX_FOUND = 20;

interface Row {
  kind: 'page' | 'article';
  id: number;
  title: Localised;
}

/** Pages and stories with all words of `query` in title or address, in whichever language. `now` is in epoch ms. */
export async function findLinkTargets(db: Pick<Db, 'select'>, query: string, lang: Language, now: number): Promise<Found> {
  const hasWords = sql.join(query.split(/\s+/).map(holdsWord), sql` and `);
  const rows = await db
    .select({ kind: sql<Row['kind']>`kind`, id: sql<number>`id`, title: sql<Localised>`title` })
    .from(
      sql`(
        select 'page'::text as kind, p.id, coalesce(w.title, p.title) as title,
          ${textsOf('p.title', 'w.title', 'p.path')} as words
          from pages p left join working_pages w on w.page_id = p.id where p.removed_at is null
        union all select 'article', id, headline, ${textsOf('headline', 'slug')} from articles
      ) targets`,
    )
    .where(hasWords)
    .orderBy(desc(sql`kind`), asc(sql`lower(title ->> ${lang})`), asc(sql`id`))
    .limit(MAX_FOUND);
  const targets = await readTargets(
    db,
    rows.map(({ kind, id }) => ({ kind, id: String(id) })),
    now,
  );
  return rows.flatMap(({ kind, id, title }) => {
    const target = targets.get(keyOf({ kind, id: String(id) }));
    if (!target) return [];
    const named = title[lang].trim() || title[otherLanguage(lang)];
    return [{ kind, id, title: named, link: target.urls[lang], is_online: target.isShown }];
  });
}

/** The words of these columns in both languages. */
function textsOf(...columns: string[]): SQL {
  return sql.raw(`concat_ws(' ', ${columns.flatMap((column) => LANGUAGES.map((lang) => `${column} ->> '${lang}'`)).join(', ')})`);
}

function holdsWord(word: string): SQL {
  return sql`words ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`;
}
