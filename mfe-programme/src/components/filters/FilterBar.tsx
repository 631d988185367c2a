import { color, from, space, withoutScript } from '@spielplan/shared-ui/tokens';
import { useState, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import type { AnyFilterKey } from '../../domain/lists/filterView.ts';
import { useText } from '../../i18n/useText.ts';
import { filterButton } from './filterButton.ts';
import { FilterItems, type FilterItemsProps } from './FilterItems.tsx';
import type { FilterModalProps } from './FilterModal.tsx';
import { useLazyPart } from './useLazyPart.ts';

const loadModal = () => import(/* webpackChunkName: "filter-modal" */ './FilterModal.tsx').then((m) => m.FilterModal);

interface FilterBarProps<Key extends AnyFilterKey> extends FilterItemsProps<Key> {
  /** How much the list holds, in words: "84 events". */
  result: string;
  /** Another list is under way. */
  isBusy: boolean;
  /** The list without any filter; null while nothing is chosen. */
  reset: string | null;
  onReset: (event: MouseEvent<HTMLAnchorElement>, href: string) => void;
}

/**
 * The filters above a list. In a small window they are one row to swipe, led
 * by a button that opens all of them in a dialog (product.md section 2).
 */
export function FilterBar<Key extends AnyFilterKey>({ result, isBusy, reset, onReset, ...items }: FilterBarProps<Key>) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  // The modal does not care which keys it is given; `items` holds both them and what hears of them.
  const { Part, hasFailed, load } = useLazyPart(loadModal, isOpen);
  const FilterModal = Part as ((props: FilterModalProps<Key>) => React.ReactNode) | null;
  const count = Object.keys(items.selected).length + (items.dates?.chosen ? 1 : 0);
  return (
    <Bar>
      <button
        type="button"
        className="all"
        aria-haspopup="dialog"
        onPointerEnter={load}
        onFocus={load}
        onClick={() => setOpen(true)}
      >
        {text('filter.all.open')}
        {count > 0 ? (
          <span role="img" aria-label={text('filter.all.count', { count })}>
            {count}
          </span>
        ) : null}
      </button>
      <FilterItems {...items} />
      {hasFailed && isOpen ? <p role="alert">{text('filter.failed')}</p> : null}
      {FilterModal ? (
        <FilterModal
          {...items}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          result={result}
          isBusy={isBusy}
          reset={reset}
          onReset={onReset}
        />
      ) : null}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  /* In a grid it may be narrower than its row of filters. */
  min-inline-size: 0;

  ${withoutScript} {
    display: none;
  }

  > [role='group'] {
    flex: 1;
  }

  > p {
    flex-basis: 100%;
    margin: 0;
  }

  > .all {
    ${filterButton}
    background: ${color.ink};
    color: ${color.ground};
  }

  > .all > span {
    min-inline-size: 1.5em;
    padding: 0.1em 0.35em;
    background: ${color.accent};
    color: ${color.onAccent};
  }

  ${from.medium} {
    > .all {
      display: none;
    }
  }

  @media print {
    display: none;
  }
`;
