import type { FieldsOf, PageBlock, Picture } from '@spielplan/shared-contracts/api';
import type { ThemeName } from '@spielplan/shared-ui/tokens';
import type { BlockView } from '@spielplan/shared-contracts/remote';
import { parseTheme } from '../parseTheme.ts';

/** Columns of a container or section; `theme` or a picture makes it a field as wide as the page. */
export interface ColumnsView {
  theme?: ThemeName;
  /** Lines of reading length instead of the page's width. */
  isNarrow?: true;
  /** The picture behind the columns, which then have a background of their own. */
  picture?: Picture;
  /** `span` is the width in twelfths. */
  columns: { span: number; blocks: readonly BlockView[] }[];
}

type Classes = Pick<PageBlock['columns'][number], 'classes'>;
type Look = Pick<FieldsOf<'section'>, 'extra_class' | 'image'>;

/**
 * Presents columns by their classes (`col-8`); a class that says
 * nothing shares the width evenly. Empty columns keep their place.
 */
export function presentColumns(
  columns: readonly Classes[],
  loaded: readonly { blocks: BlockView[] }[],
  look?: Look,
): ColumnsView {
  const theme = parseTheme(look?.extra_class ?? '');
  return {
    ...(theme && { theme }),
    ...(/\bnarrow\b/.test(look?.extra_class ?? '') && { isNarrow: true as const }),
    ...(look?.image && { picture: { ...look.image, credit: undefined } }),
    columns: columns.map(({ classes }, index) => ({
      span: parseSpan(classes) ?? Math.floor(12 / columns.length),
      blocks: loaded[index]?.blocks ?? [],
    })),
  };
}

function parseSpan(classes: string): number | null {
  const span = Number(/(?:^|[\s-])(\d{1,2})(?:$|\s)/.exec(classes)?.[1]);
  return span >= 1 && span <= 12 ? span : null;
}
