import { sql } from 'drizzle-orm';
import { momentsCall, type PageMoment } from '@spielplan/shared-contracts/api';
import { atLeastOne } from '@spielplan/shared-contracts/testing';
import { type EditorsDesk, openDesk, setPublishing } from '../../testing/editorsDesk.ts';
import { newEditor, START_TIMEOUT_MS, startTestProvider, type TestProvider } from '../../testing/testProvider.ts';
import { readProgramme } from '../../programme/entries/programme.ts';

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
  const [entry] = (await readProgramme(provider.context)).entries.filter(
    ({ event }) => event.dateStart.getTime() > provider.clock.now() && event.status === 'scheduled',
  );
  const id = entry!.event.id;
  const path = `/en/program/events/x/${id}`;
  const own = (await momentsOf(path, 'en')).filter(({ kind }) => ['begins', 'ends', 'sale'].includes(kind));
  expect(atLeastOne(own).map(({ title }) => title)).toEqual(own.map(() => entry!.production.title.en));
  expect(own.find(({ kind }) => kind === 'begins')?.at).toBe(entry!.event.dateStart.toISOString());
});

it('an event whose end nobody gives is over after three hours, and its sale ends with its beginning', async () => {
  const { entries } = await readProgramme(provider.context);
  const { event } = entries.find(
    ({ event: each }) =>
      each.dateStart.getTime() > provider.clock.now() + DAY_MS &&
      each.ticketMode === 'seat_groups' &&
      each.status === 'scheduled',
  )!;
  const sale = later(0.5);
  await provider.context.db.execute(
    sql`update events set date_end = null, ticket_sale_from = ${sale}::timestamptz where id = ${event.id}`,
  );
  await provider.context.db.execute(sql`update productions set duration_minutes = null where id = ${event.productionId}`);
  provider.context.changes.changed('content');
  const own = (await momentsOf(`/de/programm/veranstaltungen/x/${event.id}`)).filter(({ title }) => title !== '');
  const start = event.dateStart.getTime();
  const expected = [
    { kind: 'sale', at: sale },
    { kind: 'saleEnds', at: new Date(start).toISOString() },
    { kind: 'begins', at: new Date(start).toISOString() },
    { kind: 'ends', at: new Date(start + 3 * 3_600_000).toISOString() },
  ];
  expect(own.filter(({ kind }) => expected.some((each) => each.kind === kind)).map(({ kind, at }) => ({ kind, at }))).toEqual(
    expected,
  );
});

it('a list tells of the windows in its section, and no other page does', async () => {
  const site = { content_type: 'site', object_id: 1 };
  const tree = (await desk.ask('documentBlocks', { query: site })).body as { blocks: { id: number; slug: string }[] };
  const intro = tree.blocks.find(({ slug }) => slug === 'magazine-intro');
  const box = intro ?? (await desk.create('container', site, {}, { slug: 'magazine-intro' }));
  await desk.create('hero_media', site, { headline: 'Im Kopf des Magazins', online_from: later(3) }, { parent: box.id });
  const told = async (path: string) => (await momentsOf(path)).filter(({ title }) => title === 'Im Kopf des Magazins');
  expect(await told('/de/stories')).toEqual([{ at: expect.any(String), kind: 'appears', title: 'Im Kopf des Magazins' }]);
  expect(await told('/de/team')).toEqual([]);
});

it('the magazine tells when the stories to come are there', async () => {
  const at = later(2.5);
  await provider.context.db.execute(sql`update articles set published = ${at}::timestamptz where id = 2`);
  expect((await momentsOf('/de/stories')).filter((moment) => moment.at === at)).toEqual([
    { at, kind: 'appears', title: expect.stringMatching(/./) },
  ]);
});

it.each(['/de/nirgends', '/de/team'])('%s has the moments of the house alone', async (path) => {
  expect((await momentsOf(path)).every(({ kind }) => ['opens', 'closes', 'appears', 'goes'].includes(kind))).toBe(true);
});

it('is refused to visitors, and without a path', async () => {
  expect((await fetch(`${provider.url}/de/pageeditor-api/moments/?path=/de`)).status).toBe(401);
  expect((await desk.ask('moments')).status).toBe(400);
});
