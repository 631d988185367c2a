import { writeFile } from 'node:fs/promises';
import vm from 'node:vm';
import { jest } from '@jest/globals';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { passAll, startWatch } from '../testing/startWatch.ts';
import { layTinyRemote, writeFeed } from '../testing/tinyRemote.ts';
import { startHere } from './fetchRelease.ts';
import type { WatchOptions } from './watchReleases.ts';

it('takes the first release of a remote up without a restart', async () => {
  const { watch, publish, version, log } = await startWatch();
  expect(version()).toBeNull();
  expect(watch.current().match(['de', 'programm', 'veranstaltungen'])).toBe('absent');
  await publish({ version: 'a1' });
  await watch.check();
  expect(version()).toBe('a1');
  expect(watch.current().match(['de', 'programm', 'veranstaltungen'])).toMatchObject({ remote: 'programme' });
  expect(log.of('release.live')).toEqual([expect.objectContaining({ remote: 'programme', version: 'a1' })]);
});

it('answers an address that the shell has never heard of, because its remote says so', async () => {
  const { watch, publish } = await startWatch();
  expect(watch.current().match(['de', 'tiny', 'booking'])).toBeNull();
  await publish({ name: 'booking', version: 'a1' });
  await watch.check();
  expect(watch.current().match(['en', 'tiny', 'booking'])).toMatchObject({
    remote: 'booking',
    route: { id: 'bookingList' },
    lang: 'en',
  });
  expect(watch.current().routes.map(({ id }) => id)).toEqual(['bookingList']);
});

it('swaps the second release in as another set, once', async () => {
  const { watch, publish, version, swapped } = await startWatch();
  await publish({ version: 'a1' });
  await watch.check();
  const first = watch.current();
  await publish({ version: 'a2' });
  await watch.check();
  await watch.check();
  expect(version()).toBe('a2');
  expect(watch.current().id).not.toBe(first.id);
  expect(first.remotes.get('programme')?.release.version).toBe('a1');
  expect(swapped).toEqual([first.id, watch.current().id]);
});

it('finds the same set on every server that runs the same versions', async () => {
  const [one, other] = [await startWatch(), await startWatch()];
  await one.publish({ version: 'a1' });
  await other.publish({ version: 'a1' });
  await Promise.all([one.watch.check(), other.watch.check()]);
  expect(one.watch.current().id).toBe(other.watch.current().id);
});

