import { type SQL, sql } from 'drizzle-orm';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { paths } from '@spielplan/shared-contracts/routes';
import { buildTextQuery, type TextQuery } from './buildQuery.ts';
import type { Question } from './Question.ts';

/** What a match is worth by where it stands: in the parts of long texts' compounds, in a text, around a title, in a title. */
const WEIGHTS = '{0.05, 0.2, 0.5, 1}';
/** Above any match of words. */
const TOPIC_POINTS = 9;
const LEGAL_POINTS = 4;

/**
 * Whether a document `d` answers the question by what it says; `isOnDay` asks it of a document one of whose dates is on a
 * day asked for.
 */
export function matches({ text, words, topic, days, isLoose, lang }: Question, areEvents: boolean, isOnDay = false): SQL {
  const ways: SQL[] = [];
  if (topic.length > 0 && areEvents) {
    // A practical question is answered by an event that bears its words in a title or tag, not somewhere
    // in a text.
    const named = buildTextQuery(words, lang, 'AB');
    return named ? sql`d.vector @@ ${toQuery(named.exact, lang)}` : sql`false`;
  }
  for (const title of topic) ways.push(isPageCalled(title, lang));
  if (text && isLoose) ways.push(hasHalf(text, lang));
  const queries = [...(text && !isLoose ? [text.all] : []), ...(days?.text && (isOnDay || !areEvents) ? [days.text.all] : [])];
  // As one query, so that one look into the index answers it.
  if (queries.length > 0) ways.push(sql`d.vector @@ ${toQuery(queries.map((query) => `(${query})`).join(' | '), lang)}`);
  if (days && !days.text && isOnDay) ways.push(sql`true`);
  return ways.length === 0 ? sql`false` : sql`(${sql.join(ways, sql` or `)})`;
}

/** How well a document answers: a title that is the term above all, words in full rather than begun. */
export function rank({ text, topic, days, folded, isLoose, lang }: Question, areEvents: boolean): SQL {
  const points: SQL[] = [sql`0::float8`];
  for (const one of [text, days?.text]) if (one) points.push(rankText(one, lang));
  if (isLoose && text) points.push(sql`2 * (${coverage(text, lang)})`);
  if (!areEvents) {
    for (const [index, title] of topic.entries()) {
      points.push(sql`(case when ${isPageCalled(title, lang)} then ${TOPIC_POINTS - index}::integer else 0 end)`);
    }
    points.push(
      sql`(case when ${isLegal(lang)} and not starts_with(d.title_folded, ${folded}) then ${-LEGAL_POINTS}::integer else 0 end)`,
    );
  }
  if (folded) {
    // A title that begins with the name of the day is meant no less than the day: "Silvester mit Pauken".
    const begun = days && areEvents ? 11 : 1;
    points.push(
      sql`(case when d.title_folded = ${folded} then ${begun + 1}::integer when starts_with(d.title_folded, ${folded}) then ${begun}::integer else 0 end)`,
    );
  }
  return sql`(${sql.join(points, sql` + `)})`;
}

function isPageCalled(title: string, lang: Language): SQL {
  const query = buildTextQuery([title], lang, 'A')?.exact ?? '';
  return sql`(d.kind = 'page' and d.vector @@ ${toQuery(query, lang)})`;
}

/** Legal texts name everything, and are meant only where they are asked for. */
function isLegal(lang: Language): SQL {
  return sql`d.link in ${[paths.terms({ lang }), paths.privacy({ lang }), paths.imprint({ lang })]}`;
}

function rankText({ all, exact }: TextQuery, lang: string): SQL {
  return sql`ts_rank(${WEIGHTS}::float4[], d.vector, ${toQuery(exact, lang)}) + 0.3 * ts_rank(${WEIGHTS}::float4[], d.vector, ${toQuery(all, lang)})`;
}

function hasHalf(text: TextQuery, lang: string): SQL {
  const any = sql`d.vector @@ ${toQuery(text.each.join(' | '), lang)}`;
  return sql`(${any} and ${coverage(text, lang)} >= ${Math.ceil(text.each.length / 2)})`;
}

function coverage({ each }: TextQuery, lang: string): SQL {
  const found = each.map((word) => sql`(d.vector @@ ${toQuery(word, lang)})::integer`);
  return sql`(${sql.join(found, sql` + `)})`;
}

function toQuery(query: string, lang: string): SQL {
  return sql`to_tsquery(${`search_${lang}`}::regconfig, ${query})`;
}
