import type { AnyFilterKey, FilterName, FilterOption, FilterView } from '../../domain/lists/filterView.ts';

const read = new WeakMap<object, unknown>();

/** Made as real controls, which nobody sees, they would cost a phone ten times what reading them does. */
const CONTROL = /<\/?(?:select|option|input)\b/g;

/**
 * The filters of a list with their options. A document only names them (`withoutOptions`): the options are read,
 * once, from its form for visitors without scripts (`FilterForm`), which browsers with scripts keep as a text.
 */
export function parseNoscriptFilters<Key extends AnyFilterKey>(
  filters: readonly (FilterView<Key> | FilterName<Key>)[],
): readonly FilterView<Key>[] {
  if (!read.has(filters)) read.set(filters, filters.some((filter) => !('options' in filter)) ? readForm(filters) : filters);
  return read.get(filters) as readonly FilterView<Key>[];
}

function readForm<Key extends AnyFilterKey>(filters: readonly (FilterView<Key> | FilterName<Key>)[]): FilterView<Key>[] {
  const markup = [...document.querySelectorAll('main noscript')].map(({ innerHTML }) => innerHTML).join('');
  const form = new DOMParser().parseFromString(markup.replaceAll(CONTROL, '$&-text'), 'text/html');
  return filters.map((filter) => {
    if ('options' in filter) return filter;
    // The first option stands for all.
    const [, ...options] = form.querySelectorAll(`select-text[name='${filter.key}'] option-text`);
    return { key: filter.key, options: options.map((option) => readOption(option, filter.isCounted)) };
  });
}

function readOption(option: Element, isCounted: boolean): FilterOption {
  const value = option.getAttribute('value')!;
  const text = option.textContent;
  const end = isCounted ? text.lastIndexOf(' (') : text.length;
  return { value, label: text.slice(0, end), ...(isCounted && { count: Number.parseInt(text.slice(end + 2), 10) }) };
}
