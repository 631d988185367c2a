import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { markDevelopment, requireDevelopment } from './developmentReleases.ts';

let home: string;
beforeEach(async () => void (home = await mkdtemp(`${tmpdir()}/spielplan-development-`)));
afterEach(() => rm(home, { recursive: true, force: true }));

it('development writes into the releases of a development site alone', async () => {
  await expect(requireDevelopment(`${home}/remotes`)).rejects.toThrow('visitors may read it');
  await markDevelopment(`${home}/remotes`);
  await expect(requireDevelopment(`${home}/remotes`)).resolves.toBeUndefined();
});
