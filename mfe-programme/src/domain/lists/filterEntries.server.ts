import type { Option } from '@spielplan/shared-contracts/api';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import type { AnyFilterKey, ChipView, FilterName, FilterOption, FilterView } from './filterView.ts';
import { optionsIn } from './listQuery.ts';

/** An option of a filter. What is not offered still names a filter that an address selects. */
export interface FilterEntry extends FilterOption {
  isOffered: boolean;
}

export type FilterEntries<Key extends AnyFilterKey> = Readonly<Record<Key, FilterEntry[]>>;

/** The entry of an option by id or slug. */
export function filterEntry({ name }: Pick<Option, 'name'>, value: number | string, isOffered: boolean): FilterEntry {
  return { value: String(value), label: name, isOffered };
}

/**
 * Reads the option lists of a list's filters side by side. One that cannot be read is empty,
 * logged, and makes the page `isPartial`; the list itself is worth more than a filter.
 */
export async function readFilterEntries<Key extends AnyFilterKey>(
  lists: Readonly<Record<Key, () => Promise<FilterEntry[]>>>,
  log: LoadContext['log'],
): Promise<{ entries: FilterEntries<Key>; isPartial: boolean }> {
  const keys = Object.keys(lists) as Key[];
  const results = await Promise.allSettled(keys.map((key) => lists[key]()));
  const read = results.map((result, index) => {
    if (result.status === 'fulfilled') return [keys[index], result.value];
    log('warn', 'events.filterUnavailable', { filter: keys[index], error: String(result.reason) });
    return [keys[index], []];
  });
  // One entry for each key of `lists`.
  const entries = Object.fromEntries(read) as Record<Key, FilterEntry[]>;
  return { entries, isPartial: results.some(({ status }) => status === 'rejected') };
}

/**
 * The filters that offer anything, in the order of `keys`;
 * `counts` by the value of an option, what it leaves out is 0.
 */
export function presentFilters<Key extends AnyFilterKey>(
  keys: readonly Key[],
  entries: FilterEntries<Key>,
  counts?: Readonly<Record<Key, Readonly<Record<string, number>>>>,
): FilterView<Key>[] {
  return keys
    .map((key) => ({
      key,
      options: entries[key]
        .filter(({ isOffered }) => isOffered)
        .map(({ value, label }) => ({ value, label, ...(counts && { count: counts[key][value] ?? 0 }) })),
    }))
    .filter(({ options }) => options.length > 0);
}

/** A list as its document carries it, whose `FilterForm` holds the options. */
export function withoutOptions(view: { filters: readonly FilterView<AnyFilterKey>[] }): object {
  const filters = view.filters.map(({ key, options }): FilterName<AnyFilterKey> => ({
    key,
    isCounted: options.some(({ count }) => count !== undefined),
  }));
  return { ...view, filters };
}

/**
 * What is selected, each option with the address of the list
 * without it; what is not offered any more says so.
 */
export function presentChips<Key extends AnyFilterKey>(
  keys: readonly Key[],
  selected: Partial<Record<Key, string>>,
  entries: FilterEntries<Key>,
  { without, unknown }: { without: (key: Key, value: string) => string; unknown: string },
): ChipView<Key>[] {
  return keys.flatMap((key) =>
    optionsIn(selected[key]).map((value) => {
      const label = entries[key].find((entry) => entry.value === value)?.label ?? unknown;
      return { key, value: label, href: without(key, value) };
    }),
  );
}
