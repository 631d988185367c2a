import { rename, writeFile } from 'node:fs/promises';
import type { RemoteRelease } from '@spielplan/shared-contracts/remote';
import { operators } from '../testing/feedAttacks.ts';
import { signBuild, writeSigned } from '../testing/signedHouse.ts';
import { startWatch } from '../testing/startWatch.ts';
import { layTinyRemote, type TinyRemote } from '../testing/tinyRemote.ts';
import { newestOf } from './RemovableBuild.ts';

const WHY = '2 threads of pages ended';

/** A shell with a build that has replaced another one and was put back. */
async function openQuarantine() {
  const site = await startWatch();
  const { folder, watch } = site;
  let number = 0;
  /** Writes the feed as a command of releasing does. */
  const say = async (what: string, remote: string, releases: readonly RemoteRelease[]) => {
    number += 1;
    const remotes = Object.fromEntries(releases.map((release) => [release.name, release]));
    await writeFile(`${folder}/feed.draft`, JSON.stringify({ schema: 1, number, remotes, last: { what, remote, number } }));
    await rename(`${folder}/feed.draft`, `${folder}/feed.json`);
    await watch.check();
  };
  const lay = (tiny: TinyRemote) => layTinyRemote(folder, tiny);
  const [a1, b2] = [await lay({ version: 'a1' }), await lay({ version: 'b2' })];
  await say('release', 'programme', [a1]);
  await say('release', 'programme', [b2]);
  newestOf(watch.removable())?.remove(WHY);
  return { ...site, say, lay, a1, b2 };
}

it('puts the newest build back to the one before, says so, and does not follow it again by itself', async () => {
  const { version, watch, say, b2, lay } = await openQuarantine();
  expect(version()).toBe('a1');
  const refused = [{ remote: 'programme', version: 'b2', code: 'SP-3018', detail: WHY }];
  expect(watch.state().refused).toEqual(refused);
  await watch.check();
  await say('release', 'magazine', [b2, await lay({ name: 'magazine', version: 'm1' })]);
  expect([version(), watch.state().refused]).toEqual(['a1', refused]);
});

it('never puts back the only build of a remote, nor what came with the start', async () => {
  const { folder, publish, watch } = await startWatch();
  await publish({ version: 'a1' });
  await watch.check();
  expect(watch.removable()).toEqual([]);
  const { watch: next } = await startWatch({ folder });
  expect(next.removable()).toEqual([]);
});

it('knows which build went live last', async () => {
  const { lay, say, watch } = await openQuarantine();
  const [c3, m1, m2] = [
    await lay({ version: 'c3' }),
    await lay({ name: 'magazine', version: 'm1' }),
    await lay({ name: 'magazine', version: 'm2' }),
  ];
  await say('release', 'magazine', [c3, m1]);
  await say('release', 'magazine', [c3, m2]);
  expect(newestOf(watch.removable())).toMatchObject({ remote: 'magazine', version: 'm2' });
  newestOf(watch.removable())?.remove(WHY);
  expect(newestOf(watch.removable())).toMatchObject({ remote: 'programme', version: 'c3' });
});

it('a version that is published after it is followed', async () => {
  const { version, watch, say, lay } = await openQuarantine();
  await say('release', 'programme', [await lay({ version: 'c3' })]);
  expect(version()).toBe('c3');
  expect(watch.state().refused).toMatchObject([{ version: 'b2', code: 'SP-3018' }]);
});

it('stays while another build of the remote is refused and its team goes back', async () => {
  const { version, watch, say, b2, lay } = await openQuarantine();
  await say('release', 'programme', [await lay({ version: 'c3', contract: 2 })]);
  await say('return', 'programme', [b2]);
  expect(version()).toBe('a1');
  expect(watch.state().refused.map((each) => each.version)).toContain('b2');
});

it('an operator’s promote wins, and what was promoted is not put back again', async () => {
  const { version, watch, say, b2 } = await openQuarantine();
  await say('promote', 'programme', [b2]);
  expect([version(), watch.state().refused]).toEqual(['b2', []]);
  expect(watch.removable()).toEqual([]);
});

it('a word for another version of the remote, or about its releases, does not lift it', async () => {
  const { version, say, a1, b2 } = await openQuarantine();
  await say('promote', 'programme', [a1]);
  await say('pause', 'programme', [b2]);
  expect(version()).toBe('a1');
});

it('the same holds of a signed feed, where the word stands beside those of other remotes', async () => {
  const { folder, watch, version } = await startWatch({ operators });
  const magazine = await signBuild(folder, { name: 'magazine', version: 'm1', number: 1 });
  const write = async (number: number, entry: { version: string; what?: string }, said = number) => {
    const programme = await signBuild(folder, { name: 'programme', number: said, ...entry });
    await writeSigned(folder, { number, remotes: { programme, magazine } });
    await watch.check();
  };
  await write(1, { version: 'a1' });
  await write(2, { version: 'b2', what: 'promote' });
  newestOf(watch.removable())?.remove(WHY);
  await write(3, { version: 'b2', what: 'promote' }, 2);
  expect(version()).toBe('a1');
  await write(4, { version: 'b2', what: 'pause' });
  expect(version()).toBe('a1');
  await write(5, { version: 'b2', what: 'promote' });
  expect([version(), watch.state().refused]).toEqual(['b2', []]);
});
