import { inOtherView, isFiltered, listSearch, readEventListQuery, withDay, withOption } from './eventListQuery.ts';

const read = (search: string) => readEventListQuery(new URLSearchParams(search));

describe('the query of the events page', () => {
  it.each([
    ['31-02-2026', false],
    ['29-02-2026', false],
    ['1-2-2026', false],
    ['2026-02-01', false],
    ['31-12-1899', false],
    ['01-01-2101', false],
    ['29-02-2028', true],
    ['01-01-1900', true],
    ['31-12-2100', true],
  ])('reads the date %s (R11)', (date, isAccepted) => {
    const { query, needsRedirect } = read(`date=${date}`);
    expect(query.date).toBe(isAccepted ? date : null);
    expect(needsRedirect).toBe(!isAccepted);
  });

  it('takes the exhibition type by its slug and gives the same list after a reload (R12)', () => {
    const chosen = withOption(read('tag=3').query, 'type', 'lesung-gespraech');
    expect(listSearch(chosen)).toBe('?type=lesung-gespraech&tag=3');
    expect(read(listSearch(chosen)).query).toEqual(chosen);
  });

  it.each([
    ['room=abc&tag=3', '?tag=3', ['room']],
    ['room=abc&room=3', '', ['room']],
    ['tag=3&tag=4', '?tag=3', []],
    ['room=&tag=3', '?tag=3', []],
    ['type=Konzert!&genre=-1', '', ['type', 'genre']],
    ['genre=99999999999', '', ['genre']],
    ['page=0&tag=3', '?tag=3', ['page']],
    ['page=abc', '', ['page']],
    ['view=wide&tag=3', '?tag=3', ['view']],
    ['view=compact&view=compact', '?view=compact', []],
    ['date=05-08-2026&date_to=04-08-2026', '?date=05-08-2026', ['date_to']],
    ['date=05-08-2026&date_to=31-02-2026', '?date=05-08-2026', ['date_to']],
    ['date=05-08-2026&date_to=', '?date=05-08-2026', []],
    ['date=31-02-2026&utm_source=brief', '?utm_source=brief', ['date']],
    ['overlay=true&tag=3&utm_source=brief', '?tag=3&utm_source=brief', []],
  ])('redirects ?%s to %s without a loop (R13 and R18)', (search, target, refused) => {
    const { query, problems, needsRedirect } = read(search);
    expect(needsRedirect).toBe(true);
    expect(listSearch(query)).toBe(target);
    expect(problems.map(({ key }) => key)).toEqual(refused);
    expect(read(target).needsRedirect).toBe(false);
  });

  it.each(['', 'tag=3', 'utm_source=brief&utm_source=plakat', 'edit=', 'page=2', '__proto__=1&constructor=x', 'q=%E4%FC'])(
    'leaves ?%s as it is (R13)',
    (search) => {
      expect(read(search).needsRedirect).toBe(false);
    },
  );

  it.each(['date=05-08-2026&date_to=05-08-2026', 'date_to=09-08-2026', 'genre=3&date=31-12-2026&date_to=01-01-2027'])(
    'reads the days of ?%s and writes them as they are',
    (search) => {
      const { query, needsRedirect } = read(search);
      expect([listSearch(query), needsRedirect, isFiltered(query)]).toEqual([`?${search}`, false, true]);
    },
  );

  it('keeps the compact view through filters and days, and leaves it again', () => {
    const { query, needsRedirect } = read('tag=3&view=compact');
    expect([needsRedirect, isFiltered(read('view=compact').query)]).toEqual([false, false]);
    expect(listSearch(withOption(query, 'genre', '5'))).toBe('?tag=3&genre=5&view=compact');
    expect(listSearch(withDay(query, '2026-08-07'))).toBe('?tag=3&date=07-08-2026&view=compact');
    expect(listSearch(inOtherView(query))).toBe('?tag=3');
    expect(listSearch(inOtherView(inOtherView(query)))).toBe('?tag=3&view=compact');
  });

  it('opens a list that ended when another first day is chosen, and ends it where a last day is', () => {
    const { query } = read('tag=3&date=05-08-2026&date_to=09-08-2026&page=2');
    expect(listSearch(withDay(query, '2026-08-07'))).toBe('?tag=3&date=07-08-2026');
    expect(listSearch(withDay(query, null))).toBe('?tag=3');
    expect(listSearch(withDay(query, '2026-08-08', '2026-08-09'))).toBe('?tag=3&date=08-08-2026&date_to=09-08-2026');
  });

  it.each([
    ['genre=5&genre=3', '?genre=3&genre=5', false],
    ['genre=12&genre=3&type=oper&type=film&utm_source=brief', '?type=film&type=oper&genre=3&genre=12&utm_source=brief', false],
    ['genre=3&genre=3', '?genre=3', true],
    ['genre=3&genre=x&genre=', '?genre=3', true],
    ['genre=3,5', '', true],
    ['date=05-08-2026&date=06-08-2026&page=2&page=3', '?date=05-08-2026&page=2', true],
    [Array.from({ length: 21 }, (_, index) => `tag=${index + 10}`).join('&'), /^(?!.*tag=30).*tag=29$/, true],
  ])('reads several options from ?%s as %s where the provider takes them', (search, target, isRedirected) => {
    const { query, needsRedirect } = readEventListQuery(new URLSearchParams(search), { isSeveral: true });
    const written = listSearch(query);
    expect(written).toEqual(typeof target === 'string' ? target : expect.stringMatching(target));
    expect(needsRedirect).toBe(isRedirected);
    expect(readEventListQuery(new URLSearchParams(written), { isSeveral: true })).toMatchObject({ query, needsRedirect: false });
  });

  it('adds an option to those chosen, takes it back, and clears all', () => {
    const several = { isSeveral: true };
    const chosen = withOption(withOption(read('genre=5&page=2').query, 'genre', '12', several), 'genre', '3', several);
    expect(listSearch(chosen)).toBe('?genre=3&genre=5&genre=12');
    expect(listSearch(withOption(chosen, 'genre', '5', several))).toBe('?genre=3&genre=12');
    expect(listSearch(withOption(chosen, 'genre', null, several))).toBe('');
    expect(withOption(read('genre=5').query, 'genre', '5', several).filters).toEqual({});
  });

  it('keeps the keys of others when a filter is chosen', () => {
    expect(listSearch(withOption(read('utm_source=brief&page=4').query, 'room', '7'))).toBe('?room=7&utm_source=brief');
  });

  it('never lets the frozen day into an address (R5)', () => {
    const { query, needsRedirect } = read('_day=2026-07-31&tag=3');
    expect(needsRedirect).toBe(false);
    expect(listSearch(query)).toBe('?tag=3');
  });

  it('shortens what it hands to the log', () => {
    expect(read(`room=${'x'.repeat(10_000)}`).problems[0]?.value).toHaveLength(100);
  });

  it('clears an option that is chosen again', () => {
    expect(withOption(read('room=7&tag=3').query, 'room', '7').filters).toEqual({ tag: '3' });
    expect(withOption(read('room=7&tag=3').query, 'tag', null).filters).toEqual({ room: '7' });
  });

  it('counts a date in the address as a filter, but not "now" (R10)', () => {
    expect(isFiltered(read('date=31-07-2026').query)).toBe(true);
    expect(isFiltered(read('genre=2').query)).toBe(true);
    expect(isFiltered(read('page=2&utm_source=brief').query)).toBe(false);
  });
});
