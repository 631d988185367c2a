import { afterPaint, useLayer } from '@spielplan/shared-ui/host';
import { color, from, space } from '@spielplan/shared-ui/tokens';
import { useCallback, useRef, useState, type FocusEvent } from 'react';
import { styled } from 'styled-components';
import type { AnyFilterKey, DateFilterView, FilterView } from '../../domain/lists/filterView.ts';
import { DateFilter } from './DateFilter.tsx';
import { filterButton } from './filterButton.ts';
import { ListFilter, type OnChoose } from './ListFilter.tsx';

export interface FilterItemsProps<Key extends AnyFilterKey> {
  /** Names the group: "Filter events". */
  label: string;
  filters: readonly FilterView<Key>[];
  /** The options chosen in each filter, with commas between. */
  selected: Partial<Record<Key, string>>;
  /** Whether more than one option of a filter can be chosen. */
  isSeveral?: boolean | undefined;
  onSelect: (key: Key, value: string | null) => void;
  /** The calendar, which stands first where there is one. */
  dates?: DateFilterView | null;
  /** Hears of the day in the house chosen, and of the last one where the choice ends; null takes the choice back. */
  onSelectDay?: (day: string | null, lastDay?: string) => void;
  /** Begins the ids of its lists, where a page may hold two bars. */
  idPrefix?: string;
}

/**
 * The filters of a list, one open at a time, closed by a press elsewhere (product.md section 4).
 */
export function FilterItems<Key extends AnyFilterKey>({
  label,
  filters,
  selected,
  isSeveral,
  onSelect,
  dates,
  onSelectDay,
  idPrefix = 'filter',
}: FilterItemsProps<Key>) {
  const [open, setOpen] = useState<Key | 'date' | null>(null);
  const items = useRef<HTMLDivElement>(null);
  const [opener] = useState(() => ({
    get current() {
      return items.current?.querySelector<HTMLElement>('[data-filter][aria-expanded="true"]') ?? null;
    },
  }));
  const close = useCallback(() => setOpen(null), []);
  useLayer(open !== null, items, close, opener);
  const choose = useCallback(
    (key: Key, value: string | null, isChange: boolean) => {
      opener.current?.focus();
      close();
      if (isChange) afterPaint(() => onSelect(key, value));
    },
    [close, opener, onSelect],
  );

  // The keys that lead from the calendar to the next
  // filter leave a panel behind that would lie over it.
  const closeBehind = ({ target }: FocusEvent<HTMLElement>) => {
    const { filter } = target.dataset;
    if (filter !== undefined && filter !== open && target.matches(':focus-visible')) close();
  };
  return (
    <Items ref={items} role="group" aria-label={label} onFocus={closeBehind}>
      {dates ? (
        <div>
          <DateFilter
            id={`${idPrefix}-date`}
            dates={dates}
            isOpen={open === 'date'}
            onToggle={() => setOpen(open === 'date' ? null : 'date')}
            onSelect={(day, lastDay) => {
              opener.current?.focus();
              close();
              afterPaint(() => onSelectDay?.(day, lastDay));
            }}
          />
        </div>
      ) : null}
      {filters.map(({ key, options }) => (
        <ListFilter
          key={key}
          filter={key}
          id={`${idPrefix}-${key}`}
          options={options}
          selected={selected[key] ?? ''}
          isSeveral={isSeveral}
          isOpen={open === key}
          // Only this filter's own keys come back from it.
          onOpen={setOpen as (key: AnyFilterKey | null) => void}
          onChoose={choose as OnChoose}
          onClose={close}
        />
      ))}
    </Items>
  );
}

const Items = styled.div`
  display: flex;
  gap: ${space(1)};
  min-inline-size: 0;

  > div {
    position: relative;
    flex: none;
  }

  button[data-filter] {
    ${filterButton}
  }

  button[data-filter]::after {
    content: '';
    box-sizing: border-box;
    inline-size: 0.5em;
    block-size: 0.5em;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    rotate: 45deg;
    translate: 0 -0.15em;
  }

  button[aria-expanded='true']::after {
    rotate: 225deg;
    translate: 0 0.15em;
  }

  button[data-filter]:is([aria-expanded='true'], :has(b)) {
    background: ${color.ink};
    color: ${color.ground};
  }

  /* A finger leaves its hover behind, and what is not chosen would look so. */
  @media (hover: hover) {
    button[data-filter]:hover {
      background: ${color.ink};
      color: ${color.ground};
    }
  }

  /* What is chosen stands once on the page, below the bar; here only who hears the button is told. */
  b {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  @media not all and (min-width: 48em) {
    overflow-x: auto;
    scrollbar-width: none;
    /* Room for the focus ring, which a scrolling row would cut off. */
    margin: -4px;
    padding: 4px;
  }

  ${from.medium} {
    flex-wrap: wrap;
  }
`;
