import type { FieldsOf } from '@spielplan/shared-contracts/api';
import type { ThemeName } from '@spielplan/shared-ui/tokens';
import { parseTheme } from '../parseTheme.ts';
import { presentTeaser, type TeaserView } from '../Teaser/presentTeaser.ts';

export interface FullTeaserView extends TeaserView {
  theme?: ThemeName;
  /** Letters of the longest word of its headline, where that may be longer than a phone's line. */
  longest?: number;
}

/** A phone's line holds so many letters of the headline as it is set. */
const MAX_LETTERS = 12;

/** Presents a teaser as wide as the page; a theme among its classes makes it a field of colour. */
export function presentFullTeaser({ extra_class: extraClass, ...teaser }: FieldsOf<'full_teaser'>): FullTeaserView {
  const theme = parseTheme(extraClass);
  const longest = Math.max(...teaser.headline.split(/\s+/).map(({ length }) => length));
  return { ...presentTeaser(teaser), ...(theme && { theme }), ...(longest > MAX_LETTERS && { longest }) };
}
