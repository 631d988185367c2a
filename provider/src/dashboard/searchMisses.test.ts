import { answerSearchCall, searchCall, searchMissesCall } from '@spielplan/shared-contracts/api';
import { withQuery } from '@spielplan/shared-contracts/routes';
import { openDashboard } from '../testing/openDashboard.ts';
import { newEditor, newVisitor } from '../testing/testProvider.ts';
import { groupMisses } from './searchMisses.ts';

const opened = openDashboard();

const search = async (query: string, lang = 'de') =>
  searchCall.answer.parse(await (await fetch(opened.provider.url + withQuery(searchCall.path, { lang, query }))).json());
const misses = async () =>
  searchMissesCall.answer.parse(await (await opened.direction.get(withQuery(searchMissesCall.path, { page: 1 }))).json()).results;
const missOf = async (term: string) => (await misses()).find(({ spellings }) => spellings.some((one) => one.term === term));

describe('What was searched for in vain', () => {
  it.each([
    ['sounds alike', ['xylofonquarz', 'xylophonquarz'], 1],
    ['has its words in another order', ['xyzzy qwrtp', 'qwrtp xyzzy'], 1],
    ['is something else', ['xyzzy', 'qwrtp'], 2],
  ])('is one line where it %s', (_, terms, lines) => {
    const row = (term: string, index: number) =>
      ({ term, lang: 'de', count: index + 1, lastSearched: new Date(index), answer: null }) as const;
    const groups = groupMisses(terms.map(row));
    expect(groups).toHaveLength(lines);
    expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(3);
    expect(groups[0]?.spellings[0]?.count).toBe(lines === 1 ? 2 : 1);
  });

  it('is counted by language with all of its spellings, and none of what finds something', async () => {
    for (const term of ['xqzvkw', 'xqzvkw', 'xkzfkw']) await search(term);
    await search('xqzvkw', 'en');
    await search('konzert');
    const german = (await misses()).find(({ lang, spellings }) => lang === 'de' && spellings[0]?.term === 'xqzvkw');
    expect(german).toMatchObject({ count: 3, answered_by: null });
    expect(german?.spellings).toEqual([
      { term: 'xqzvkw', count: 2 },
      { term: 'xkzfkw', count: 1 },
    ]);
    expect(await missOf('konzert')).toBeUndefined();
  });

  it('is answered with a page by the house, for all spellings, until it takes that back', async () => {
    const [{ link, title } = { link: '', title: [] }] = (await search('kranich')).others.results;
    const named = title.map(({ text }) => text).join('');
    const body = { lang: 'de', terms: ['xqzvkw', ' XKZFKW '], link };
    expect(await (await opened.direction.send('POST', answerSearchCall.path, body)).json()).toEqual({ terms: 2 });
    expect((await search('xkzfkw')).answered_by).toEqual({ title: named, link });
    expect((await search('xqzvkw')).answered_by).toEqual({ title: named, link });
    expect((await search('xqzvkw', 'en')).answered_by).toBeUndefined();
    expect(await missOf('xqzvkw')).toMatchObject({ answered_by: link });
    await opened.direction.send('POST', answerSearchCall.path, { ...body, link: null });
    expect(await search('xqzvkw')).not.toHaveProperty('answered_by');
  });

  it('answers with no page that is not there', async () => {
    await opened.direction.send('POST', answerSearchCall.path, { lang: 'de', terms: ['xqzvkw'], link: '/de/gibt-es-nicht' });
    expect(await search('xqzvkw')).not.toHaveProperty('answered_by');
    await opened.direction.send('POST', answerSearchCall.path, { lang: 'de', terms: ['xqzvkw'], link: null });
  });

  it.each([
    ['an address elsewhere', { link: 'https://evil.example/' }],
    ['what runs', { link: 'javascript:alert(1)' }],
    ['no term', { terms: [] }],
    ['no language', { lang: 'fr' }],
  ])('refuses %s', async (_, change) => {
    const body = { lang: 'de', terms: ['xqzvkw'], link: '/de', ...change };
    expect((await opened.direction.send('POST', answerSearchCall.path, body)).status).toBe(400);
  });

  it('is answered by those alone who may see the dashboard, with their own token', async () => {
    const body = { lang: 'de', terms: ['xqzvkw'], link: '/de' };
    const [visitor, editor] = [await newVisitor(opened.provider.url), await newEditor(opened.provider.url)];
    expect((await visitor.send('POST', answerSearchCall.path, body)).status).toBe(401);
    expect((await editor.send('POST', answerSearchCall.path, body)).status).toBe(403);
    const forged = await fetch(opened.provider.url + answerSearchCall.path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ lang: 'de', terms: 'xqzvkw', link: '/de' }),
    });
    expect(forged.status).toBe(401);
  });
});
