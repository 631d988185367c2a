import { eventsCall, searchCall } from '@spielplan/shared-contracts/api';
import { withQuery } from '@spielplan/shared-contracts/routes';
import { eq } from 'drizzle-orm';
import { atLeastOne } from '@spielplan/shared-contracts/testing';
import { events } from '../../platform/database/schema/index.ts';
import type { FoundDocument } from '../query/findDocuments.ts';
import type { Question } from '../query/Question.ts';
import { START_TIMEOUT_MS, startTestProvider, type TestProvider } from '../../testing/testProvider.ts';
import { presentHits } from './presentHits.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
}, START_TIMEOUT_MS);
afterAll(() => provider.close());

const read = async (path: string): Promise<unknown> => (await fetch(provider.url + path)).json();
const search = async (query: string) => searchCall.answer.parse(await read(withQuery(searchCall.path, { lang: 'de', query })));

describe('What is found', () => {
  it('says of an event how it and its tickets stand as the programme does, and nothing of the kind of all else', async () => {
    const { events: hits, others } = await search('konzert');
    const listed = async (ids: string) => eventsCall.answer.parse(await read(`/de/api/events/?ids=${ids}&page_size=100`)).results;
    const stated = hits.results.map(({ id, status, ticket_status: tickets }) => ({ id, status, ticket_status: tickets }));
    const programme = await listed(stated.map(({ id }) => id).join(','));
    expect(stated.length).toBeGreaterThan(0);
    for (const hit of atLeastOne(stated)) expect(programme).toContainEqual(expect.objectContaining(hit));
    expect(others.results.map(({ status, ticket_status: tickets }) => status ?? tickets)).toEqual(others.results.map(() => null));
  });

  it('says of a production whose dates are all cancelled that it does not take place', async () => {
    const { db, changes } = provider.context;
    const before = (await search('Flussbettgeschichten')).events.results[0];
    const [row] = await db
      .select()
      .from(events)
      .where(eq(events.id, before?.id ?? 0));
    const dates = await db
      .select()
      .from(events)
      .where(eq(events.productionId, row?.productionId ?? 0));
    await db
      .update(events)
      .set({ status: 'cancelled' })
      .where(eq(events.productionId, row?.productionId ?? 0));
    changes.changed('content');
    expect((await search('Flussbettgeschichten')).events.results).toMatchObject([{ status: 'cancelled', ticket_status: 'none' }]);
    for (const { id, status } of dates) await db.update(events).set({ status }).where(eq(events.id, id));
    changes.changed('content');
  });

  it('dates a production by its next date that takes place, and by none once all are over', async () => {
    const { db, changes, clock } = provider.context;
    const find = async () => (await search('Flussbettgeschichten')).others.results.find(({ kind }) => kind === 'production');
    const id = (await find())?.id ?? 0;
    const ofProduction = eq(events.productionId, id);
    const dates = await db.select().from(events).where(ofProduction).orderBy(events.id);
    const [hour, day] = [3_600_000, 86_400_000];
    const today = Math.floor(clock.now() / hour) * hour;
    const moments = [today - day, today + hour, today + 2 * hour];
    for (const [index, date] of dates.entries()) {
      const dateStart = new Date(moments[index] ?? today + index * day);
      const status = index === 1 ? ('cancelled' as const) : ('scheduled' as const);
      await db.update(events).set({ dateStart, dateEnd: null, status }).where(eq(events.id, date.id));
    }
    changes.changed('content');
    const next = (await find())?.date ?? '';
    await db
      .update(events)
      .set({ dateStart: new Date(today - day) })
      .where(ofProduction);
    changes.changed('content');
    const gone = await find();
    for (const { id: one, dateStart, dateEnd, status } of dates)
      await db.update(events).set({ dateStart, dateEnd, status }).where(eq(events.id, one));
    changes.changed('content');
    expect(dates.length).toBeGreaterThan(2);
    expect([Date.parse(next), gone?.date]).toEqual([moments[2], null]);
  });
});

