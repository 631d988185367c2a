import type { FilterKey } from './eventListQuery.ts';
import type { ProductionFilterKey } from './productionListQuery.ts';

/** A filter of any list; each has its name in the messages (`filter.room`). */
export type AnyFilterKey = FilterKey | ProductionFilterKey;

export interface FilterOption {
  value: string;
  label: string;
}

/** One filter with what it offers. */
export interface FilterView<Key extends AnyFilterKey> {
  key: Key;
  options: FilterOption[];
}

/** A selected filter, or the date, with the list that is left when it is removed. */
export interface ChipView<Key extends AnyFilterKey = AnyFilterKey> {
  key: Key | 'date';
  value: string;
  href: string;
}
