import { jest } from '@jest/globals';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { passAll, startWatch } from '../testing/startWatch.ts';
import { layTinyRemote, writeFeed } from '../testing/tinyRemote.ts';

it('tells what became of each release', async () => {
  const { folder, watch } = await startWatch();
  const magazine = await layTinyRemote(folder, { name: 'magazine', version: 'm1' });
  const bad = await layTinyRemote(folder, { version: 'b1', start: 'throw new Error("no stage")' });
  await writeFeed(folder, [bad, magazine], 7);
  await watch.check();
  expect(watch.state()).toEqual({
    number: 7,
    releaseSet: watch.current().id,
    problem: null,
    live: { magazine: 'm1' },
    refused: [{ remote: 'programme', version: 'b1', code: 'SP-3005', detail: expect.stringContaining('no stage') }],
    leftOut: [],
    testing: [],
    looks: 2,
  });
  await writeFeed(folder, [bad, magazine], 6);
  await watch.check();
  expect(watch.state()).toMatchObject({ number: 7, problem: { code: 'SP-3008', detail: expect.stringContaining('older') } });
});

it('tells what it tests, and of a build that only took too long that nothing is decided', async () => {
  const { promise: tested, resolve: endTest } = Promise.withResolvers<void>();
  const { watch, publish } = await startWatch({
    smokeTest: async (_, [candidate]) => {
      await tested;
      return new Map([[candidate!.release.name, new SpielplanError('REMOTE_TIMEOUT', { detail: 'was not done' })]]);
    },
  });
  await publish({ version: 'a1' });
  const looking = watch.check();
  while (watch.state().testing.length === 0) await new Promise(setImmediate);
  expect(watch.state()).toMatchObject({ testing: [{ remote: 'programme', version: 'a1' }], refused: [] });
  endTest();
  await looking;
  expect(watch.state()).toMatchObject({
    testing: [],
    refused: [{ remote: 'programme', version: 'a1', code: 'SP-3004', isUndecided: true }],
  });
});

it('tries a build that could not be tested again as soon as the provider answers, and is not ready before', async () => {
  const clock = jest.spyOn(performance, 'now');
  try {
    let isThere = false;
    const { watch, publish, version } = await startWatch({
      smokeTest: async (_, candidates) =>
        new Map(candidates.map(({ release }) => [release.name, isThere ? null : new SpielplanError('REMOTE_UNTESTED')])),
      canTest: async () => isThere,
    });
    await publish({ version: 'a1' });
    await watch.check();
    expect([version(), watch.hasSeenFeed()]).toEqual([null, false]);
    clock.mockReturnValue(performance.now() + 6_000);
    await watch.check();
    expect(version()).toBeNull();
    isThere = true;
    await watch.check();
    expect([version(), watch.hasSeenFeed()]).toEqual(['a1', true]);
  } finally {
    clock.mockRestore();
  }
});

it('goes back to a build that was live without testing it again, and tells the test what was live at a start', async () => {
  const tested: [string, boolean][] = [];
  const smokeTest: typeof passAll = (running, candidates, isProven, holders) => {
    tested.push(...candidates.map(({ release }): [string, boolean] => [release.version, isProven(release)]));
    return passAll(running, candidates, isProven, holders);
  };
  const { folder, publish, watch, version } = await startWatch({ smokeTest });
  const first = await publish({ version: 'a1' });
  await watch.check();
  await publish({ version: 'a2' });
  await watch.check();
  await writeFeed(folder, [first]);
  await watch.check();
  expect(version()).toBe('a1');
  await startWatch({ folder, smokeTest });
  expect(tested).toEqual([
    ['a1', false],
    ['a2', false],
    ['a1', true],
  ]);
});
