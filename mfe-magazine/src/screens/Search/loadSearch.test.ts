import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { LoadResult } from '@spielplan/shared-contracts/remote';
import { loadContext, pageOf } from '../../testing/loadContext.ts';
import { NOTHING_FOUND, sampleAnswer, sampleHit } from '../../testing/sampleHits.ts';
import { loadSearch } from './loadSearch.server.ts';
import type { SearchView } from './searchView.ts';

function found(result: LoadResult<SearchView>) {
  if (result.kind !== 'page') throw new Error(`It is ${result.kind}.`);
  return result;
}

describe('a search', () => {
  it('answers in groups, with how much each holds, keeping the term everywhere', async () => {
    const { data, head } = found(await loadSearch(loadContext('/de/search?q=Fluss', { search: sampleAnswer() })));
    expect(data.summary).toBe('13 Ergebnisse für „Fluss“');
    expect(data.tabs.map(({ label, count, href, isCurrent }) => [label, count, href, isCurrent])).toEqual([
      ['Alles', 13, '/de/search?q=Fluss', true],
      ['Veranstaltungen', 12, '/de/search/events?q=Fluss', false],
      ['Weiteres', 1, '/de/search/others?q=Fluss', false],
    ]);
    expect(data.groups.map(({ title, count, all }) => [title, count, all?.href])).toEqual([
      ['Veranstaltungen', 12, '/de/search/events?q=Fluss'],
      ['Weiteres', 1, undefined],
    ]);
    expect(data).toMatchObject({ pages: 6, previous: null, next: '/de/search/2?q=Fluss' });
    expect(head).toMatchObject({
      title: 'Suche: Fluss, 13 Ergebnisse',
      robots: 'noindex',
      canonical: '/de/search?q=Fluss',
      alternates: { de: '/de/search?q=Fluss', en: '/en/search?q=Fluss' },
    });
  });

  it('says when an event takes place and on which day in Berlin a story was published', async () => {
    const { data } = found(await loadSearch(loadContext('/de/search?q=Fluss', { search: sampleAnswer() })));
    expect(data.groups.map(({ hits }) => hits[0]?.date)).toEqual([
      'Samstag, 28. November 2026, 18:00\u00a0Uhr',
      '1. August 2026',
    ]);
  });

  it('calls an event over from its end on, else three hours after its start, and says when that will be', async () => {
    const at = (clock: string) => `2026-08-05T${clock}:00+02:00`;
    const results = [
      sampleHit(1, { date: at('09:00'), date_end: at('11:59') }),
      sampleHit(2, { date: at('08:00'), date_end: at('12:01') }),
      sampleHit(3, { date: at('09:00'), date_end: null }),
    ];
    const search = sampleAnswer({ events: { count: 3, results } });
    const { data } = found(await loadSearch(loadContext('/de/search?q=Fluss', { search })));
    expect(data.groups[0]?.hits.map(({ state, overAt }) => [state, overAt])).toEqual([
      ['over', Date.parse(at('11:59'))],
      [null, Date.parse(at('12:01'))],
      ['over', Date.parse(at('12:00'))],
    ]);
  });

  it('says of a page in easy language that it is one (R73)', async () => {
    const results = [sampleHit(1, { kind: 'page', is_easy: true }), sampleHit(2, { kind: 'page' })];
    const search = sampleAnswer({ others: { count: 2, results } });
    const { data } = found(await loadSearch(loadContext('/de/search?q=Fluss', { search })));
    expect(data.groups[1]?.hits.map(({ kind }) => kind)).toEqual(['Seite in Leichter Sprache', 'Seite']);
  });

  it('ends when the first event found begins', async () => {
    const { validUntil } = found(await loadSearch(loadContext('/de/search?q=Fluss', { search: sampleAnswer() })));
    expect(validUntil).toBe(Date.parse('2026-11-28T17:00:00Z'));
  });

  it('shows a group by itself, page by page', async () => {
    const answers = {
      search: sampleAnswer(),
      searchEvents: pageOf([sampleHit(3), sampleHit(4)], { count: 12, next: true, previous: true }),
    };
    const context = loadContext('/de/search/events/2?q=Fluss', answers, { params: { category: 'events', page: '2' } });
    const { data, head } = found(await loadSearch(context));
    expect(context.reads).toContain('searchEvents {"query":"Fluss","lang":"de","page":2}');
    expect(data.groups.map(({ name, all }) => [name, all])).toEqual([['events', null]]);
    expect(data).toMatchObject({
      action: '/de/search/events/1',
      page: 2,
      pages: 6,
      previous: '/de/search/events?q=Fluss',
      next: '/de/search/events/3?q=Fluss',
    });
    expect(head.title).toBe('Suche: Fluss, Veranstaltungen, 12 Ergebnisse, Seite 2');
    expect(head.alternates).toEqual({ de: '/de/search/events/2?q=Fluss', en: '/en/search/events?q=Fluss' });
  });

  it('takes /search/2 for the second page of everything, where one group may have ended', async () => {
    const answers = {
      search: sampleAnswer(),
      searchEvents: pageOf([sampleHit(3)], { count: 12 }),
      searchOthers: new SpielplanError('NOT_FOUND'),
    };
    const { data } = found(await loadSearch(loadContext('/de/search/2?q=Fluss', answers, { params: { category: '2' } })));
    expect(data.groups.map(({ name }) => name)).toEqual(['events']);
    expect(data).toMatchObject({ page: 2, pages: 2, previous: '/de/search?q=Fluss', next: null });
  });

  it('is missing behind its last page and where the path names no group', async () => {
    const gone = { searchEvents: new SpielplanError('NOT_FOUND'), searchOthers: new SpielplanError('NOT_FOUND') };
    const behind = loadContext('/de/search/9?q=Fluss', { search: sampleAnswer(), ...gone }, { params: { category: '9' } });
    expect(await loadSearch(behind)).toEqual({ kind: 'missing', status: 404 });
    const nowhere = loadContext('/de/search/kino?q=Fluss', {}, { params: { category: 'kino' } });
    expect(await loadSearch(nowhere)).toEqual({ kind: 'missing', status: 404 });
  });

  it('names the spelling by which it found something', async () => {
    const search = sampleAnswer({ suggestion: 'mozart' });
    const { data } = found(await loadSearch(loadContext('/de/search?q=mozzart', { search })));
    expect(data.spelling).toEqual({ label: 'mozart', href: '/de/search?q=mozart' });
    expect(data.summary).toBe('13 Ergebnisse für „mozart“');
  });

  it('that finds nothing offers terms near to it', async () => {
    const answers = { search: NOTHING_FOUND, autocomplete: ['Kammermusik'] };
    const context = loadContext('/de/search?q=Kammermusig', answers);
    const { data } = found(await loadSearch(context));
    expect(context.reads).toContain('autocomplete {"query":"kammermusig","lang":"de"}');
    expect(data).toMatchObject({
      summary: 'Ihre Suche ergab keine Treffer.',
      tabs: [],
      groups: [],
      nearest: [{ label: 'Kammermusik', href: '/de/search?q=Kammermusik' }],
    });
  });

  it('says of near terms how much of each kind they find, where the provider counts', async () => {
    const nearest = [
      { term: 'Kammermusik', counts: { person: 1, event: 3, later: 2 } },
      { term: 'Kammer', counts: { page: 2 } },
    ];
    const context = loadContext('/de/search?q=Kammermusig', { search: { ...NOTHING_FOUND, nearest: nearest as never } });
    const { data } = found(await loadSearch(context));
    expect(data.nearest).toEqual([
      { label: 'Kammermusik', href: '/de/search?q=Kammermusik', where: '3 Veranstaltungen, eine Person' },
      { label: 'Kammer', href: '/de/search?q=Kammer', where: '2 Seiten' },
    ]);
    expect(context.reads.filter((read) => read.startsWith('autocomplete'))).toEqual([]);
  });

  it.each([
    ['die Kammermusig am Abend', ['die kammermusig am abend', 'kammermusig']],
    ['Kammermusig am Abend', ['kammermusig am abend', 'kammermusig']],
    ['am Abend Kammermusig', ['am abend kammermusig', 'kammermusig']],
    ['Kammermusig', ['kammermusig']],
  ])('asks about "%s" as a whole, then about its longest word', async (term, asked) => {
    const context = loadContext(`/de/search?q=${encodeURIComponent(term)}`, { search: NOTHING_FOUND, autocomplete: [] });
    await loadSearch(context);
    expect(context.reads.filter((read) => read.startsWith('autocomplete'))).toEqual(
      asked.map((query) => `autocomplete ${JSON.stringify({ query, lang: 'de' })}`),
    );
  });

  it('that finds nothing is a page even when there are no suggestions to be had', async () => {
    const context = loadContext('/de/search?q=xyzzy', { search: NOTHING_FOUND });
    expect(found(await loadSearch(context)).data.nearest).toEqual([]);
    expect(context.logged).toEqual(['search.nearestUnavailable']);
  });

  it.each<[string, Record<string, string>, boolean]>([
    ['/de/search?q=Fluss', {}, true],
    ['/de/search/events/1?q=Fluss', { category: 'events', page: '1' }, true],
    ['/de/search/events?q=Fluss', { category: 'events' }, false],
    ['/de/search/events/2?q=Fluss', { category: 'events', page: '2' }, false],
    ['/de/search/2?q=Fluss', { category: '2' }, false],
  ])('%s with %j counts as a search of its own: %s', async (path, params, isSearch) => {
    const page = pageOf([sampleHit(3)], { count: 12 });
    const context = loadContext(path, { search: sampleAnswer(), searchEvents: page, searchOthers: page }, { params });
    await loadSearch(context);
    expect(context.reads[0]).toBe(`search {"query":"Fluss","lang":"de"${isSearch ? '' : ',"again":"1"'}}`);
  });

  it.each([
    ['de', 0, 'Suche: Fluss, Weiteres, keine Ergebnisse'],
    ['de', 1, 'Suche: Fluss, Weiteres, ein Ergebnis'],
    ['en', 0, 'Search: Fluss, More, no results'],
    ['en', 1, 'Search: Fluss, More, one result'],
    ['en', 9, 'Search: Fluss, More, 9 results'],
  ] as const)('says in its title (%s), which is announced on arrival, that it found %d', async (lang, count, title) => {
    const search = sampleAnswer({ others: { count, results: [] } });
    const answers = { search, searchOthers: pageOf([], { count }) };
    const context = loadContext(`/${lang}/search/others?q=Fluss`, answers, { lang, params: { category: 'others' } });
    expect(found(await loadSearch(context)).head.title).toBe(title);
  });

  it('asks nobody before there is a term', async () => {
    const context = loadContext('/de/search?q=%20', {});
    const { data, head } = found(await loadSearch(context));
    expect(context.reads).toEqual([]);
    expect(data.ways.map(({ label }) => label)).toEqual(['Programm', 'Magazin', 'Team']);
    expect(head).toMatchObject({ title: 'Suche', canonical: '/de/search', robots: 'noindex' });
  });

  it('fails when the provider does not answer', async () => {
    await expect(loadSearch(loadContext('/de/search?q=Fluss', {}))).rejects.toThrow('PROVIDER_UNREACHABLE');
  });
});
