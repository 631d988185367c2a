import { BLOCKS } from '@spielplan/shared-contracts/api';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { presentTwoColumns } from './presentTwoColumns.ts';
import { TwoColumns } from './TwoColumns.tsx';

const image = { base: '/media/a', alt: 'Halle', width: 3, height: 2, color: '#000000', widths: [320], formats: ['jpg'] };
const present = (fields: object) => presentTwoColumns(BLOCKS.two_columns.fields.parse(fields));

describe('two columns', () => {
  it.each([
    ['image-text', /img.*Kardiologinnen/],
    ['text-image', /Kardiologinnen.*img/],
  ])('as %s are read in the order they are seen', (extra_class, order) => {
    const { container } = renderInHost(<TwoColumns data={present({ extra_class, image, text: '<p>Kardiologinnen</p>' })!} />);
    expect(container.innerHTML).toMatch(order);
  });

  it('need one of the two', () => {
    expect(present({})).toBeNull();
    expect(present({ text: '<p>x</p>' })).toMatchObject({ picture: null });
  });
});
