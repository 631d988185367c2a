import type { SearchAnswer, SearchHit } from '@spielplan/shared-contracts/api';
import { paths } from '@spielplan/shared-contracts/routes';

/** Something found; `id` 1 is a concert by the river on 28 November. */
export function sampleHit(id: number, change: Partial<SearchHit> = {}): SearchHit {
  return {
    kind: 'event',
    id,
    title: [
      { text: 'Fado am ', is_match: false },
      { text: 'Fluss', is_match: true },
    ],
    excerpt: [{ text: 'Ein Abend am Ufer.', is_match: false }],
    link: paths.event({ lang: 'de', slug: 'fado-am-fluss', id }),
    date: '2026-11-28T17:00:00Z',
    image_obj: null,
    status: 'scheduled',
    ticket_status: 'available',
    ...change,
  };
}

/** What a search for "Fluss" answers: of twelve events the first two, and one story. */
export function sampleAnswer(change: Partial<SearchAnswer> = {}): SearchAnswer {
  const story = sampleHit(7, {
    kind: 'article',
    link: '/de/stories/elf-minuten/7',
    date: '2026-07-31T22:30:00Z',
    status: null,
    ticket_status: null,
  });
  return {
    events: { count: 12, results: [sampleHit(1), sampleHit(2)] },
    others: { count: 1, results: [story] },
    suggestion: null,
    ...change,
  };
}

export const NOTHING_FOUND: SearchAnswer = {
  events: { count: 0, results: [] },
  others: { count: 0, results: [] },
  suggestion: null,
};
