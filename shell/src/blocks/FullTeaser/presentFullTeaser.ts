import type { FieldsOf } from '@spielplan/shared-contracts/api';
import type { ThemeName } from '@spielplan/shared-ui/tokens';
import { parseTheme } from '../parseTheme.ts';
import { presentTeaser, type TeaserView } from '../Teaser/presentTeaser.ts';

export interface FullTeaserView extends TeaserView {
  theme?: ThemeName;
}

/** Presents a teaser as wide as the page; a theme among its classes makes it a field of colour. */
export function presentFullTeaser({ extra_class: extraClass, ...teaser }: FieldsOf<'full_teaser'>): FullTeaserView {
  const theme = parseTheme(extraClass);
  return { ...presentTeaser(teaser), ...(theme && { theme }) };
}
