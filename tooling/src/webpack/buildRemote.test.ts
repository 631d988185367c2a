import { readFile } from 'node:fs/promises';
import { ROOT } from '../root.ts';
import { CONTRACT_VERSION } from './buildRemote.ts';

// Builds import nothing of the packages they build, so the number stands in two places.
it('builds for the contract that the shell speaks', async () => {
  const contract = await readFile(`${ROOT}/shared-contracts/src/remote/defineRemote.ts`, 'utf8');
  expect(/export const CONTRACT_VERSION = (\d+);/.exec(contract)?.[1]).toBe(String(CONTRACT_VERSION));
});
