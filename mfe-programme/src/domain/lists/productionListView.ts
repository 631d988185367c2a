import type { ChipView, DateFilterView, FilterView } from './filterView.ts';
import type { ProductionCard } from '../productions/productionCard.ts';
import type { ProductionFilterKey, ProductionListQuery } from './productionListQuery.ts';

/** The productions page, ready to show (product.md section 2, productions list). */
export interface ProductionListView {
  /** Path of the productions. */
  path: string;
  query: ProductionListQuery;
  /** Productions in all pages together, and how many stand before this page. */
  count: number;
  before: number;
  productions: ProductionCard[];
  next: string | null;
  previous: string | null;
  /** In a document only their names: read them by `parseNoscriptFilters`. */
  filters: FilterView<ProductionFilterKey>[];
  /** The calendar, in which a day is chosen. */
  dates: DateFilterView;
  chips: ChipView<ProductionFilterKey>[];
  /** The list without any filter. */
  reset: string;
}
