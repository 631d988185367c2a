import { rename, writeFile } from 'node:fs/promises';
import type { RemoteRelease } from '@spielplan/shared-contracts/remote';
import { startWatch } from '../testing/startWatch.ts';
import { layTinyRemote } from '../testing/tinyRemote.ts';

async function writeEntries(folder: string, remotes: Readonly<Record<string, unknown>>, number: number): Promise<void> {
  await writeFile(`${folder}/feed.draft`, JSON.stringify({ schema: 1, number, remotes }));
  await rename(`${folder}/feed.draft`, `${folder}/feed.json`);
}

async function openHouse() {
  const site = await startWatch();
  const [programme, magazine, newer] = await Promise.all([
    layTinyRemote(site.folder, { version: 'a1' }),
    layTinyRemote(site.folder, { name: 'magazine', version: 'm1' }),
    layTinyRemote(site.folder, { name: 'magazine', version: 'm2' }),
  ]);
  await writeEntries(site.folder, { programme, magazine }, 1);
  await site.watch.check();
  const magazineVersion = (watch = site.watch) => watch.current().remotes.get('magazine')?.release.version;
  return { ...site, programme, newer, magazineVersion };
}

type Spoil = (programme: RemoteRelease) => Record<string, unknown>;

describe.each<[string, string, Spoil]>([
  ['of a name that no remote may have', 'shell', (programme) => ({ programme, shell: { ...programme, name: 'shell' } })],
  ['that is malformed', 'programme', (programme) => ({ programme: { ...programme, version: '../..' } })],
  ['that is half written', 'programme', () => ({ programme: { name: 'programme' } })],
  ['that is nothing', 'programme', () => ({ programme: null })],
  ["that is another remote's release", 'programme', (programme) => ({ programme: { ...programme, name: 'booking' } })],
])('an entry %s', (_, name, spoil) => {
  it('is named once, and everybody else goes on, also in a shell that starts with it', async () => {
    const { folder, watch, version, log, programme, newer, magazineVersion } = await openHouse();
    await writeEntries(folder, { ...spoil(programme), magazine: newer }, 2);
    await watch.check();
    await watch.check();
    expect([version(), magazineVersion()]).toEqual(['a1', 'm2']);
    expect(log.of('release.feed')).toEqual([]);
    expect(log.of('release.leftOut')).toEqual([expect.objectContaining({ level: 'error', code: 'SP-3010', remote: name })]);
    expect(watch.leftOut().map((entry) => entry.name)).toEqual([name]);

    const again = await startWatch({ folder });
    expect([again.version(), magazineVersion(again.watch)]).toEqual(['a1', 'm2']);
    expect(again.watch.hasSeenFeed()).toBe(true);

    await writeEntries(folder, { programme, magazine: newer }, 3);
    await watch.check();
    expect(watch.leftOut()).toEqual([]);
  });
});

it('entries that all are malformed withdraw nothing', async () => {
  const { folder, watch, names } = await openHouse();
  await writeEntries(folder, { programme: 1, magazine: {} }, 2);
  await watch.check();
  expect(names()).toEqual(['magazine', 'programme']);
});
