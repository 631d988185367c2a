import type { PageModule } from '@spielplan/shared-contracts/api';
import type { ThemeName } from '@spielplan/shared-ui/tokens';
import type { BlockView } from '../../screens/CmsPage/CmsPageView.ts';

/** Columns of a container or section; `theme` makes it a field of colour as wide as the page. */
export interface ColumnsView {
  theme?: ThemeName;
  /** `span` is the width in twelfths. */
  columns: { span: number; blocks: readonly BlockView[] }[];
}

type Classes = Pick<PageModule['columns'][number], 'classes'>;

/** Presents columns by their classes (`col-8`); a class that says nothing shares the width evenly. Empty columns keep their place. */
export function presentColumns(
  columns: readonly Classes[],
  loaded: readonly { blocks: BlockView[] }[],
  extraClass: string,
): ColumnsView {
  const theme = /\bcc0[123]\b/.exec(extraClass)?.[0] as ThemeName | undefined;
  return {
    ...(theme && { theme }),
    columns: columns.map(({ classes }, index) => ({
      span: readSpan(classes) ?? Math.floor(12 / columns.length),
      blocks: loaded[index]?.blocks ?? [],
    })),
  };
}

function readSpan(classes: string): number | null {
  const span = Number(/(?:^|[\s-])(\d{1,2})(?:$|\s)/.exec(classes)?.[1]);
  return span >= 1 && span <= 12 ? span : null;
}
