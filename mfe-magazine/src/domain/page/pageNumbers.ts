/**
 * The page of a list that a query asks for: 1 where it asks for
 * none, `null` where it asks for something that is no page.
 */
export function parsePageNumber(search: URLSearchParams): number | null {
  const value = search.get('page');
  if (!value) return 1;
  return /^[1-9]\d{0,5}$/.test(value) ? Number(value) : null;
}

/** How many pages a list has, told from one of them: every page but the last is full. */
export function countPages({
  page,
  count,
  shown,
  isLast,
}: {
  page: number;
  count: number;
  shown: number;
  isLast: boolean;
}): number {
  return isLast || shown === 0 ? page : Math.ceil(count / shown);
}
