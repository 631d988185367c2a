import { startWatch, passAll } from '../testing/startWatch.ts';
import { layTinyRemote, writeFeed } from '../testing/tinyRemote.ts';

/** A shell with two remotes, and a test of the next build of one that ends when it is told to. */
async function startTesting() {
  const { promise: over, resolve: endTest } = Promise.withResolvers<void>();
  const tested: string[] = [];
  const started = await startWatch({
    async smokeTest(...args) {
      const versions = args[1].map(({ release }) => release.version);
      tested.push(...versions);
      if (versions.includes('m2')) await over;
      return passAll(...args);
    },
  });
  const { folder, watch } = started;
  const lay = (version: string, name: 'programme' | 'magazine' = 'programme') => layTinyRemote(folder, { name, version });
  const [a1, a2] = [await lay('a1'), await lay('a2')];
  const [m1, m2] = [await lay('m1', 'magazine'), await lay('m2', 'magazine')];
  for (const releases of [
    [a1, m1],
    [a2, m1],
  ]) {
    await writeFeed(folder, releases);
    await watch.check();
  }
  await writeFeed(folder, [a2, m2]);
  const testing = watch.check();
  while (watch.state().testing.length === 0) await new Promise(setImmediate);
  const live = () => watch.state().live;
  /** What a look finds by itself while the test goes on. */
  const until = async (isSo: () => boolean) => {
    for (let turns = 0; !isSo() && turns < 500; turns += 1) await new Promise((resolve) => setTimeout(resolve, 10));
  };
  return { ...started, lay, a1, a2, m1, m2, testing, endTest, live, until, tested };
}

it('one team goes back at once while the build of another is under test', async () => {
  const { folder, watch, a1, m2, testing, endTest, live, until } = await startTesting();
  await writeFeed(folder, [a1, m2]);
  void watch.check();
  await until(() => live().programme === 'a1');
  expect(live()).toEqual({ programme: 'a1', magazine: 'm1' });
  endTest();
  await testing;
  expect(live()).toEqual({ programme: 'a1', magazine: 'm2' });
});

it('a build that was taken back while it was under test never goes live', async () => {
  const { folder, watch, a2, m1, testing, endTest, live, swapped, log } = await startTesting();
  const before = swapped.length;
  await writeFeed(folder, [a2, m1]);
  const looked = watch.check();
  await new Promise((resolve) => setTimeout(resolve, 50));
  endTest();
  await Promise.all([testing, looked]);
  expect([live(), swapped.length]).toEqual([{ programme: 'a2', magazine: 'm1' }, before]);
  expect(log.of('release.live').map(({ version }) => version)).not.toContain('m2');
});

it('a build that comes while another is under test is tested after it', async () => {
  const { folder, lay, m2, watch, testing, endTest, live, tested } = await startTesting();
  await writeFeed(folder, [await lay('a3'), m2]);
  const looked = watch.check();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(tested).not.toContain('a3');
  endTest();
  await Promise.all([testing, looked]);
  expect(live()).toEqual({ programme: 'a3', magazine: 'm2' });
});
