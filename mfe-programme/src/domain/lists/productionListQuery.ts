import { defineListQuery, isId, isSlug, type ListQuery } from './listQuery.ts';

/**
 * The addresses of the productions (product.md section
 * 2); the exhibition type goes by its slug (R12).
 */
const productionList = defineListQuery({ season: isId, exhibition_type: isSlug, tag: isId });

export const PRODUCTION_FILTER_KEYS = productionList.keys;
export type ProductionFilterKey = (typeof PRODUCTION_FILTER_KEYS)[number];
/** Which list an address of the productions names. */
export type ProductionListQuery = ListQuery<ProductionFilterKey>;

export const {
  read: readProductionListQuery,
  search: productionSearch,
  isFiltered: isProductionListFiltered,
  withOption: withProductionOption,
} = productionList;
