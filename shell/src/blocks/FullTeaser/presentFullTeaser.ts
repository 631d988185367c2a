import type { FieldsOf } from '@spielplan/shared-contracts/api';
import type { ThemeName } from '@spielplan/shared-ui/tokens';
import { readTheme } from '../readTheme.ts';
import { presentTeaser, type TeaserView } from '../Teaser/presentTeaser.ts';

export interface FullTeaserView extends TeaserView {
  theme?: ThemeName;
}

/** Presents a teaser as wide as the page; a theme among its classes makes it a field of colour. */
export function presentFullTeaser({ extra_class: extraClass, ...teaser }: FieldsOf<'full_teaser'>): FullTeaserView {
  const theme = readTheme(extraClass);
  return { ...presentTeaser(teaser), ...(theme && { theme }) };
}
