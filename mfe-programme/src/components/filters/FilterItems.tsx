import { afterPaint } from '@spielplan/shared-ui/host';
import { color, from, space } from '@spielplan/shared-ui/tokens';
import { useCallback, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { AnyFilterKey, DateFilterView, FilterView } from '../../domain/filterView.ts';
import { DateFilter } from './DateFilter.tsx';
import { filterButton } from './filterButton.ts';
import { ListFilter, type OnChoose, type OnClose } from './ListFilter.tsx';

export interface FilterItemsProps<Key extends AnyFilterKey> {
  /** Names the group: "Filter events". */
  label: string;
  filters: readonly FilterView<Key>[];
  selected: Partial<Record<Key, string>>;
  onSelect: (key: Key, value: string | null) => void;
  /** The calendar, which stands first where there is one. */
  dates?: DateFilterView | null;
  /** Hears of the Berlin day chosen; null takes the choice back. */
  onSelectDay?: (day: string | null) => void;
  /** Begins the ids of its lists, where a page may hold two bars. */
  idPrefix?: string;
}

/** The filters of a list, one open at a time, closed by a press elsewhere (product.md section 4). */
export function FilterItems<Key extends AnyFilterKey>({
  label,
  filters,
  selected,
  onSelect,
  dates,
  onSelectDay,
  idPrefix = 'filter',
}: FilterItemsProps<Key>) {
  const [open, setOpen] = useState<Key | 'date' | null>(null);
  const items = useRef<HTMLDivElement>(null);
  const close = useCallback(() => setOpen(null), []);
  useOutsidePress(items, open !== null, close);

  const focusButton = useCallback(
    (key: Key | 'date') => items.current?.querySelector<HTMLElement>(`[data-filter="${key}"]`)?.focus(),
    [],
  );
  const closeFrom = useCallback(
    (key: Key | 'date', { returnsFocus }: { returnsFocus: boolean }) => {
      close();
      if (returnsFocus) focusButton(key);
    },
    [close, focusButton],
  );
  const choose = useCallback(
    (key: Key, value: string | null, isChange: boolean) => {
      closeFrom(key, { returnsFocus: true });
      if (isChange) afterPaint(() => onSelect(key, value));
    },
    [closeFrom, onSelect],
  );

  return (
    <Items ref={items} role="group" aria-label={label}>
      {dates ? (
        <div>
          <DateFilter
            id={`${idPrefix}-date`}
            dates={dates}
            isOpen={open === 'date'}
            onToggle={() => setOpen(open === 'date' ? null : 'date')}
            onSelect={(day) => {
              closeFrom('date', { returnsFocus: true });
              afterPaint(() => onSelectDay?.(day));
            }}
            onClose={(options) => closeFrom('date', options)}
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
          isOpen={open === key}
          // Only this filter's own keys come back from it.
          onOpen={setOpen as (key: AnyFilterKey | null) => void}
          onChoose={choose as OnChoose}
          onClose={closeFrom as OnClose}
        />
      ))}
    </Items>
  );
}

/** Calls `onPress` when the visitor presses outside of an element, while it listens. */
function useOutsidePress(element: React.RefObject<HTMLElement | null>, isListening: boolean, onPress: () => void): void {
  useEffect(() => {
    if (!isListening) return;
    const listen = (event: PointerEvent) => {
      if (event.target instanceof Node && !element.current?.contains(event.target)) onPress();
    };
    document.addEventListener('pointerdown', listen);
    return () => document.removeEventListener('pointerdown', listen);
  }, [element, isListening, onPress]);
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
