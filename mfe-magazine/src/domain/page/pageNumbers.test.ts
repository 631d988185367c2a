import { countPages, parsePageNumber } from './pageNumbers.ts';

describe('the page of a list', () => {
  it.each([
    ['', 1],
    ['page=', 1],
    ['page=1', 1],
    ['page=12', 12],
    ['page=0', null],
    ['page=-1', null],
    ['page=1.5', null],
    ['page=abc', null],
    ['page=99999999999', null],
  ])('of "?%s" is %p', (query, page) => {
    expect(parsePageNumber(new URLSearchParams(query))).toBe(page);
  });
});

describe('the number of pages', () => {
  it.each([
    ['forty articles, twelve a page', { page: 1, count: 40, shown: 12, isLast: false }, 4],
    ['the last of them, with four articles', { page: 4, count: 40, shown: 4, isLast: true }, 4],
    ['a single page', { page: 1, count: 3, shown: 3, isLast: true }, 1],
    ['an empty list', { page: 1, count: 0, shown: 0, isLast: true }, 1],
  ])('of %s', (_, list, pages) => {
    expect(countPages(list)).toBe(pages);
  });
});
