import { Dialog } from '@spielplan/shared-ui/components';
import { Link } from '@spielplan/shared-ui/host';
import { space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import type { AnyFilterKey } from '../../domain/lists/filterView.ts';
import { useText } from '../../i18n/useText.ts';
import { FilterItems, type FilterItemsProps } from './FilterItems.tsx';

export interface FilterModalProps<Key extends AnyFilterKey = AnyFilterKey> extends FilterItemsProps<Key> {
  isOpen: boolean;
  onClose: () => void;
  /** Says what pressing the button below leads to: "84 events". */
  result: string;
  isBusy: boolean;
  /** The list without any filter; null while nothing is chosen. */
  reset: string | null;
  onReset: (event: MouseEvent<HTMLAnchorElement>, href: string) => void;
}

/**
 * All filters of a list in one dialog, for windows in which they do not stand beside each other.
 * Every choice takes effect at once, so the button below only closes, and says what is there to see.
 */
export function FilterModal<Key extends AnyFilterKey>(props: FilterModalProps<Key>) {
  const { isOpen, onClose, result, isBusy, reset, onReset, ...items } = props;
  const text = useText();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={items.label}
      closeLabel={text('filter.show', { result })}
      dismissLabel={text('filter.close')}
    >
      <Stack>
        <FilterItems {...items} idPrefix="modal-filter" />
        <p role="status">{isBusy ? text('filter.busy') : result}</p>
        {reset ? (
          <Link to={reset} preventScrollReset onClick={(event) => onReset(event, reset)}>
            {text('filter.reset')}
          </Link>
        ) : null}
      </Stack>
    </Dialog>
  );
}

/**
 * The panels open below their buttons, where they push
 * down what follows (product.md section 9: their heights).
 */
const Stack = styled.div`
  display: grid;
  gap: ${space(2)};
  inline-size: 100%;
  min-inline-size: 0;

  [role='group'] {
    flex-direction: column;
    overflow: visible;
  }

  [role='group'] > div > button {
    inline-size: 100%;
    justify-content: space-between;
  }

  [role='listbox'],
  [role='dialog'] {
    position: static;
    min-inline-size: 0;
    max-inline-size: none;
    border-block-start: 0;
  }

  [role='listbox'] {
    max-block-size: 19.4625rem;
  }

  /* Its height (product.md section 9) then ends within a row, and shows that there are more. */
  [role='option'] {
    min-block-size: 3rem;
  }

  [role='group'] [hidden] {
    display: none;
  }

  [role='dialog'] {
    max-block-size: none;
  }

  p {
    margin: 0;
    font-weight: 650;
  }

  > a {
    justify-self: start;
    display: inline-flex;
    align-items: center;
    min-block-size: ${TARGET_SIZE};
    color: inherit;
  }
`;