describe('never replaces the last good release', () => {
  it('with one that takes an address of somebody else, which it names', async () => {
    const { watch, publish, version, log } = await startWatch();
    await publish({ version: 'a1' });
    await watch.check();
    const route = "{ id: 'events', patterns }, { id: 'rules', patterns: { de: '/de/agb', en: '/en/terms' } }";
    const screens =
      'screens: { events: { component: () => 1, load: async () => page }, rules: { component: () => 1, load: async () => page } }';
    await publish({ version: 'b7', remote: `routes: [${route}], ${screens}` });
    await watch.check();
    expect(version()).toBe('a1');
    expect(log.of('release.refused')).toEqual([
      expect.objectContaining({
        code: 'SP-3003',
        version: 'b7',
        detail: 'The route "rules" of "programme" (/de/agb) answers paths of "terms" of "shell" (/de/agb).',
      }),
    ]);
  });

  it.each([
    { what: 'was tampered with', tiny: { version: 'b1' }, code: 'SP-3002', spoiled: 'remote.server.cjs', by: 'x' },
    { what: 'is cut off', tiny: { version: 'b2' }, code: 'SP-3002', spoiled: 'remoteEntry.js', by: '' },
    { what: 'speaks another contract', tiny: { version: 'b3', contract: 2 }, code: 'SP-3003' },
    { what: 'breaks the contract', tiny: { version: 'b4', remote: 'screens: {}' }, code: 'SP-3003' },
    { what: 'has a screen that browsers do not get', tiny: { version: 'b7', chunks: {} }, code: 'SP-3003' },
    { what: 'throws while it starts', tiny: { version: 'b5', start: 'throw new Error("no stage")' }, code: 'SP-3005' },
    { what: 'hangs while it starts', tiny: { version: 'b6', start: 'for (;;);' }, code: 'SP-3005' },
  ])('with one that $what, and says so', async ({ tiny, code, spoiled, by }) => {
    const { folder, watch, publish, version, log, swapped } = await startWatch({ start: startHere({}, 300) });
    await publish({ version: 'a1' });
    await watch.check();
    await publish(tiny);
    if (spoiled) await writeFile(`${folder}/programme/${tiny.version}/${spoiled}`, by);
    await watch.check();
    expect(version()).toBe('a1');
    expect(swapped).toHaveLength(1);
    expect(log.of('release.refused')).toEqual([
      expect.objectContaining({
        level: 'error',
        code,
        remote: 'programme',
        version: tiny.version,
        stays: 'a1',
        detail: expect.stringContaining(tiny.version),
      }),
    ]);
  });

  it('with one whose files never arrive', async () => {
    const hang = (path: string) => path.startsWith('programme/b1/');
    const { watch, publish, version, log } = await startWatch({
      around: (source) => ({
        ...source,
        readFile: (path, max) =>
          hang(path) ? Promise.reject(new SpielplanError('REMOTE_TIMEOUT', { detail: path })) : source.readFile(path, max),
      }),
    });
    await publish({ version: 'a1' });
    await watch.check();
    await publish({ version: 'b1' });
    await watch.check();
    expect(version()).toBe('a1');
    expect(log.of('release.refused')).toEqual([expect.objectContaining({ code: 'SP-3004', stays: 'a1' })]);
  });

  it('with one that fails its smoke test', async () => {
    const { watch, publish, version, log } = await startWatch({
      smokeTest: async (_, candidates) =>
        new Map(
          candidates.map(({ release }) => [
            release.name,
            release.version === 'b1' ? new SpielplanError('REMOTE_CRASHED', { detail: 'programme/events' }) : null,
          ]),
        ),
    });
    await publish({ version: 'a1' });
    await watch.check();
    await publish({ version: 'b1' });
    await watch.check();
    expect(version()).toBe('a1');
    expect(log.of('release.refused')).toEqual([expect.objectContaining({ code: 'SP-3005' })]);
  });

  it('with one that passed its smoke test and fails here', async () => {
    const { watch, publish, version, log } = await startWatch({
      warmUp: async (set) => {
        if (set.remotes.get('programme')?.release.version === 'b1') throw new SpielplanError('REMOTE_CRASHED');
      },
    });
    await publish({ version: 'a1' });
    await watch.check();
    await publish({ version: 'b1' });
    await watch.check();
    expect(version()).toBe('a1');
    expect(log.of('release.refused')).toEqual([expect.objectContaining({ code: 'SP-3005', stays: 'a1' })]);
  });

  it('when the feed itself is broken or away, which is said once', async () => {
    const { folder, watch, publish, version, log } = await startWatch();
    await publish({ version: 'a1' });
    await watch.check();
    await writeFile(`${folder}/feed.json`, '{"schema":1,');
    await new Promise((resolve) => setTimeout(resolve, 30));
    await watch.check();
    await watch.check();
    expect(version()).toBe('a1');
    const age = watch.feedAge();
    expect(age).toBeGreaterThan(0.02);
    await publish({ version: 'a1' });
    await watch.check();
    expect(watch.feedAge()).toBeLessThan(age);
    expect(log.of('release.feed')).toEqual([expect.objectContaining({ level: 'error', code: 'SP-3006' })]);
  });
});

it('does not try a bad release again until the feed names another', async () => {
  let starts = 0;
  const { watch, publish, version, log } = await startWatch({ warmUp: async () => void (starts += 1) });
  await publish({ version: 'b1', start: 'throw new Error("no stage")' });
  for (let look = 0; look < 3; look += 1) await watch.check();
  expect(log.of('release.refused')).toHaveLength(1);
  await publish({ version: 'a2' });
  await watch.check();
  expect(version()).toBe('a2');
  expect(starts).toBe(1);
});

it.each(['NOT_FOUND', 'REMOTE_TIMEOUT', 'REMOTE_INTEGRITY'] as const)(
  'tries a release again a minute after %s, but never one that is wrong',
  async (reason) => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
    try {
      let isAway = true;
      const { watch, publish, version, log } = await startWatch({
        around: (source) => ({
          ...source,
          readFile: (path, max) =>
            isAway ? Promise.reject(new SpielplanError(reason, { detail: path })) : source.readFile(path, max),
        }),
      });
      await publish({ version: 'a1' });
      await watch.check();
      isAway = false;
      await watch.check();
      expect(version()).toBeNull();
      jest.advanceTimersByTime(60_000);
      await watch.check();
      expect(version()).toBe('a1');

      await publish({ version: 'b1', start: 'throw new Error("no stage")' });
      await watch.check();
      jest.advanceTimersByTime(60_000);
      await watch.check();
      expect(log.of('release.refused').map(({ version: refused }) => refused)).toEqual(['a1', 'b1']);
    } finally {
      jest.useRealTimers();
    }
  },
);

