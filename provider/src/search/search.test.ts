import { autocompleteCall, eventsCall, searchCall, searchEventsCall, searchOthersCall } from '@spielplan/shared-contracts/api';
import { LANGUAGES } from '@spielplan/shared-contracts/i18n';
import { houseDay } from '@spielplan/shared-contracts/i18n/dates';
import { isOver } from '@spielplan/shared-contracts/rules';
import { eq } from 'drizzle-orm';
import { atLeastOne } from '@spielplan/shared-contracts/testing';
import { events, productions } from '../platform/database/schema/index.ts';
import { START_TIMEOUT_MS, startTestProvider, type TestProvider } from '../testing/testProvider.ts';
import { measureQuality, measureSpelling } from './quality/measureQuality.ts';
import { HELD_OUT_CASES, TUNED_CASES } from './quality/spellingCases.ts';
import { createSearchClient, titlesOf } from './testing/createSearchClient.ts';
import { foldText } from './text/parseWords.ts';
import { topicsBegunWith } from './text/topics.ts';
import { FIRST_NAMED, HOSTILE_TERMS, NAMED_TITLES, REFUSED_TERMS } from './testing/terms.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
}, START_TIMEOUT_MS);
afterAll(() => provider.close());

const { read, readAll, search, offer, complete } = createSearchClient(() => provider.url);

describe('The search of the site', () => {
  it('finds what visitors mean in at least nineteen of twenty cases', async () => {
    const { asked, answered, missed } = await measureQuality(provider.url);
    expect(asked).toBeGreaterThanOrEqual(60);
    expect({ missed: answered / asked >= 0.95 ? [] : missed }).toEqual({ missed: [] });
  }, 60_000);

  it.each([
    ['it is tuned on', TUNED_CASES, 0.95],
    ['it has never seen', HELD_OUT_CASES, 0.8],
  ])(
    'puts first what compounds, spellings and beginnings mean that %s',
    async (_, cases, least) => {
      const { asked, answered, missed } = await measureSpelling(provider.url, cases);
      expect(asked).toBe(50);
      expect({ missed: answered / asked >= least ? [] : missed }).toEqual({ missed: [] });
    },
    60_000,
  );

  it('takes a far word for no day: "Moldau" is a river in either language, and no Monday', async () => {
    for (const [lang, title] of [
      ['de', 'Hochwasser'],
      ['en', 'High Water'],
    ] as const) {
      const answer = await search('Moldau', lang);
      expect(answer.suggestion).toBeNull();
      expect(titlesOf(answer)[0]).toBe(title);
    }
    expect((await search('Mondux', 'en')).suggestion).not.toBe('Monday');
  });

  it('shows in its own language what a word of the other one finds, and pages it', async () => {
    const { others } = await search('wheelchair');
    expect(others.results[0]?.link).toBe('/de/besuch/barrierefreiheit');
    const { count, hits } = await readAll(searchOthersCall, { query: 'wheelchair' });
    expect(hits).toHaveLength(count);
    expect(hits.filter(({ link }) => !link.startsWith('/de'))).toEqual([]);
  });

  it('shows of every hit the passage for which it was found, and never marks the name of the house', async () => {
    const { events, others } = await search('wasser');
    const hits = atLeastOne([...events.results, ...others.results]);
    const marked = (pieces: (typeof hits)[number]['excerpt']) => pieces.filter((piece) => piece.is_match);
    // The start page has the word in the name of the house alone.
    const unmarked = hits.filter(({ title, excerpt, link }) => link !== '/de' && marked([...title, ...excerpt]).length === 0);
    expect(unmarked.map(({ link }) => link)).toEqual([]);
    expect(hits.flatMap(({ title, excerpt }) => marked([...title, ...excerpt])).map((piece) => piece.text)).not.toContain(
      'Altwasser',
    );
    const { others: named } = await search('altwasser');
    expect(named.results.flatMap(({ title, excerpt }) => marked([...title, ...excerpt])).map((piece) => piece.text)).toContain(
      'Altwasser',
    );
  });

  it('marks what was found, in title and excerpt, and puts a text together again unchanged', async () => {
    const { others } = await search('klavier');
    const marked = others.results.flatMap(({ title, excerpt }) => [...title, ...excerpt]).filter((piece) => piece.is_match);
    expect(marked.map(({ text }) => text)).toEqual(expect.arrayContaining(['Klavier']));
    const { events } = await search('baeume');
    expect(events.results[0]?.title).toEqual([
      { text: 'Wer spricht, wenn die ', is_match: false },
      { text: 'Bäume', is_match: true },
      { text: ' träumen?', is_match: false },
    ]);
  });

  it('offers the better spelling that its hits were found by', async () => {
    const answer = await search('mozzart');
    expect(answer.suggestion).toBe('Mozart');
    expect(answer.others.count).toBeGreaterThan(0);
    expect((await search('Mozart')).suggestion).toBeNull();
    expect((await search('xqzvkw')).suggestion).toBeNull();
  });

  it('shows each production once, with its next date that takes place', async () => {
    const { events } = await search('Flussbettgeschichten');
    expect(events.count).toBe(1);
    const [hit] = events.results;
    expect(hit?.kind).toBe('event');
    expect(Date.parse(hit?.date ?? '')).toBeGreaterThanOrEqual(provider.clock.now() - 86_400_000);
  });

  it('puts what is still to come before what is over', async () => {
    const { hits } = await readAll(searchEventsCall, { query: 'Konzert' });
    const areOver = hits.map(({ date }) => Date.parse(date ?? '') < provider.clock.now() - 86_400_000);
    expect(areOver).toEqual([...areOver.filter((isOver) => !isOver), ...areOver.filter(Boolean)]);
  });

  it('answers the name of a day with the events of that Berlin day, in their order', async () => {
    const { events } = await search('Sonntag, 9. August');
    expect(events.count).toBeGreaterThan(0);
    expect(events.results.map(({ date }) => houseDay(date ?? ''))).toEqual(events.results.map(() => '2026-08-09'));
    const moments = events.results.map(({ date }) => Date.parse(date ?? ''));
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
  });

  it('pages each group without gap or double, and knows no page behind the last', async () => {
    for (const [call, kinds] of [
      [searchEventsCall, {}],
      [searchOthersCall, {}],
      [searchOthersCall, { kind: 'article' }],
    ] as const) {
      const { count, hits } = await readAll(call, { query: 'fluss', ...kinds });
      expect(new Set(hits.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(hits.length);
      expect(hits).toHaveLength(count);
      expect(count).toBeGreaterThan(10);
      if ('kind' in kinds) expect(new Set(hits.map(({ kind }) => kind))).toEqual(new Set(['article']));
      expect((await read(call.path, { query: 'fluss', page: 99 })).status).toBe(404);
    }
    expect((await read(searchOthersCall.path, { query: 'fluss', kind: 'event' })).status).toBe(400);
  });

  it.each(HOSTILE_TERMS)('takes %j for the text it is', async (term) => {
    for (const path of [searchCall.path, searchEventsCall.path, searchOthersCall.path, autocompleteCall.path]) {
      expect((await read(path, { query: term })).status).toBe(200);
    }
  });

  it.each(REFUSED_TERMS)('refuses %j as a term and names the field', async (term) => {
    for (const path of [searchCall.path, autocompleteCall.path]) {
      const response = await fetch(`${provider.url}${path}?query=${encodeURIComponent(term)}`);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ field: 'query' });
    }
  });
});

