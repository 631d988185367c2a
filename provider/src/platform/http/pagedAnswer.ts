import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { withQuery } from '@spielplan/shared-contracts/routes';

export interface PagedRequest {
  /** The call's own path, without query. */
  path: string;
  /** What a neighbouring page's address carries besides its number. */
  query: Readonly<Record<string, string | number | undefined>>;
  page: number;
  pageSize: number;
}

/**
 * A page of a list with the addresses of its neighbours. The first page of
 * an empty list exists, any other page behind the end does not: `NOT_FOUND`.
 */
export function pagedAnswer<T>({ path, query, page, pageSize }: PagedRequest, count: number, results: T[]) {
  const lastPage = Math.max(1, Math.ceil(count / pageSize));
  if (page > lastPage) throw new SpielplanError('NOT_FOUND', { field: 'page', detail: `the last page is ${lastPage}` });
  const addressOf = (number: number) => withQuery(path, { ...query, page: number });
  return { count, next: page < lastPage ? addressOf(page + 1) : null, previous: page > 1 ? addressOf(page - 1) : null, results };
}
