import { autocompleteCall, callPath, type SearchAnswer, searchCall, suggestionSchema } from '@spielplan/shared-contracts/api';
import { houseDay } from '@spielplan/shared-contracts/i18n/dates';
import { withQuery } from '@spielplan/shared-contracts/routes';
import { z } from 'zod';
import { QUALITY_CASES, type QualityCase } from './cases.ts';
import type { SpellingCase } from './spellingCases.ts';

export interface QualityReport {
  asked: number;
  answered: number;
  /** What was expected and what stood there instead. */
  missed: string[];
}

const TOP_HITS = 3;

/**
 * Asks a provider for every case and counts the ones
 * whose expected hit stands where it should in its group.
 */
export async function measureQuality(url: string): Promise<QualityReport> {
  const missed: string[] = [];
  for (const one of QUALITY_CASES) {
    const [lang, query, expected] = one;
    const response = await fetch(url + withQuery(callPath(searchCall), { lang, query }));
    const answer = searchCall.answer.parse(await response.json());
    if (!isAnswered(answer, one)) missed.push(`${lang} "${query}": ${expected}, but ${describe(answer)}`);
  }
  return { asked: QUALITY_CASES.length, answered: QUALITY_CASES.length - missed.length, missed };
}

/**
 * The same for compounds, spellings and beginnings: what is
 * expected is the first hit of a group, or the first suggestion.
 */
export async function measureSpelling(url: string, cases: readonly SpellingCase[]): Promise<QualityReport> {
  const missed: string[] = [];
  for (const [lang, way, query, ...expected] of cases) {
    const call = way === 'sent' ? searchCall : autocompleteCall;
    const answer: unknown = await (await fetch(url + withQuery(callPath(call), { lang, query }))).json();
    const offered =
      way === 'sent'
        ? firstHits(searchCall.answer.parse(answer), 1).map(({ title }) => title)
        : z
            .array(suggestionSchema)
            .parse(answer)
            .map(({ text }) => text);
    const first = way === 'sent' ? offered : offered.slice(0, 1);
    if (!first.some((title) => expected.includes(title))) {
      missed.push(`${lang} ${way} "${query}": ${expected.join(' or ')}, but ${offered.join(' | ') || 'nothing'}`);
    }
  }
  return { asked: cases.length, answered: cases.length - missed.length, missed };
}

function isAnswered(answer: SearchAnswer, [, , expected, place]: QualityCase): boolean {
  return firstHits(answer, place === 'first' ? 1 : TOP_HITS).some((hit) =>
    /^\d{4}-\d{2}-\d{2}$/.test(expected) ? hit.kind === 'event' && hit.day === expected : hit.title === expected,
  );
}

function describe(answer: SearchAnswer): string {
  const titles = firstHits(answer).map(({ title, day }) => (day ? `${title} (${day})` : title));
  return titles.length > 0 ? titles.join(' | ') : 'nothing';
}

function firstHits({ events, others }: SearchAnswer, many = TOP_HITS) {
  return [...events.results.slice(0, many), ...others.results.slice(0, many)].map(({ kind, title, date }) => ({
    kind,
    title: title.map(({ text }) => text).join(''),
    day: date === null ? null : houseDay(date),
  }));
}
