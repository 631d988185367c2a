import { container, PAGE, SITE, start, text } from '../testing/forests.ts';
import { movePlaces } from './movePlaces.ts';

const all = () => true;
/** `document/parent.column: block before, …` */
const spell = (places: ReturnType<typeof movePlaces>) =>
  places.map(
    ({ list, depth, places: own }) =>
      `${' '.repeat(depth)}${list.document}/${list.parent ?? ''}.${list.column}: ${own.map(({ behind }) => behind ?? '^').join(' ')}`,
  );

it('every list of the page is offered from the top, with all places but the block’s own', () => {
  expect(spell(movePlaces(start(), 'b', all))).toEqual([
    'page:1/.0: ^ c',
    ' page:1/c.0: ^ d e',
    ' page:1/c.1: ^ f',
    ' site:1/s.0: ^ t',
  ]);
});

it('nothing is offered inside the block itself, in sections of other screens, or deeper than blocks may stand', () => {
  expect(spell(movePlaces(start(), 'c', (key) => key !== 's'))).toEqual(['page:1/.0: ^ a']);
  const deep = { [PAGE]: [text('x'), container('1', [container('2', [container('3', [container('4', [])])])])], [SITE]: [] };
  expect(spell(movePlaces(deep, 'x', all)).at(-1)).toBe('   page:1/3.0: ^ 4');
});

it('a place is counted without the block', () => {
  const [top] = movePlaces(start(), 'a', all);
  expect(top?.places.map(({ place }) => place.position)).toEqual([1, 2]);
});
