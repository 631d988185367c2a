import type { SiteSettings } from '@spielplan/shared-contracts/api';
import { type HousePalettes, palettesOf } from '@spielplan/shared-contracts/rules/colors';
import { DARK_PAPER, THEMES } from '@spielplan/shared-ui/tokens';

const DEFAULT: HousePalettes = { ...THEMES, dark: DARK_PAPER };
const made = new WeakMap<object, HousePalettes>();

/** The colours of the site: those made of the house's three values, or the software's own. */
export function palettesFor({ brand }: Partial<Pick<SiteSettings, 'brand'>>): HousePalettes {
  const colors = brand?.colors;
  if (!colors) return DEFAULT;
  const known = made.get(colors) ?? palettesOf(colors);
  made.set(colors, known);
  return known;
}
