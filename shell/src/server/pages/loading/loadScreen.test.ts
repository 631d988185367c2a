import type { PageBlock } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { PageFound } from '@spielplan/shared-contracts/remote';
import { bodyOf, dataOf, openSite } from '../../testing/openSite.ts';

describe('a block of the start page', () => {
  const loadBlock = async () => ({ data: 'Heute Abend' });
  const pageBlockOf = (version?: number) => ({ model: 'list', id: 1, schema_version: version });

  it.each([undefined, 1])('is shown where its fields are of version %s', async (version) => {
    const { pages, log } = openSite({ loadBlock, blockOnHome: () => pageBlockOf(version) });
    expect(bodyOf(await pages.answer('/de', false))).toContain('Heute Abend');
    expect(log.of('block.newer')).toEqual([]);
  });

  it('whose fields have a newer meaning is left out and reported, and the page stands', async () => {
    const { pages, log } = openSite({ loadBlock, blockOnHome: () => pageBlockOf(2) });
    const page = await pages.answer('/de', false);
    expect(page.status).toBe(200);
    expect(bodyOf(page)).not.toContain('Heute Abend');
    expect(log.of('block.newer')).toMatchObject([{ model: 'list', id: 1, version: 2, known: 1, path: '/de' }]);
  });
});

describe('content modules on a page of a remote', () => {
  const LIST = '/de/programm/veranstaltungen';
  const pageBlockOf = (id: number, change: Partial<PageBlock> = {}): PageBlock => ({
    id,
    slug: `list-${id}`,
    model: 'list',
    parent: null,
    content_type: 'article',
    object_id: 1,
    columns: [],
    ...change,
  });
  const open = (blocks: PageBlock[], loadBlock = async () => ({ data: 'Heute Abend' })) => {
    const found: PageFound = {
      kind: 'page',
      data: {},
      head: { title: 'x', description: '', canonical: LIST, alternates: {} },
      modules: blocks,
    };
    return openSite({ load: async () => found, loadBlock });
  };

  it('are loaded by their owners and stand in the answer, in their order', async () => {
    const page = dataOf(await open([pageBlockOf(1), pageBlockOf(2)]).pages.answer(`/_data${LIST}`, false));
    expect(page['modules']).toEqual([
      { id: 1, model: 'list', owner: 'shell', data: 'Heute Abend' },
      { id: 2, model: 'list', owner: 'shell', data: 'Heute Abend' },
    ]);
  });

  it('leave a gap where one fails or nobody knows it, and the page stands and is soon made again', async () => {
    const { pages, log } = open([pageBlockOf(1), pageBlockOf(2, { model: 'unheard_of' })], () =>
      Promise.reject(new Error('no stage')),
    );
    const answer = await pages.answer(`/_data${LIST}`, false);
    expect([answer.status, dataOf(answer)['modules']]).toEqual([200, []]);
    expect(log.of('block.failed')).toHaveLength(1);
    expect(log.of('block.unknown')).toHaveLength(1);
    expect(answer.headers['cache-control']).toContain('s-maxage=10');
  });

  it('that ask for what the provider does not have leave a gap that is reported once, and are soon there', async () => {
    const load = {
      block: () => Promise.reject<{ data: string }>(new SpielplanError('NOT_FOUND', { detail: '/de/api/events/' })),
    };
    const { pages, log } = open([pageBlockOf(1)], () => load.block());
    for (const view of [1, 2]) {
      const answer = await pages.answer(`/_data${LIST}?room=${view}`, false);
      expect([answer.status, dataOf(answer)['modules']]).toEqual([200, []]);
      expect(answer.headers['cache-control']).toContain('s-maxage=10');
    }
    expect(log.of('block.failed')).toEqual([]);
    expect(log.of('block.missing')).toMatchObject([{ model: 'list', id: 1, code: 'SP-1001', detail: '/de/api/events/' }]);
    load.block = async () => ({ data: 'Heute Abend' });
    expect(dataOf(await pages.answer(`/_data${LIST}?room=3`, false))['modules']).toHaveLength(1);
  });

  it('end the page when one of them comes or goes', async () => {
    const comes = new Date(Date.now() + 60_000).toISOString();
    const page = dataOf(await open([pageBlockOf(1, { online_from: comes })]).pages.answer(`/_data${LIST}`, false));
    expect(page).toMatchObject({ modules: [], validUntil: Date.parse(comes) });
  });
});

describe('what stands before a screen', () => {
  const load = async () => ({ kind: 'missing' as const, status: 404 as const });
  const patterns = { de: '/de/konto', en: '/en/account' } as const;

  it('stands before a screen of the shell, too: without a session it leads to the login', async () => {
    const { pages } = openSite({ shellRoutes: [{ id: 'account', patterns, middleware: ['session'], load }] });
    const page = await pages.answer('/de/konto', false);
    expect(page).toMatchObject({ status: 302, headers: { location: expect.stringContaining('next=%2Fde%2Fkonto') as string } });
  });
});
