import { sql } from 'drizzle-orm';
import { callPath, type DocumentRef, eventCall, eventsCall, searchCall, storyCall } from '@spielplan/shared-contracts/api';
import { atLeastOne } from '@spielplan/shared-contracts/testing';
import { openHouse } from '../../testing/openHouse.ts';
import type { Visitor } from '../../testing/testProvider.ts';

const ABOUT: DocumentRef = { content_type: 'page', object_id: 5 };
const STORY: DocumentRef = { content_type: 'article', object_id: 1 };
const SITE: DocumentRef = { content_type: 'site', object_id: 1 };
const ABOUT_PATH = '/de/pageeditor-api/page/ueber-uns';
const DAY_MS = 86_400_000;

const { provider, editor, visitor, desk } = openHouse({ publishing: 'draft', withToken: false });

const later = (days: number) => provider.clock.now() + days * DAY_MS;
const asHeader = (moment: number) => ({ 'accept-datetime': new Date(moment).toUTCString() });
const askAt = async (who: Visitor, path: string, moment: number) => {
  const answer = await who.get(path, asHeader(moment));
  return { answer, text: await answer.text() };
};

it('what is planned is there at its time, for editors alone, on pages, sections and detail pages', async () => {
  const box = await desk.create('container', SITE, {}, { slug: 'team-spaeter' });
  await desk.documents('publishDocuments', [SITE]);
  const at = new Date(later(10)).toISOString();
  for (const document of [ABOUT, STORY, SITE])
    await desk.create('text', document, { content: '<p>morgenrotpirol</p>' }, document === SITE ? { parent: box.id } : {});
  await desk.documents('publishDocuments', [ABOUT, STORY, SITE], { at });
  const paths = [ABOUT_PATH, callPath(storyCall, { lang: 'de', id: 1 }), '/de/pageeditor-api/container/by-slug/team-spaeter'];
  for (const path of atLeastOne(paths)) {
    const seen = await Promise.all([
      askAt(editor, path, later(11)),
      askAt(editor, path, later(9)),
      askAt(visitor, path, later(11)),
    ]);
    expect([path, seen.map(({ text }) => text.includes('morgenrotpirol'))]).toEqual([path, [true, false, false]]);
    expect(seen[0].answer.headers.get('cache-control')).toBe('private, no-store');
    expect(Date.parse(seen[0].answer.headers.get('memento-datetime') ?? '')).toBe(Math.floor(later(11) / 1_000) * 1_000);
    expect(seen[2].answer.headers.get('memento-datetime')).toBeNull();
  }
});

it('blocks come and go by their windows', async () => {
  const window = { online_from: new Date(later(2)).toISOString(), online_to: new Date(later(4)).toISOString() };
  await desk.create('hero_media', { content_type: 'page', object_id: 6 }, { headline: 'Nur kurz', ...window });
  await desk.documents('publishDocuments', [{ content_type: 'page', object_id: 6 }]);
  const [page] = await provider.context.db
    .select({ path: sql<string>`path ->> 'de'` })
    .from(sql`pages`)
    .where(sql`id = 6`);
  const path = `/de/pageeditor-api/page/${page?.path}`;
  const seen = [];
  for (const days of [1, 3, 5]) seen.push((await askAt(editor, path, later(days))).text.includes('Nur kurz'));
  expect(seen).toEqual([false, true, false]);
});

it('the list of events begins at that day, its sales are those of the moment, and visitors keep theirs', async () => {
  const list = async (who: Visitor, moment?: number) => {
    const path = '/de/api/events/?page_size=5';
    const answer = await (moment === undefined ? who.get(path) : who.get(path, asHeader(moment)));
    return eventsCall.answer.parse(await answer.json()).results;
  };
  const today = await list(visitor);
  const [first] = await list(editor, later(30));
  expect(Date.parse(first?.date_start ?? '')).toBeGreaterThan(later(29));
  // Nothing of it stays with what visitors are answered from.
  expect(await list(visitor)).toEqual(today);
  expect(await list(visitor, later(30))).toEqual(today);
  // One that is put off sells nothing at any time.
  const event = today.find(({ ticket_status: status }) => status !== 'none');
  await provider.context.db.execute(
    sql`update events set ticket_sale_from = ${new Date(later(1)).toISOString()}::timestamptz, date_start = ${new Date(later(6)).toISOString()}::timestamptz,
      date_end = null, day = ${new Date(later(6)).toISOString().slice(0, 10)}::date where id = ${event?.id ?? 0}`,
  );
  provider.context.changes.changed('content');
  const stateAt = async (days: number) =>
    (await (await editor.get(callPath(eventCall, { lang: 'de', id: event?.id ?? 0 }), asHeader(later(days)))).json()) as object;
  const now = (await (await editor.get(callPath(eventCall, { lang: 'de', id: event?.id ?? 0 }))).json()) as object;
  expect(await stateAt(2)).not.toEqual(now);
});

it.each([
  ['a moment that has passed', () => new Date(later(-1)).toUTCString()],
  ['a moment in ten years', () => new Date(later(3_650)).toUTCString()],
  ['no moment', () => 'morgen'],
])('%s is answered as now', async (_, moment) => {
  const answer = await editor.get(ABOUT_PATH, { 'accept-datetime': moment() });
  expect([answer.status, answer.headers.get('memento-datetime')]).toEqual([200, null]);
});

describe('the search', () => {
  const WORD = 'goldammerzeisig';
  const searchPath = `/api/search/?query=${WORD}&lang=de`;
  const hits = async (who: Visitor, moment?: number) => {
    const answer = await (moment === undefined ? who.get(searchPath) : who.get(searchPath, asHeader(moment)));
    const { others } = searchCall.answer.parse(await answer.json());
    return others.results.map(({ kind, id }) => `${kind} ${id}`);
  };

  it('finds at a moment what is planned until then, for editors alone, and nothing of it stays', async () => {
    await desk.create('text', ABOUT, { content: `<p>${WORD}</p>` });
    await desk.documents('publishDocuments', [ABOUT], { at: new Date(later(10)).toISOString() });
    const window = { online_from: new Date(later(20)).toISOString(), online_to: new Date(later(22)).toISOString() };
    await desk.create('hero_media', { content_type: 'page', object_id: 6 }, { headline: WORD, ...window });
    await desk.documents('publishDocuments', [{ content_type: 'page', object_id: 6 }]);
    const counted = () => provider.context.db.$count(sql`search_keywords`, sql`term = ${WORD}`);
    const before = await counted();
    const atEach = [];
    for (const days of [9, 11, 21, 23]) atEach.push((await hits(editor, later(days))).toSorted());
    expect(atEach).toEqual([[], ['page 5'], ['page 5', 'page 6'], ['page 5']]);
    // What nobody has searched now is not counted, and the index is what it was.
    expect(await counted()).toBe(before);
    expect([await hits(visitor, later(11)), await hits(visitor), await hits(editor)]).toEqual([[], [], []]);
  });

  it('suggests as of the moment, and two editors at different moments get their own', async () => {
    const suggest = async (moment: number) =>
      (await (await editor.get(`/api/search/autocomplete/?query=${WORD.slice(0, 6)}&lang=de`, asHeader(moment))).text()).includes(
        WORD,
      );
    expect(await Promise.all([9, 11, 21, 9].map((days) => suggest(later(days))))).toEqual([false, true, true, false]);
  });
});
