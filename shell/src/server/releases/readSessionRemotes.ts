import { readTrust } from '@spielplan/shared-contracts/feed';
import type { RemoteName } from '@spielplan/shared-contracts/remote';
import type { ShellConfiguration } from '../configuration.ts';
import { PACKAGED_ROUTES } from './packagedRoutes.ts';

/** The remotes that may read as the account, by the operator's file of trust; in development those packed with this shell. */
export async function readSessionRemotes({
  trust,
  unsignedReleases,
}: Pick<ShellConfiguration, 'trust' | 'unsignedReleases'>): Promise<readonly RemoteName[]> {
  const { sessions } = await readTrust(trust, unsignedReleases);
  return sessions ?? Object.keys(PACKAGED_ROUTES);
}
