import { startTransition, useEffect, useState, type KeyboardEvent } from 'react';
import type { AnyFilterKey, FilterOption } from '../../domain/filterView.ts';
import { useText } from '../../i18n/useText.ts';
import { FilterListbox } from './FilterListbox.tsx';

interface ListFilterProps {
  filter: AnyFilterKey;
  /** Of its list. */
  id: string;
  options: readonly FilterOption[];
  /** Value of the chosen option; '' where none is. */
  selected: string;
  isOpen: boolean;
  onToggle: (opens: boolean) => void;
  /** Hears of the value chosen; null takes the choice back. */
  onSelect: (value: string | null) => void;
  onClose: (options: { returnsFocus: boolean }) => void;
}

/**
 * One filter: a button and its list of options. The options are made when the browser has nothing else to do, or when somebody
 * reaches for the button, so that a press only shows them (interaction to next paint).
 */
export function ListFilter({ filter, id, options, selected, isOpen, onToggle, onSelect, onClose }: ListFilterProps) {
  const text = useText();
  const [isReached, setReached] = useState(false);
  const name = text(`filter.${filter}`);
  const chosen = options.find(({ value }) => value === selected)?.label;
  const reach = () => startTransition(() => setReached(true));
  useEffect(() => {
    const idle = globalThis.requestIdleCallback?.(reach);
    return () => void (idle && cancelIdleCallback(idle));
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    onToggle(true);
  };
  return (
    <>
      <button
        type="button"
        data-filter={filter}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={id}
        onPointerEnter={reach}
        onFocus={reach}
        onClick={() => onToggle(!isOpen)}
        onKeyDown={onKeyDown}
      >
        {name}
        {chosen ? <b>{chosen}</b> : null}
      </button>
      <FilterListbox
        id={id}
        label={name}
        options={[{ value: '', label: text('filter.all') }, ...options]}
        selected={selected}
        isOpen={isOpen}
        isReached={isReached}
        onSelect={(value) => onSelect(value === '' ? null : value)}
        onClose={onClose}
      />
    </>
  );
}
