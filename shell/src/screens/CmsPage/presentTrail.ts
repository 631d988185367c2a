import type { Language } from '@spielplan/shared-contracts/i18n';
import { paths } from '@spielplan/shared-contracts/routes';

type Step = { title: string; url: string };

/** The steps between the start page, which every trail opens with anyway, and the page itself. */
export function presentTrail(parents: readonly Step[], lang: Language): Step[] {
  const home = paths.home({ lang });
  return parents.filter(({ url }) => url.replace(/\/$/, '') !== home).map(({ title, url }) => ({ title, url }));
}
