import type { LoadContext } from '@spielplan/shared-contracts/remote';
import { ownPaths } from '../../routes.ts';

/** The page on which visitors say what they need; null where the house has no use for it. */
export function accessPathOf({ lang, settings }: Pick<LoadContext, 'lang' | 'settings'>): string | null {
  return settings.access_filter || settings.house?.access_service ? ownPaths.access({ lang }) : null;
}
