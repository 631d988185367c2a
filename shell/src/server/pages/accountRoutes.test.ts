import { defineCall, editorCall, settingsCall, type Call } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { defineServerRemote, type AccountContext, type LoadResult } from '@spielplan/shared-contracts/remote';
import { z } from 'zod';
import { bodyOf, dataOf, openSite } from '../testing/openSite.ts';
import { foundPage } from '../testing/createTestContext.ts';
import type { RenderContext } from './PageRequest.ts';

const TOKEN = '0123456789abcdef0123456789abcdef';
const COOKIE = `sessionid=good; sp-cart=7; csrftoken=${TOKEN}`;
const ADA = { id: 2, username: 'ada' };

type Load = (context: AccountContext) => Promise<LoadResult>;

/** A site with a remote whose page is for accounts alone; `asked` are the reads that went out with the session. */
function open(load: Load, { sessionRemotes = ['office'], isSiteOnline = true } = {}) {
  const asked: { call: string; cookie: string }[] = [];
  const readAsEditor = (async ({ id }: Call, { cookie }: { cookie: string }) => {
    asked.push({ call: id, cookie });
    if (!cookie.includes('sessionid=good')) throw new SpielplanError('NOT_LOGGED_IN');
    return ADA;
  }) as RenderContext['readAsEditor'];
  const office = defineServerRemote({
    name: 'office',
    messages: { de: {}, en: {} },
    routes: [{ id: 'desk', patterns: { de: '/de/pult', en: '/en/desk' }, query: ['page'], session: 'account' }],
    screens: { desk: { component: () => null, load: load as never } },
  });
  return { ...openSite({ remotes: [office], readAsEditor, sessionRemotes, isSiteOnline }), asked };
}

const readAda: Load = async ({ session }) => foundPage({ data: await session.read(editorCall) });

describe('a route with the account', () => {
  it('is read as the account, kept by nobody, and its loader sees no cookie', async () => {
    const seen: string[] = [];
    const { pages, asked } = open(async (context) => {
      seen.push(JSON.stringify(context), JSON.stringify(context.session));
      return readAda(context);
    });
    const first = await pages.answer('/_data/de/pult', true, { cookie: COOKIE });
    expect(first.headers['cache-control']).toBe('private, no-store');
    expect(dataOf(first).data).toEqual(ADA);
    await pages.answer('/de/pult', true, { cookie: COOKIE });
    expect(asked.map(({ call }) => call)).toEqual(['editor', 'editor']);
    expect(asked[0]?.cookie).toBe(`sessionid=good; csrftoken=${TOKEN}`);
    expect(seen.join(' ')).not.toContain('sessionid');
    expect(seen[1]).toContain(TOKEN);
    expect(pages.state().kept).toBe(0);
  });

  it('sends visitors, and whose session has ended, to the login and back', async () => {
    const location = `/pageeditor-api/login?${new URLSearchParams({ lang: 'en', next: '/en/desk?page=2' }).toString()}`;
    const { pages } = open(readAda);
    for (const cookie of [undefined, 'sessionid=old']) {
      const answer = await pages.answer('/en/desk?page=2', cookie !== undefined, { cookie });
      expect(answer).toMatchObject({ status: 302, headers: { location, 'cache-control': 'private, no-store' } });
      expect(bodyOf(answer)).toBe('');
    }
  });

  it('is 503 for a remote that the operator does not trust with it, and its loader never runs', async () => {
    let loads = 0;
    const load: Load = async (context) => {
      loads += 1;
      return readAda(context);
    };
    const { pages } = open(load, { sessionRemotes: ['programme'] });
    expect((await pages.answer('/de/pult', true, { cookie: COOKIE })).status).toBe(503);
    expect((await pages.answer('/de/pult', false)).status).toBe(503);
    expect(loads).toBe(0);
  });

  it('names its remote to accounts alone: no page of visitors, no list and no failure has a word of it', async () => {
    const { pages } = open(readAda);
    const own = dataOf(await pages.answer('/_data/de/pult', true, { cookie: COOKIE }));
    expect(own.remotes).toHaveProperty('office');
    for (const path of ['/de', '/de/programm/veranstaltungen', '/en/program/events', '/de/gibt-es-nicht', '/de/pult'])
      for (const address of [path, `/_data${path}`])
        expect([address, bodyOf(await pages.answer(address, false))].join(' ')).not.toMatch(/office/);
  });

  it('stays open where the site is closed: who closed it has to open it again', async () => {
    const { pages } = open(readAda, { isSiteOnline: false });
    expect((await pages.answer('/de/pult', true, { cookie: COOKIE })).status).toBe(200);
  });

  it('reads the reading calls of the contract alone, and nothing once its page view is over', async () => {
    const made = { access: 'account', answer: z.unknown() } as const;
    const strangers = [
      { ...editorCall, path: '/elsewhere' },
      { ...editorCall, method: 'POST' as const },
      defineCall({ id: 'strange', method: 'GET', path: '/pageeditor-api/strange', ...made }),
    ];
    let later: AccountContext['session'] | null = null;
    const { pages, asked } = open(async ({ session }) => {
      later = session;
      for (const call of strangers) await expect(session.read(call as Call)).rejects.toMatchObject({ spielplan: 'FORBIDDEN' });
      return foundPage({ data: await session.read(settingsCall) });
    });
    expect((await pages.answer('/de/pult', true, { cookie: COOKIE })).status).toBe(200);
    expect(asked.map(({ call }) => call)).toEqual(['settings']);
    await expect(later!.read(editorCall)).rejects.toMatchObject({ spielplan: 'FORBIDDEN' });
    expect(asked).toHaveLength(1);
  });
});
