import { rm, writeFile } from 'node:fs/promises';
import vm from 'node:vm';
import { startWatch } from '../testing/startWatch.ts';
import { layTinyRemote, writeFeed } from '../testing/tinyRemote.ts';

describe('a hostile feed', () => {
  const NAMES = ['booking', 'magazine', 'programme'] as const;
  async function openHouse(options: Parameters<typeof startWatch>[0] = {}) {
    const site = await startWatch(options);
    const releases = await Promise.all(NAMES.map((name) => layTinyRemote(site.folder, { name, version: `${name}-1` })));
    await writeFeed(site.folder, releases, 7);
    await site.watch.check();
    return { ...site, releases };
  }

  it('that is empty withdraws nothing, which is said once with what to do', async () => {
    const { folder, watch, names, log, confirm } = await openHouse();
    await writeFeed(folder, [], 8);
    await watch.check();
    await watch.check();
    expect(names()).toEqual(NAMES);
    expect(log.of('release.feed')).toEqual([
      expect.objectContaining({ code: 'SP-3008', detail: expect.stringMatching(/booking.*npm run releases -- confirm/) }),
    ]);
    await confirm();
    await watch.check();
    expect(names()).toEqual([]);
  });

  it('that takes remotes away one after the other loses one, and the next only when an operator says so', async () => {
    const { folder, watch, names, confirm, releases } = await openHouse();
    await writeFeed(folder, releases.slice(1), 8);
    await watch.check();
    expect(names()).toEqual(['magazine', 'programme']);
    await writeFeed(folder, releases.slice(2), 9);
    await watch.check();
    expect(names()).toEqual(['magazine', 'programme']);
    await confirm();
    await watch.check();
    expect(names()).toEqual(['programme']);
  });

  it('that leads back in time is not followed, also after a restart, and a word for one feed is none for another', async () => {
    const { folder, watch, version, confirm, releases } = await openHouse();
    const older = [await layTinyRemote(folder, { version: 'old' }), ...releases.slice(0, 2)];
    await writeFeed(folder, older, 6);
    await watch.check();
    expect(version()).toBe('programme-1');
    const again = await startWatch({ folder });
    expect(again.version()).toBe('programme-1');
    expect(again.watch.hasSeenFeed()).toBe(true);
    await confirm();
    await writeFeed(folder, older, 5);
    await again.watch.check();
    expect(again.version()).toBe('programme-1');
    await writeFeed(folder, older, 6);
    await again.watch.check();
    expect(again.version()).toBe('old');
  });

  it('with another bundle and its fresh hash under a version that has been live is refused, also after a restart', async () => {
    const { folder, watch, log, releases } = await openHouse();
    const ran = () => vm.runInThisContext('globalThis.hasRunChanged') as unknown;
    const changed = await layTinyRemote(folder, { version: 'programme-1', start: 'globalThis.hasRunChanged = true;' });
    await writeFeed(folder, [...releases.slice(0, 2), changed], 8);
    await watch.check();
    expect(log.of('release.refused')).toEqual([expect.objectContaining({ code: 'SP-3009', stays: 'programme-1' })]);
    const again = await startWatch({ folder });
    expect(again.names()).toEqual(NAMES);
    expect(ran()).toBeUndefined();
  });

  it('that is away at a restart leaves the last good builds, every byte of them checked', async () => {
    const { folder } = await openHouse();
    await rm(folder, { recursive: true });
    const again = await startWatch({ folder });
    expect(again.names()).toEqual(NAMES);
    expect(again.log.of('release.restored')).toEqual([expect.objectContaining({ remotes: expect.arrayContaining([...NAMES]) })]);
    expect(again.watch.current().remotes.get('programme')?.files.get('remoteEntry.js')?.identity.toString()).toContain(
      'programme-1',
    );
    await writeFile(`${folder}-last-good/programme/programme-1/remote.server.cjs`, 'spoiled');
    expect((await startWatch({ folder })).names()).toEqual(['booking', 'magazine']);
  });
});
