import { bodyOf, openSite } from '../testing/openSite.ts';

describe('a block of the start page', () => {
  const loadBlock = async () => ({ data: 'Heute Abend' });
  const moduleOf = (version?: number) => ({ model: 'list', id: 1, schema_version: version });

  it.each([undefined, 1])('is shown where its fields are of version %s', async (version) => {
    const { pages, log } = openSite({ loadBlock, moduleOnHome: () => moduleOf(version) });
    expect(bodyOf(await pages.answer('/de', false))).toContain('Heute Abend');
    expect(log.of('block.newer')).toEqual([]);
  });

  it('whose fields have a newer meaning is left out and reported, and the page stands', async () => {
    const { pages, log } = openSite({ loadBlock, moduleOnHome: () => moduleOf(2) });
    const page = await pages.answer('/de', false);
    expect(page.status).toBe(200);
    expect(bodyOf(page)).not.toContain('Heute Abend');
    expect(log.of('block.newer')).toMatchObject([{ model: 'list', id: 1, version: 2, known: 1, path: '/de' }]);
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
