import type { PackageFolder } from './sourceFiles.ts';

/** Says how to get what a forbidden import was after. */
export function rightWay(from: PackageFolder, to: PackageFolder): string {
  const isRemote = (name: PackageFolder) => name.startsWith('mfe-');
  if (to === 'provider') return 'ask it over HTTP with a call of shared-contracts/src/api';
  if (to === 'tooling') return 'only scripts use the tooling; what the site needs belongs to shared-contracts or shared-ui';
  if (to === 'e2e') return 'nothing imports the journeys';
  if (from === 'tooling') return 'the tooling works on folders and files and starts programs by their path';
  if (from === 'e2e') return 'act as a visitor does, through the browser';
  if (from === 'provider') return 'the provider knows the contract alone; put what both need into shared-contracts';
  if (from === 'shared-contracts') return 'contracts are free of frameworks and know nobody who uses them';
  if (from === 'shared-ui') return 'take it as a prop, so that every package can use the component';
  if (isRemote(from) && isRemote(to))
    return 'offer a slot (shared-contracts/src/remote/slots.ts) or send a signal (shared-contracts/src/signals/signals.ts)';
  if (isRemote(from)) return 'take it from the host (@spielplan/shared-ui/host) or agree on it in shared-contracts';
  return 'remotes are found in the release set at run time; agree on what you need in shared-contracts/src/remote';
}