describe('Autocomplete', () => {
  it('begins at every letter of a title, offers different texts only, and each of them finds something', async () => {
    for (const begun of ['n', 'na', 'nac', 'nacht', 'nachtst', 'nachtstuec']) {
      const offered = await complete(begun);
      expect(offered.length).toBeGreaterThan(0);
      expect(offered.length).toBeLessThanOrEqual(8);
      expect(new Set(offered).size).toBe(offered.length);
    }
    for (const text of [...(await complete('kon')), ...(await complete('sch'))]) {
      const { events, others, suggestion } = await search(text);
      expect({ text, found: events.count + others.count > 0, suggestion }).toEqual({ text, found: true, suggestion: null });
    }
  });

  it.each(FIRST_NAMED)(
    'names what is meant first, and every title before words of texts (%s "%s")',
    async (lang, begun, meant) => {
      const offered = await offer(begun, lang);
      expect(offered[0]?.text).toBe(meant);
      const isTitle = offered.map(({ kind }) => kind !== null);
      expect(isTitle).toEqual(isTitle.toSorted((one, other) => Number(other) - Number(one)));
    },
  );

  it('knows words within titles, and puts a misspelt beginning right', async () => {
    expect(await complete('träum')).toContain('Wer spricht, wenn die Bäume träumen?');
    expect(await complete('lange na')).toContain('Die Lange Nacht der Bassklarinetten');
    expect(await complete('antigohne')).toContain('Antigone');
    expect(await complete('night p', 'en')).toContain('Night Pieces');
    expect(await complete('xqzvkw')).toEqual([]);
  });

  it.each(LANGUAGES)('offers in %s what is asked for in practice only where a page tells of it first', async (lang) => {
    for (const { text, titles } of atLeastOne(topicsBegunWith('', lang))) {
      expect(await offer(text, lang)).toContainEqual(expect.objectContaining({ text, kind: 'page' }));
      const [first] = (await search(text, lang)).others.results;
      const title = foldText((first?.title ?? []).map((piece) => piece.text).join(''));
      expect({ text, title, isMeant: titles.some((word) => title.includes(foldText(word))) }).toMatchObject({ isMeant: true });
    }
  });

  it.each(NAMED_TITLES)('says what a title names (%s "%s")', async (lang, begun, text, kind) => {
    expect(await offer(begun, lang)).toContainEqual(expect.objectContaining({ text, kind }));
  });

  it.each(LANGUAGES)(
    'leads in %s from a title straight to what it names, to an event on its next date with its picture',
    async (lang) => {
      const { results } = eventsCall.answer.parse(await (await read(`/${lang}/api/events/`, { page_size: 100 })).json());
      const playing = results.find(({ status, image_obj: image }) => status === 'scheduled' && image !== null);
      const text = playing?.headline ?? '';
      const offered = (await offer(text.toLowerCase(), lang)).find((one) => one.text === text && one.kind === 'event');
      const next = results.find(({ headline, status, date_start: start }) => {
        return headline === text && status === 'scheduled' && Date.parse(start) >= provider.context.clock.now();
      });
      expect(offered).toMatchObject({ link: next?.link, date: next?.date_start });
      expect(offered?.image_obj?.base).toMatch(/^\/media\//);
      const answer = await fetch(provider.url + `/${lang}/api/events/${next?.id}/`);
      expect(answer.status).toBe(200);
    },
  );

  it('leads to people, and from a word nowhere', async () => {
    expect((await offer('kranich')).find(({ kind }) => kind === 'person')).toMatchObject({
      link: expect.stringMatching(/^\/de\/team\//),
      date: null,
    });
    for (const word of atLeastOne((await offer('kon')).filter(({ kind }) => kind === null)))
      expect(word).not.toHaveProperty('link');
  });

  it('says of a term that finds nothing which terms are near, and how much of each kind they find', async () => {
    const { nearest } = await search('quarttetabend xyzzy');
    for (const { term, counts } of atLeastOne(nearest ?? [])) {
      const { events: found, others } = await search(term);
      expect(found.count + others.count).toBeGreaterThan(0);
      expect(Object.keys(counts).length).toBeGreaterThan(0);
    }
    expect((await search('xqzvkw')).nearest).toEqual([]);
    expect(await search('konzert')).not.toHaveProperty('nearest');
  });

  it('takes an event for over by the clock and not by its day, and says of it when it ends', async () => {
    const { db, changes, clock } = provider.context;
    const [first] = (await search('konzert')).events.results;
    const [row] = await db
      .select()
      .from(events)
      .where(eq(events.id, first?.id ?? 0));
    const ofProduction = eq(events.productionId, row?.productionId ?? 0);
    const dates = await db.select().from(events).where(ofProduction);
    const [now, hour] = [clock.now(), 3_600_000];
    const standsAt = async (start: number, end: number | null) => {
      const moved = { dateStart: new Date(start), dateEnd: end === null ? null : new Date(end) };
      await db.update(events).set(moved).where(ofProduction);
      changes.changed('content');
      const { hits } = await readAll(searchEventsCall, { query: 'konzert' });
      const areOver = hits.map(({ date, date_end: until }) => isOver({ date_start: date ?? '', date_end: until ?? null }, now));
      expect(areOver).toEqual(areOver.toSorted((one, other) => Number(one) - Number(other)));
      return areOver[hits.findIndex(({ id }) => dates.some((date) => date.id === id))];
    };
    const found = [
      await standsAt(now - 2 * hour, null),
      await standsAt(now - 5 * hour, now + hour),
      await standsAt(now - 3 * hour, null),
      await standsAt(now - 2 * hour, now - 1),
    ];
    for (const { id, dateStart, dateEnd } of dates) await db.update(events).set({ dateStart, dateEnd }).where(eq(events.id, id));
    changes.changed('content');
    expect(found).toEqual([false, false, true, true]);
  });

  it('calls a production by that name once its last date is over', async () => {
    const { db, changes, clock } = provider.context;
    const [{ production } = { production: 0 }] = await db.select({ production: events.productionId }).from(events).limit(1);
    const [row] = await db.select().from(productions).where(eq(productions.id, production));
    const dates = await db.select().from(events).where(eq(events.productionId, production));
    const past = new Date(clock.now() - 86_400_000);
    await db.update(events).set({ dateStart: past, dateEnd: null }).where(eq(events.productionId, production));
    changes.changed('content');
    const text = row?.title.de ?? '';
    expect(await offer(text.toLowerCase())).toContainEqual(expect.objectContaining({ text, kind: 'production' }));
    for (const { id, dateStart, dateEnd } of dates) await db.update(events).set({ dateStart, dateEnd }).where(eq(events.id, id));
    changes.changed('content');
  });

  it('offers no word that stands only in the title of the other language, and still finds by it', async () => {
    expect(await complete('night')).toEqual([]);
    expect(await complete('bäume', 'en')).not.toContain('Bäume');
    expect(titlesOf(await search('night pieces'))).toContain('Nachtstücke');
    expect((await search('nigth pieces')).suggestion).toMatch(/night/i);
  });
});
