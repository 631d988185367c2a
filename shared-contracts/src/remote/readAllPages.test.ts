import { SpielplanError } from '../errors/index.ts';
import { readAllPages } from './readAllPages.ts';

const item = (id: number) => ({ id });
const paged = (pages: Record<number, number[]>, count: number) => async (page: number) => {
  const ids = pages[page];
  if (!ids) throw new SpielplanError('NOT_FOUND');
  return { count, next: page * 2 < count ? '/next' : null, results: ids.map(item) };
};
const never = () => {
  throw new Error('The list was cut.');
};

it('A list comes whole, page after page, in its order', async () => {
  expect(await readAllPages(paged({ 1: [1, 2], 2: [3, 4], 3: [5] }, 5), never)).toEqual([1, 2, 3, 4, 5].map(item));
});

it('What moved to another page meanwhile counts once, and a last page that has gone is empty', async () => {
  expect(await readAllPages(paged({ 1: [1, 2], 2: [2, 3] }, 5), never)).toEqual([1, 2, 3].map(item));
});

it('A page that fails otherwise fails the list', async () => {
  const readPage = (page: number) =>
    page === 1 ? paged({ 1: [1, 2] }, 4)(1) : Promise.reject(new SpielplanError('PROVIDER_TIMEOUT'));
  await expect(readAllPages(readPage, never)).rejects.toMatchObject({ spielplan: 'PROVIDER_TIMEOUT' });
});

it('A list beyond fifty pages ends there, and says so', async () => {
  const cut: number[] = [];
  const readPage = async (page: number) => ({ count: 150, next: '/next', results: [item(page * 2), item(page * 2 + 1)] });
  expect(await readAllPages(readPage, (count) => cut.push(count))).toHaveLength(100);
  expect(cut).toEqual([150]);
});
