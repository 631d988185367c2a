import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { publicKeyOf } from '@spielplan/shared-contracts/signing';
import { readSessionRemotes } from './readSessionRemotes.ts';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(`${tmpdir()}/spielplan-trust-`)));
afterEach(() => rm(folder, { recursive: true, force: true }));

async function remotesOf(more: object) {
  const trust = `${folder}/trust.json`;
  const key = publicKeyOf(generateKeyPairSync('ed25519').publicKey);
  await writeFile(trust, JSON.stringify({ schema: 1, operators: [key], ...more }));
  return readSessionRemotes({ trust, unsignedReleases: false });
}

it('the operator’s file of trust says which remotes may read as the account', async () => {
  expect(await remotesOf({ sessions: ['office', 'desk'] })).toEqual(['office', 'desk']);
  expect(await remotesOf({})).toEqual([]);
  await expect(remotesOf({ sessions: ['no remote'] })).rejects.toThrow('is no file of trust');
});

it('without such a file nobody may, but in development the packaged ones', async () => {
  expect(await readSessionRemotes({ trust: null, unsignedReleases: false })).toEqual([]);
  expect(await readSessionRemotes({ trust: null, unsignedReleases: true })).toContain('office');
});
