import { eventCall, productionCall, productionsCall, type ProductionSummary } from '@spielplan/shared-contracts/api';
import { houseDay } from '@spielplan/shared-contracts/i18n/dates';
import { atLeastOne } from '@spielplan/shared-contracts/testing';
import { newVisitor, START_TIMEOUT_MS, startTestProvider, type TestProvider } from '../../testing/testProvider.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
}, START_TIMEOUT_MS);
afterAll(() => provider.close());

const get = async (path: string) => (await fetch(provider.url + path)).json();
const list = async (query = '', lang = 'de') => productionsCall.answer.parse(await get(`/${lang}/api/productions/?${query}`));
const production = async (id: number, lang = 'de') => productionCall.answer.parse(await get(`/${lang}/api/productions/${id}/`));

async function all(query = ''): Promise<ProductionSummary[]> {
  const found: ProductionSummary[] = [];
  let next: string | null = `/de/api/productions/?${query}`;
  while (next) {
    const page: Awaited<ReturnType<typeof list>> = productionsCall.answer.parse(await get(next));
    found.push(...page.results);
    next = page.next;
  }
  return found;
}

describe('The productions', () => {
  it('are all there, each once, what can be seen soonest first', async () => {
    const found = await all();
    expect(found).toHaveLength(64);
    expect(new Set(found.map(({ id }) => id)).size).toBe(64);
    const next = found.map(({ date_start }) => (date_start === null ? Number.POSITIVE_INFINITY : Date.parse(date_start)));
    expect(next).toEqual(next.toSorted((a, b) => a - b));
  });

  it('tell besides what their dates tell, in both languages, and leave out what they have not', async () => {
    const found = await all();
    const idOf = (name: string) => found.find((one) => one.name === name)?.id ?? 0;
    const [german, english] = [await production(idOf('Antigone')), await production(idOf('Antigone'), 'en')];
    expect(german.press_voices?.[0]?.quote).toMatch(/^Selten war ein Nein/);
    expect(english.press_voices?.[0]?.quote).toMatch(/^Rarely has a no/);
    expect(english.gallery?.[0]).toMatchObject({ base: '/media/posters/scene-1', credit: 'Drawing: paint shop' });
    expect(german.media).toHaveLength(2);
    expect(german.intervals).toBe(0);
    expect(german).not.toHaveProperty('running_order');
    const [date] = atLeastOne(german.dates);
    const event = eventCall.answer.parse(await get(`/de/api/events/${date?.id}/`));
    for (const part of ['gallery', 'media', 'press_voices', 'downloads', 'content_notes', 'intervals'] as const)
      expect(event[part]).toEqual(german[part]);
    const portraits = german.credits.flatMap(({ persons = [] }) => persons).map(({ image }) => image?.base);
    expect(atLeastOne(portraits)[0]).toMatch(/^\/media\/posters\/person-\d+$/);
    expect(await get(`/de/api/productions/${idOf('Nathan')}/`)).not.toHaveProperty('press_voices');
    for (const file of atLeastOne(german.downloads ?? [])) {
      const answer = await fetch(provider.url + file.path);
      const bytes = await answer.arrayBuffer();
      expect([answer.headers.get('content-type'), bytes.byteLength]).toEqual([file.content_type, file.size]);
    }
  });

  it('carry their filters from page to page, in both directions', async () => {
    const first = await list('exhibition_type=theater&tag=2');
    const whole = await all('exhibition_type=theater');
    expect(first.count).toBe(whole.filter(({ tags }) => tags.some(({ id }) => id === 2)).length);
    const [, second] = [await list('exhibition_type=konzert'), await list('exhibition_type=konzert&page=2')];
    expect(second.previous).toMatch(/exhibition_type=konzert&.*page=1|page=1&.*exhibition_type=konzert/);
    expect(productionsCall.answer.parse(await get(second.previous ?? '')).next).not.toBeNull();
  });

  it.each([
    ['type', 'exhibition_type', ({ exhibition_type }: ProductionSummary) => exhibition_type?.slug],
    ['tag', 'tag', ({ tags }: ProductionSummary) => tags[0]?.id],
    ['season', 'season', ({ season }: ProductionSummary) => season?.id],
  ])('are filtered by %s, and nothing that fits is left out', async (_, parameter, of) => {
    const everything = await all();
    const wanted = of(everything[0] as ProductionSummary);
    const found = await all(`${parameter}=${wanted}`);
    expect(found.map(({ id }) => id)).toEqual(everything.filter((one) => of(one) === wanted).map(({ id }) => id));
    expect(found.length).toBeGreaterThan(0);
  });

  it('of a date are those that play on that day or later', async () => {
    const found = await all('date=24-12-2026');
    expect(found.length).toBeGreaterThan(10);
    expect(found.length).toBeLessThan(64);
    for (const { date_end } of atLeastOne(found)) expect(houseDay(date_end ?? '') >= '2026-12-24').toBe(true);
    expect(await all('date=01-01-2099')).toEqual([]);
  });

  it.each([
    ['season=abc', 'season'],
    ['tag=-1', 'tag'],
    ['tag=99999999999', 'tag'],
    ['exhibition_type=Konzert%20', 'exhibition_type'],
    ['date=31-02-2026', 'date'],
    ['date=2026-08-01', 'date'],
    ['page=0', 'page'],
  ])('refuse %s and name the field', async (query, field) => {
    const response = await fetch(`${provider.url}/de/api/productions/?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: 'INVALID_QUERY', field });
  });

  it('end with their last page', async () => {
    expect((await fetch(`${provider.url}/de/api/productions/?page=99`)).status).toBe(404);
    expect(await list('tag=9999')).toMatchObject({ count: 0, next: null, previous: null, results: [] });
  });
});

describe('A production', () => {
  it('names every date ahead, soonest first, with what is left of the tickets', async () => {
    const { dates, date_start, date_end, date_first, id } = await production(29);
    expect(dates.length).toBeGreaterThan(1);
    expect(dates.map((date) => date.date_start)).toEqual(dates.map((date) => date.date_start).sort());
    expect([dates[0]?.date_start, dates.at(-1)?.date_start]).toEqual([date_start, date_end]);
    expect(Date.parse(date_first ?? '')).toBeLessThanOrEqual(Date.parse(date_start ?? ''));
    for (const date of atLeastOne(dates)) expect(date.production).toBe(id);
  });

  it('shows at once that its tickets have been taken', async () => {
    const { results } = await list('exhibition_type=lesung-gespraech');
    const dates = (await Promise.all(results.map(({ id }) => production(id)))).flatMap((one) => one.dates);
    const date = dates.find(({ ticket_status }) => ticket_status === 'available');
    const { id_jet, prices } = eventCall.answer.parse(await get(`/de/api/events/${date?.id}/`));
    const statusNow = async () =>
      (await production(date?.production ?? 0)).dates.find(({ id }) => id === date?.id)?.ticket_status;
    while ((await statusNow()) === 'available') {
      const visitor = await newVisitor(provider.url);
      const basket = { quantities: [8], sale_type_ids: [prices[0]?.sale_type_id], event_jet_id: id_jet };
      expect((await visitor.send('POST', '/api/shop-cart/', basket)).status).toBe(200);
    }
    expect(await statusNow()).toMatch(/few|sold_out/);
  });

  it('credits the people of the house with their pages, ensembles without', async () => {
    const { credits } = await production(30);
    const directed = credits.find(({ role }) => role === 'Regie');
    expect(directed?.persons?.[0]).toMatchObject({ name: directed?.names[0], link: expect.stringMatching(/^\/de\/team\//) });
    expect(credits.find(({ role }) => role === 'Es spielt')).toMatchObject({ persons: [] });
    const [date] = (await production(30)).dates;
    expect(eventCall.answer.parse(await get(`/de/api/events/${date?.id}/`)).credits).toEqual(credits);
  });

  it('is the same one in both languages', async () => {
    const [german, english] = [await production(30), await production(30, 'en')];
    expect(english.urls).toEqual(german.urls);
    expect(english.headline).not.toBe(german.headline);
    expect(english.dates.map(({ id }) => id)).toEqual(german.dates.map(({ id }) => id));
  });

  it.each(['9999', '0', 'abc', '1e3', '99999999999999'])('that is not there (%s) is not found', async (id) => {
    expect((await fetch(`${provider.url}/de/api/productions/${id}/`)).status).toBe(404);
  });
});
