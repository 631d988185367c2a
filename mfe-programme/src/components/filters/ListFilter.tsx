import { memo, startTransition, useDeferredValue, useState, type KeyboardEvent } from 'react';
import type { AnyFilterKey, FilterOption } from '../../domain/lists/filterView.ts';
import { useText } from '../../i18n/useText.ts';
import { FilterListbox } from './FilterListbox.tsx';

/** Hears of the option chosen, null for all; `isChange` is false where all were shown before. */
export type OnChoose = (filter: AnyFilterKey, value: string | null, isChange: boolean) => void;

interface ListFilterProps {
  filter: AnyFilterKey;
  /** Of its list. */
  id: string;
  options: readonly FilterOption[];
  /** Values of the chosen options, with commas between; '' where none is. */
  selected: string;
  isSeveral?: boolean | undefined;
  isOpen: boolean;
  onOpen: (filter: AnyFilterKey | null) => void;
  onChoose: OnChoose;
  onClose: () => void;
}

/**
 * One filter: a button and its list of options. The options are made when somebody reaches for the
 * button, so that a press only shows them (interaction to next paint); those of all filters would be
 * a twentieth of what a phone does for the page. Memoised: a press on one renders no other.
 */
export const ListFilter = memo(function ListFilter(props: ListFilterProps) {
  const { filter, id, options, selected, isSeveral, isOpen, onOpen, onChoose, onClose } = props;
  const text = useText();
  const [isReached, setReached] = useState(false);
  const [isByPointer, setByPointer] = useState(false);
  // Pressed by a pointer, the button is on screen before its list is laid out. After a key the list
  // takes the next keys, so it is there at once; it always closes at once.
  const isSettled = useDeferredValue(isOpen);
  const isShown = isOpen && (isSettled || !isByPointer);
  const name = text(`filter.${filter}`);
  const values = selected.split(',');
  const chosen = options.filter(({ value }) => values.includes(value)).map(({ label }) => label);
  const reach = () => startTransition(() => setReached(true));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setByPointer(false);
    onOpen(filter);
  };
  return (
    <div>
      <button
        type="button"
        data-filter={filter}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={id}
        // A finger is there with the press, whose paint must not wait for them.
        onPointerEnter={({ pointerType }) => pointerType !== 'touch' && reach()}
        onFocus={reach}
        onClick={({ detail }) => {
          setByPointer(detail > 0);
          onOpen(isOpen ? null : filter);
        }}
        onKeyDown={onKeyDown}
      >
        {name}
        {chosen.length > 0 ? <b>{chosen.join(', ')}</b> : null}
      </button>
      <FilterListbox
        id={id}
        label={name}
        options={[{ value: '', label: text('filter.all') }, ...options]}
        selected={values}
        isSeveral={isSeveral}
        isOpen={isShown}
        isReached={isReached}
        onSelect={(value) => onChoose(filter, value === '' ? null : value, value !== '' || selected !== '')}
        onClose={onClose}
      />
    </div>
  );
});
