import type { Language } from '@spielplan/shared-contracts/i18n';
import type { TrailStep } from '@spielplan/shared-contracts/remote';
import { paths } from '@spielplan/shared-contracts/routes';

/** The steps between the start page, which every trail opens with anyway, and the page itself. */
export function presentTrail(parents: readonly TrailStep[], lang: Language): TrailStep[] {
  const home = paths.home({ lang });
  return parents.filter(({ url }) => url.replace(/\/$/, '') !== home).map(({ title, url }) => ({ title, url }));
}