describe('What is shown of a hit', () => {
  const QUESTION: Question = {
    lang: 'de',
    shownLang: 'de',
    words: ['klavier'],
    folded: 'klavier',
    text: null,
    days: null,
    topic: [],
    isLoose: false,
    suggestion: null,
  };
  const DOCUMENT: FoundDocument = {
    kind: 'page',
    item_id: 1,
    group_id: 1,
    title: 'Saal',
    lead: '',
    body: '',
    link: '/de/saal',
    image: null,
    image_alt: '',
    shown_at: null,
  };
  const present = async (...changes: readonly Partial<FoundDocument>[]) =>
    presentHits(
      provider.context,
      QUESTION,
      changes.map((change) => ({ ...DOCUMENT, ...change })),
    );

  it.each([
    ['the text before the lead where both answer', 'Ein Klavier steht', 'Das Klavier klingt', 'Das Klavier klingt'],
    ['the lead where it alone answers', 'Ein Klavier steht', 'Der Saal klingt', 'Ein Klavier steht'],
    ['the text where it alone answers', 'Ein Saal steht', 'Das Klavier klingt', 'Das Klavier klingt'],
    ['the text where neither answers', 'Ein Saal steht', 'Der Saal klingt', 'Der Saal klingt'],
    ['the lead where there is no text', 'Ein Saal steht', '', 'Ein Saal steht'],
    ['the lead that answers where there is no text', 'Ein Klavier steht', '', 'Ein Klavier steht'],
  ])('is %s', async (_, lead, body, shown) => {
    const [hit] = await present({ lead, body });
    expect(hit?.excerpt.map(({ text }) => text).join('')).toBe(shown);
    expect(hit?.excerpt.filter(({ is_match: isMatch }) => isMatch).map(({ text }) => text)).toEqual(
      shown.includes('Klavier') ? ['Klavier'] : [],
    );
  });

  it('is not the line that others have as well, but what it says of itself', async () => {
    const line = 'Nach dem Abend steht ein Klavier im Foyer für alle bereit.';
    const own = `Ein Stück für Klavier und Regen.${' Es dauert.'.repeat(20)}`;
    const shown = async (...changes: readonly Partial<FoundDocument>[]) =>
      (await present(...changes)).map(({ excerpt }) => excerpt.map(({ text }) => text).join(''));
    const [first, second, third] = await shown(
      { title: 'Regen', body: line, lead: 'Zwölf Lieder' },
      { title: 'Nebel', body: line, lead: 'Sieben Tänze' },
      { title: 'Schnee', body: own },
    );
    expect([first, second]).toEqual([`Zwölf Lieder … ${line}`, `Sieben Tänze … ${line}`]);
    expect(third).toMatch(/^Ein Stück für Klavier/);
    // Two dates of one production say the same, and rightly.
    expect(await shown({ body: line }, { body: line, item_id: 2 })).toEqual([line, line]);
  });

  it('is the day an article came out, and no day for what has none', async () => {
    const hits = await present(
      { kind: 'article', shown_at: '2026-03-01T12:00:00Z' },
      { kind: 'article' },
      { kind: 'page', shown_at: '2026-03-01T12:00:00Z' },
      { kind: 'event', item_id: 2 ** 30 },
    );
    expect(hits.map(({ date }) => date)).toEqual(['2026-03-01T13:00:00+01:00', null, null, null]);
    expect(hits.map(({ status }) => status)).toEqual([null, null, null, null]);
  });

  it('is its picture with what is said of it, where it has one', async () => {
    const hits = await present({ image: 'production-1', image_alt: 'Ein Bild' }, {});
    expect(hits.map(({ image_obj: image }) => image && [image.base, image.alt])).toEqual([
      ['/media/posters/production-1', 'Ein Bild'],
      null,
    ]);
  });

  it('is when a date begins, ends and began before it was moved, as the programme has it', async () => {
    const { db, changes } = provider.context;
    const [one, two] = await db
      .select({ id: events.id, end: events.dateEnd, before: events.previousDateStart })
      .from(events)
      .limit(2);
    const set = (id = 0, dateEnd: Date | null = null, previousDateStart: Date | null = null) =>
      db.update(events).set({ dateEnd, previousDateStart }).where(eq(events.id, id));
    await set(one?.id, new Date('2026-12-01T21:00:00Z'), new Date('2026-10-01T18:00:00Z'));
    await set(two?.id, null, null);
    changes.changed('content');
    const hits = await present({ kind: 'event', item_id: one?.id ?? 0 }, { kind: 'event', item_id: two?.id ?? 0 });
    const { results } = eventsCall.answer.parse(await read(`/de/api/events/?ids=${one?.id},${two?.id}`));
    await set(one?.id, one?.end, one?.before);
    await set(two?.id, two?.end, two?.before);
    changes.changed('content');
    const listed = hits.map(({ id }) => results.find((event) => event.id === id));
    expect(hits.map(({ date }) => date)).toEqual(listed.map((event) => event?.date_start));
    expect(hits.map(({ date_end: end }) => end)).toEqual(['2026-12-01T22:00:00+01:00', null]);
    expect(hits.map(({ previous_date_start: before }) => before)).toEqual(['2026-10-01T20:00:00+02:00', undefined]);
    expect(hits.map(({ ticket_status: tickets }) => tickets)).toEqual(listed.map((event) => event?.ticket_status));
  });
});
