import { color, font, space, TARGET_SIZE, withoutScript } from '@spielplan/shared-ui/tokens';
import { useCallback, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../i18n/useText.ts';
import type { AnyFilterKey, FilterView } from '../../domain/filterView.ts';
import { FilterListbox } from './FilterListbox.tsx';

interface FilterBarProps<Key extends AnyFilterKey> {
  /** Names the group: "Filter events". */
  label: string;
  filters: readonly FilterView<Key>[];
  selected: Partial<Record<Key, string>>;
  onSelect: (key: Key, value: string | null) => void;
  /** Begins the ids of its lists, where a page may hold two bars. */
  idPrefix?: string;
}

/** The filters of a list, one open at a time, closed by a click elsewhere (specification section 4). */
export function FilterBar<Key extends AnyFilterKey>({
  label,
  filters,
  selected,
  onSelect,
  idPrefix = 'filter',
}: FilterBarProps<Key>) {
  const text = useText();
  const [open, setOpen] = useState<Key | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  const close = useCallback(() => setOpen(null), []);
  useOutsidePress(bar, open !== null, close);

  const focusButton = (key: Key) => bar.current?.querySelector<HTMLElement>(`[data-filter="${key}"]`)?.focus();

  return (
    <Bar ref={bar} role="group" aria-label={label}>
      {filters.map(({ key, options }) => {
        const value = selected[key] ?? '';
        const name = text(`filter.${key}`);
        const chosen = options.find((option) => option.value === value)?.label;
        return (
          <div key={key}>
            <button
              type="button"
              data-filter={key}
              aria-haspopup="listbox"
              aria-expanded={open === key}
              aria-controls={`${idPrefix}-${key}`}
              onClick={() => setOpen(open === key ? null : key)}
              onKeyDown={(event) => {
                if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
                event.preventDefault();
                setOpen(key);
              }}
            >
              {name}
              {chosen ? <b>{chosen}</b> : null}
            </button>
            <FilterListbox
              id={`${idPrefix}-${key}`}
              label={name}
              options={[{ value: '', label: text('filter.all') }, ...options]}
              selected={value}
              isOpen={open === key}
              onSelect={(option) => {
                close();
                focusButton(key);
                if (option !== '' || value !== '') onSelect(key, option === '' ? null : option);
              }}
              onClose={({ returnsFocus }) => {
                close();
                if (returnsFocus) focusButton(key);
              }}
            />
          </div>
        );
      })}
    </Bar>
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

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};

  ${withoutScript} {
    display: none;
  }

  > div {
    position: relative;
  }

  button {
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

  button::after {
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

  button:hover,
  button[aria-expanded='true'],
  button:has(b) {
    background: ${color.ink};
    color: ${color.ground};
  }

  b::before {
    content: '· ';
  }

  @media print {
    display: none;
  }
`;
