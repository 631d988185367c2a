import { color, font, from, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { useCallback, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { AnyFilterKey, DateFilterView, FilterView } from '../../domain/filterView.ts';
import { afterPaint } from './afterPaint.ts';
import { DateFilter } from './DateFilter.tsx';
import { ListFilter } from './ListFilter.tsx';

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

/** The filters of a list, one open at a time, closed by a press elsewhere (specification section 4). */
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

  const focusButton = (key: Key | 'date') => items.current?.querySelector<HTMLElement>(`[data-filter="${key}"]`)?.focus();
  const closeFrom = (key: Key | 'date') => (options: { returnsFocus: boolean }) => {
    close();
    if (options.returnsFocus) focusButton(key);
  };

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
              close();
              focusButton('date');
              afterPaint(() => onSelectDay?.(day));
            }}
            onClose={closeFrom('date')}
          />
        </div>
      ) : null}
      {filters.map(({ key, options }) => (
        <div key={key}>
          <ListFilter
            filter={key}
            id={`${idPrefix}-${key}`}
            options={options}
            selected={selected[key] ?? ''}
            isOpen={open === key}
            onToggle={(opens) => setOpen(opens ? key : null)}
            onSelect={(value) => {
              close();
              focusButton(key);
              if (value !== null || selected[key] !== undefined) afterPaint(() => onSelect(key, value));
            }}
            onClose={closeFrom(key)}
          />
        </div>
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
    display: flex;
    align-items: center;
    gap: ${space(1)};
    min-block-size: ${TARGET_SIZE};
    padding: ${space(1)} ${space(2)};
    border: 2px solid ${color.line};
    border-radius: 0;
    background: ${color.ground};
    color: ${color.ink};
    font: 650 1rem / 1.2 ${font.text};
    text-align: start;
    cursor: pointer;
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

  button[data-filter]:is(:hover, [aria-expanded='true'], :has(b)) {
    background: ${color.ink};
    color: ${color.ground};
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
