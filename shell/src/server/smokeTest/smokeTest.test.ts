import { jest } from '@jest/globals';
import { eventsCall } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { createReleaseSet } from '../releases/ReleaseSet.ts';
import { createTestContext } from '../testing/createTestContext.ts';
import { smokeTest } from './smokeTest.ts';

const stage = { html: '', styles: '' };

it('renders the start page and every page without parameters, in both languages', async () => {
  const shown: string[] = [];
  const { renderContext } = createTestContext({
    renderApp: async (answer, isSmokeTest) => (shown.push(`${answer.url} ${isSmokeTest}`), stage),
  });
  await smokeTest(renderContext, null);
  expect(shown).toEqual(['/de true', '/en true', '/de/programm/veranstaltungen true', '/en/program/events true']);
});

it('finds a remote whose slot breaks the pages of others', async () => {
  const { renderContext } = createTestContext({
    renderApp: (answer) => (answer.screen.remote === 'shell' ? Promise.reject(new Error('no stage')) : Promise.resolve(stage)),
  });
  await expect(smokeTest(renderContext, null)).rejects.toMatchObject({ spielplan: 'REMOTE_CRASHED' });
});

it('finds a loader that crashes', async () => {
  const { renderContext } = createTestContext({ load: () => Promise.reject(new TypeError('no stage')) });
  await expect(smokeTest(renderContext, null)).rejects.toMatchObject({
    spielplan: 'REMOTE_CRASHED',
    detail: '/de/programm/veranstaltungen: no stage',
  });
});

it('finds a remote that holds everything up', async () => {
  const spent = jest.spyOn(process, 'threadCpuUsage').mockReturnValue({ user: 7_500_000, system: 500_000 });
  const { renderContext } = createTestContext();
  await expect(smokeTest(renderContext, null)).rejects.toMatchObject({ detail: '/de: rendering took 8000 ms' });
  spent.mockRestore();
});

it('blames no remote for a machine that lets it wait', async () => {
  let now = 0;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 8_000));
  const { renderContext } = createTestContext();
  await expect(smokeTest(renderContext, null)).resolves.toBeUndefined();
  clock.mockRestore();
});

it('waits only once for a provider that hangs', async () => {
  const { renderContext, log } = createTestContext({ isProviderAway: (call) => call === 'settings' });
  await expect(smokeTest(renderContext, null)).resolves.toBeUndefined();
  expect(log.of('smokeTest.skipped')).toEqual([expect.objectContaining({ path: '/de', code: 'SP-2005' })]);
});

it.each(['PROVIDER_UNREACHABLE', 'PROVIDER_TIMEOUT', 'PROVIDER_MALFORMED'] as const)(
  'does not blame a remote for %s, and says that it could not smokeTest',
  async (name) => {
    const { renderContext, log } = createTestContext({ load: () => Promise.reject(new SpielplanError(name)) });
    await expect(smokeTest(renderContext, null)).resolves.toBeUndefined();
    expect(log.of('smokeTest.skipped')).toHaveLength(2);
  },
);

const EVENT = '/de/programm/veranstaltungen/ligetis-uhren/7';
const listed = { html: `<a href="${EVENT}">1</a><a href="${EVENT}8">2</a><a href="/de/agb">AGB</a>`, styles: '' };

it('walks on to one page of every route that is linked, and to no other', async () => {
  const shown: string[] = [];
  const { renderContext } = createTestContext({ renderApp: async ({ url }) => (shown.push(url), listed) });
  await smokeTest(renderContext, null);
  expect(shown.filter((url) => url.includes('ligetis'))).toEqual([EVENT]);
  expect(shown).not.toContain('/de/agb');
});

it('finds an event page that crashes, though all lists are well', async () => {
  const { renderContext } = createTestContext({
    loadEvent: () => Promise.reject(new TypeError('no stage')),
    renderApp: async () => listed,
  });
  await expect(smokeTest(renderContext, null)).rejects.toMatchObject({ detail: `${EVENT}: no stage` });
});

it('accepts a page that the house has switched off', async () => {
  const { renderContext } = createTestContext({ load: async () => ({ kind: 'missing', status: 404, isSwitchedOff: true }) });
  await expect(smokeTest(renderContext, null)).resolves.toBeUndefined();
});

it('refuses a list that is suddenly missing', async () => {
  const { renderContext } = createTestContext({ load: async () => ({ kind: 'missing', status: 404 }) });
  await expect(smokeTest(renderContext, null)).rejects.toMatchObject({
    detail: '/de/programm/veranstaltungen answers 404 without "isSwitchedOff"',
  });
});

it('refuses a page that another one links to and that is missing', async () => {
  const loadEvent = async () => ({ kind: 'missing', status: 404 }) as const;
  const { renderContext } = createTestContext({ loadEvent, renderApp: async () => listed });
  await expect(smokeTest(renderContext, null)).rejects.toMatchObject({
    detail: `${EVENT} answers 404 though a page links to it`,
  });
});

const withoutCall = () =>
  createTestContext({ load: ({ provider }) => provider.read(eventsCall, { params: { lang: 'de' } }) as never });

it.each(['NOT_FOUND', 'GONE'] as const)('accepts a remote one of whose lists the provider answers with %s', async (name) => {
  const { renderContext, log } = withoutCall();
  const read: typeof renderContext.provider.read = (call, options) =>
    call.id === 'events' ? Promise.reject(new SpielplanError(name)) : renderContext.provider.read(call, options);
  const asked = { ...renderContext, provider: { read } };
  await expect(smokeTest(asked, null)).resolves.toBeUndefined();
  expect(log.of('smokeTest.skipped')).toEqual(
    ['/de/programm/veranstaltungen', '/en/program/events'].map((path) => expect.objectContaining({ path, code: 'SP-1001' })),
  );
});

it('refuses for now a build that asks for what is not there, where the one before it finds its page', async () => {
  const { renderContext } = withoutCall();
  const read: typeof renderContext.provider.read = (call, options) =>
    call.id === 'events' ? Promise.reject(new SpielplanError('NOT_FOUND')) : renderContext.provider.read(call, options);
  const verdict = smokeTest({ ...renderContext, provider: { read } }, createTestContext().renderContext);
  await expect(verdict).rejects.toMatchObject({ spielplan: 'NOT_FOUND', detail: '/de/programm/veranstaltungen: no events' });
});

it('does not hold a release up for a page that was broken before', async () => {
  const broken = () =>
    createTestContext({ loadEvent: () => Promise.reject(new TypeError('no stage')), renderApp: async () => listed });
  const { renderContext, log } = broken();
  await expect(smokeTest(renderContext, broken().renderContext)).resolves.toBeUndefined();
  expect(log.of('smokeTest.brokenBefore')).toHaveLength(1);
});

it('refuses the first build of a remote that crashes, for nothing was broken before', async () => {
  const { renderContext } = createTestContext({ load: () => Promise.reject(new TypeError('no stage')) });
  const empty = { ...renderContext, set: createReleaseSet('shell', []) };
  await expect(smokeTest(renderContext, empty)).rejects.toMatchObject({ spielplan: 'REMOTE_CRASHED' });
});
