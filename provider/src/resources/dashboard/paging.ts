/** Lines of a list of the dashboard. */
export const PAGE_SIZE = 50;

/** A page of what happened between two Berlin days. */
export interface PeriodQuery {
  page?: number | undefined;
  date_from?: string | undefined;
  date_to?: string | undefined;
  lang?: 'de' | 'en' | undefined;
}
