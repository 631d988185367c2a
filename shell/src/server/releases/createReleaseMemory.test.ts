import { readdir, rm, writeFile } from 'node:fs/promises';
import type { LoadedRemote } from './fetchRelease.ts';
import { startWatch } from '../testing/startWatch.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { openReleaseMemory } from './createReleaseMemory.ts';

const home = await temporaryFolder();
afterAll(home.remove);

describe('a shell whose folder takes nothing', () => {
  it('takes a release all the same, says once that it is not kept, and keeps it when there is room', async () => {
    const { folder, watch, publish, version, log, memory } = await startWatch();
    const lastGood = `${folder}-last-good`;
    await rm(lastGood, { recursive: true, force: true });
    await writeFile(lastGood, 'no folder');
    await publish({ version: 'v1' });
    await watch.check();
    await watch.check();
    await watch.check();
    expect(version()).toBe('v1');
    expect(log.of('release.unkept')).toHaveLength(1);
    expect(log.of('release.kept')).toEqual([]);
    await rm(lastGood);
    await watch.check();
    expect(log.of('release.kept')).toHaveLength(1);
    expect((await memory.readRecord()).names).toEqual(['programme']);
  });

  it('leaves nothing of what it could not write whole', async () => {
    const folder = `${home.path}/memory`;
    const remote = {
      release: { name: 'programme', version: 'v1', server: { file: 'remote.server.cjs' } },
      code: 'x',
      files: new Map([['no/such/folder.js', { identity: Buffer.from('x') }]]),
    } as unknown as LoadedRemote;
    await expect(openReleaseMemory(folder).keepBuilds(new Map([['programme', remote]]))).rejects.toThrow('ENOENT');
    expect(await readdir(`${folder}/programme`)).toEqual([]);
  });
});
