import { momentsCall, type PageMoment } from '@spielplan/shared-contracts/api';
import { atLeastOne } from '@spielplan/shared-contracts/testing';
import { type EditorsDesk, openDesk, setPublishing } from '../../../testing/editorsDesk.ts';
import { newEditor, START_TIMEOUT_MS, startTestProvider, type TestProvider } from '../../../testing/testProvider.ts';

const GROUPS = { content_type: 'page', object_id: 5 };
const DAY_MS = 86_400_000;
let provider: TestProvider;
let desk: EditorsDesk;
beforeAll(async () => {
  provider = await startTestProvider();
  await setPublishing(provider, 'draft');
  desk = openDesk(await newEditor(provider.url));
}, START_TIMEOUT_MS);
afterAll(() => provider.close());

const momentsOf = async (path: string, lang: 'de' | 'en' = 'de'): Promise<PageMoment[]> => {
  const { body, status } = await desk.ask('moments', { query: { path }, lang });
  expect(status).toBe(200);
  return momentsCall.answer.parse(body).moments;
};
const later = (days: number) => new Date(provider.clock.now() + days * DAY_MS).toISOString();
const isSorted = (moments: readonly PageMoment[]) =>
  moments.every(({ at }, index) => index === 0 || Date.parse(moments[index - 1]!.at) <= Date.parse(at));

it('a page tells when its blocks come and go, and when its plan is published, beside the hours of the house', async () => {
  const [published, from, to] = [later(1.5), later(2), later(4)];
  await desk.create('hero_media', GROUPS, { headline: 'Nur kurz', online_from: from, online_to: to });
  await desk.documents('publishDocuments', [GROUPS], { at: published });
  const tree = (await desk.ask('pageTree')).body as { pages: { id: number; urls: { de: string } }[] };
  const node = tree.pages.find(({ id }) => id === GROUPS.object_id);
  const moments = await momentsOf(node!.urls.de);
  const own = moments.filter(({ kind, title }) => kind === 'published' || title === 'Nur kurz');
  expect(own).toEqual([
    { at: published, kind: 'published', title: '' },
    { at: from, kind: 'appears', title: 'Nur kurz' },
    { at: to, kind: 'goes', title: 'Nur kurz' },
  ]);
  expect(moments.filter(({ kind }) => kind === 'opens').length).toBeGreaterThan(0);
  expect(isSorted(moments)).toBe(true);
  expect(moments.every(({ at }) => Date.parse(at) > provider.clock.now())).toBe(true);
});

it('the list of events tells of every event, in the language of the page; the page of one of it alone', async () => {
  const list = await momentsOf('/en/program/events', 'en');
  expect(list.length).toBeLessThanOrEqual(60);
  expect(new Set(list.map(({ kind }) => kind))).toContain('begins');
  const [entry] = (await provider.context.readProgramme()).entries.filter(
    ({ event }) => event.dateStart.getTime() > provider.clock.now(),
  );
  const id = entry!.event.id;
  const path = `/en/program/events/x/${id}`;
  const own = (await momentsOf(path, 'en')).filter(({ kind }) => ['begins', 'ends', 'sale'].includes(kind));
  expect(atLeastOne(own).map(({ title }) => title)).toEqual(own.map(() => entry!.production.title.en));
  expect(own.find(({ kind }) => kind === 'begins')?.at).toBe(entry!.event.dateStart.toISOString());
});

it.each(['/de/nirgends', '/de/team'])('%s has the moments of the house alone', async (path) => {
  expect((await momentsOf(path)).every(({ kind }) => ['opens', 'closes', 'appears', 'goes'].includes(kind))).toBe(true);
});

it('is refused to visitors, and without a path', async () => {
  expect((await fetch(`${provider.url}/de/pageeditor-api/moments/?path=/de`)).status).toBe(401);
  expect((await desk.ask('moments')).status).toBe(400);
});