it('tries a release again that could not be fetched as soon as the feed is written again', async () => {
  let isAway = true;
  const { watch, publish, version, folder } = await startWatch({
    around: (source) => ({
      ...source,
      readFile: (path, max) =>
        isAway ? Promise.reject(new SpielplanError('REMOTE_INTEGRITY', { detail: path })) : source.readFile(path, max),
    }),
  });
  await publish({ version: 'a1' });
  await watch.check();
  expect(watch.state().refused).toHaveLength(1);
  isAway = false;
  await watch.check();
  expect(version()).toBeNull();
  await writeFeed(folder, [await layTinyRemote(folder, { version: 'a1' })], (watch.state().number ?? 0) + 1);
  await watch.check();
  expect([version(), watch.state().refused]).toEqual(['a1', []]);
});

it('goes on without one remote that the feed no longer names', async () => {
  const { folder, watch, version, log } = await startWatch();
  const magazine = await layTinyRemote(folder, { name: 'magazine', version: 'm1' });
  await writeFeed(folder, [await layTinyRemote(folder, { version: 'a1' }), magazine]);
  await watch.check();
  await writeFeed(folder, [magazine]);
  await watch.check();
  expect(version()).toBeNull();
  expect(log.of('release.withdrawn')).toHaveLength(1);
});

it('keeps one remote running while another one is refused', async () => {
  const { folder, watch, log } = await startWatch();
  const bad = await layTinyRemote(folder, { version: 'b1', start: 'throw new Error("no stage")' });
  const good = await layTinyRemote(folder, { name: 'magazine', version: 'm1' });
  await writeFeed(folder, [bad, good]);
  await watch.check();
  expect([...watch.current().remotes.keys()]).toEqual(['magazine']);
  expect(log.of('release.refused')).toHaveLength(1);
});

it('starts nothing here that was refused in its smoke test, and tries no build twice', async () => {
  const tried: string[][] = [];
  const refuse: WatchOptions['smokeTest'] = async (running, candidates) => {
    tried.push([...running, ...candidates].map(({ release }) => release.version));
    return new Map(candidates.map(({ release }) => [release.name, new SpielplanError('REMOTE_CRASHED')]));
  };
  const { watch, publish, log } = await startWatch({ smokeTest: refuse });
  await publish({ version: 'b1', start: 'globalThis.hasStarted = true;' });
  await watch.check();
  await watch.check();
  expect(tried).toEqual([['b1']]);
  expect(vm.runInThisContext('globalThis.hasStarted')).toBeUndefined();
  expect(log.of('release.refused')).toHaveLength(1);
});

it('smoke-tests all that is new at once, over what runs', async () => {
  const tried: [string[], string[]][] = [];
  const { folder, watch } = await startWatch({
    smokeTest: (running, candidates) => {
      tried.push([running.map(({ release }) => release.version), candidates.map(({ release }) => release.version)]);
      return passAll(running, candidates, () => false, []);
    },
  });
  const releases = [
    await layTinyRemote(folder, { version: 'a1' }),
    await layTinyRemote(folder, { name: 'magazine', version: 'm1' }),
  ];
  await writeFeed(folder, releases);
  await watch.check();
  await writeFeed(folder, [releases[0]!, await layTinyRemote(folder, { name: 'magazine', version: 'm2' })]);
  await watch.check();
  expect(tried).toEqual([
    [[], ['a1', 'm1']],
    [['m1', 'a1'], ['m2']],
  ]);
});

it('looks at the feed once, however many ask at the same time', async () => {
  let looks = 0;
  const { watch } = await startWatch({ around: (source) => ({ ...source, readFeed: () => ((looks += 1), source.readFeed()) }) });
  looks = 0;
  await Promise.all([watch.check(), watch.check(), watch.check()]);
  expect(looks).toBe(1);
});
