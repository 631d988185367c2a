import { allCalls, callPath } from '@spielplan/shared-contracts/api';
import { pages } from '../platform/database/schema/index.ts';
import type { TestProvider, Visitor } from './testProvider.ts';

/** Things that are no pages and have blocks on the page that a call answers. */
export const DETAILS = [
  { call: 'event', document: { content_type: 'event', object_id: 1_030 } },
  { call: 'production', document: { content_type: 'production', object_id: 1 } },
  { call: 'venue', document: { content_type: 'venue', object_id: 1 } },
  { call: 'seriesDetail', document: { content_type: 'series', object_id: 1 } },
] as const;

/** The calls for everybody whose answer holds a word, each asked for what there is. The word is searched for, too. */
export async function callsThatShow({ context }: TestProvider, visitor: Visitor, word: string): Promise<string[]> {
  const paths = (await context.db.select().from(pages)).map(({ path }) => path.de);
  const params: Record<string, object[]> = {
    page: paths.map((path) => ({ path })),
    containerBySlug: [{ slug: 'entwurf-abschnitt' }, { slug: 'home-house' }, { slug: `${word}-entwurf` }],
  };
  const found = new Set<string>();
  for (const call of Object.values(allCalls)) {
    if (call.method !== 'GET' || call.access || call.isPersonal) continue;
    for (const each of params[call.id] ?? [{}]) {
      const filled = {
        lang: 'de',
        id: DETAILS.find((detail) => detail.call === call.id)?.document.object_id ?? 1,
        slug: '404',
        path: '',
        ...each,
      };
      const search = new URLSearchParams({ query: word, date: '01-08-2026', kind: 'page', edit: '1' });
      const text = await (await visitor.get(`${callPath(call, filled)}?${search}`)).text();
      // Links to further pages repeat what was searched for.
      if (text.replaceAll(`query=${word}`, '').includes(word)) found.add(call.id);
    }
  }
  return [...found];
}
