/** Lines of a list of the dashboard. */
export const PAGE_SIZE = 50;

/** A page of what happened between two days of the house. */
export interface PeriodQuery {
  page?: number | undefined;
  date_from?: string | undefined;
  date_to?: string | undefined;
  lang?: 'de' | 'en' | undefined;
}

/** By which column a list is to be sorted, and how. */
export interface SortQuery<S extends string> {
  sort?: S | undefined;
  order?: 'asc' | 'desc' | undefined;
}

/** The direction of a sorting; the usual one only where nothing was asked for. */
export function isDescending({ sort, order }: SortQuery<string>, isUsually: boolean): boolean {
  return order ? order === 'desc' : sort === undefined && isUsually;
}
