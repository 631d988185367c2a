import { COLUMN_PRESETS } from '@spielplan/shared-contracts/api';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { use } from 'react';
import { ColumnSpan } from '../pictureSizes.ts';
import { picture } from '../testing/showBlock.tsx';
import { Columns } from './Columns.tsx';
import { presentColumns } from './presentColumns.ts';

const block = (id: number) => ({ id, model: 'text', owner: 'shell' as const, data: {} });
/** Says how wide its place is, in twelfths of the page. */
const Ruler = () => <b>{use(ColumnSpan)}</b>;
const show = (view: ReturnType<typeof presentColumns>) =>
  renderInHost(<Columns data={view}>{(blocks) => blocks.map(({ id }) => <Ruler key={id} />)}</Columns>, { isStyled: true });
const widthsIn = (container: HTMLElement) =>
  [...container.querySelectorAll('[data-column]')].map((column) => Number(column.getAttribute('data-column')));

describe('columns', () => {
  it.each(Object.entries(COLUMN_PRESETS))('%s are as wide as the preset says, and their blocks know it', (_, widths) => {
    const columns = widths.map((width) => ({ classes: `col-${width}` }));
    const view = presentColumns(
      columns,
      widths.map((width) => ({ blocks: [block(width)] })),
    );
    const { container } = show(view);
    expect(widthsIn(container)).toEqual([...widths]);
    expect([...container.querySelectorAll('b')].map(({ textContent }) => Number(textContent))).toEqual([...widths]);
  });

  it.each([...new Set(Object.values(COLUMN_PRESETS).flat())])(
    'of %s twelfths have a rule of their own on wide screens',
    (width) => {
      show(presentColumns([{ classes: `col-${width}` }], []));
      const css = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
      const sheets = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)).join('');
      const rules = (css + sheets).replace(/\s+/g, '');
      // The whole width is what a column has without one.
      expect(rules).toMatch(
        width === 12 ? /grid-column:span12/ : new RegExp(`data-column=['"]${width}['"]\\]\\{grid-column:span${width}`),
      );
    },
  );

  it.each([
    [
      ['medium-3 x', 'col-6', 'col-3'],
      [3, 6, 3],
    ],
    [
      ['', ''],
      [6, 6],
    ],
    [
      ['col-40', 'col-0', 'x'],
      [4, 4, 4],
    ],
  ])('of %j share the width evenly where a class says nothing: %j', (classes, spans) => {
    const { columns } = presentColumns(
      classes.map((each) => ({ classes: each })),
      [],
    );
    expect(columns.map(({ span }) => span)).toEqual(spans);
  });

  it('without blocks keep their place, and are no field of colour', () => {
    const { container } = show(presentColumns([{ classes: 'col-8' }, { classes: 'col-4' }], []));
    expect(widthsIn(container)).toEqual([8, 4]);
    expect(container.querySelector('[data-field], picture, b')).toBeNull();
  });

  it('of a section may be a field of colour with a picture behind', () => {
    const view = presentColumns([{ classes: '' }], [], { extra_class: 'cc02 narrow', image: picture as never });
    expect(presentColumns([], [], { extra_class: 'cc020', image: null }).theme).toBeUndefined();
    const { container } = show(view);
    expect(container.querySelector('.cc02[data-field][data-narrow][data-backed]')).not.toBeNull();
    expect(container.querySelector('img')).toHaveAttribute('alt', '');
  });
});
