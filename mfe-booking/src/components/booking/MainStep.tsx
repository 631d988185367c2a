import { needsKeptPlaces } from '@spielplan/shared-contracts/storage';
import { useStore } from '@spielplan/shared-ui/host';
import { Button } from '@spielplan/shared-ui/components';
import { color, from } from '@spielplan/shared-ui/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../i18n/useText.ts';
import type { BookingStore } from '../../stores/createBookingStore.ts';
import { GroupRow } from './GroupRow.tsx';
import { useUntilClosed } from './useUntilClosed.ts';

/** The price list shows so many items until it is expanded (product.md section 2). */
const COLLAPSED_ITEMS = 2;

/**
 * The first step: the base price of each seat group,
 * what is selected so far, and the way into the cart.
 */
export function MainStep({ store, children }: { store: BookingStore; children?: ReactNode }) {
  const text = useText();
  const offered = useStore(store, (state) => state.offer.groups);
  // Nobody sees this step before a press, so what this browser keeps may be read here (R71).
  const groups = needsKeptPlaces(() => localStorage) ? offered.toSorted((a, b) => Number(b.isKept) - Number(a.isKept)) : offered;
  const [isExpanded, setExpanded] = useUntilClosed(store);
  const hidden = groups.length - COLLAPSED_ITEMS;
  const shown = isExpanded ? groups : groups.slice(0, COLLAPSED_ITEMS);

  return (
    <>
      <h4 tabIndex={-1} data-step-heading>
        {text('prices.title')}
      </h4>
      <PriceList aria-label={text('prices.list')} data-long={hidden > 0 || undefined} data-expanded={isExpanded || undefined}>
        {shown.map((group) => (
          <GroupRow key={group.key} store={store} group={group} />
        ))}
      </PriceList>
      {hidden > 0 ? (
        <Button variant="quiet" aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
          {isExpanded ? text('prices.fewer') : text('prices.more', { count: hidden })}
        </Button>
      ) : null}
      {children}
    </>
  );
}

// Heights as in product.md section 9; what does not fit can be scrolled
// to. On small screens the sheet scrolls, and not its list, too.
const PriceList = styled.ul`
  inline-size: 100%;
  margin: 0;
  padding: 0;
  border-block: 1px solid ${color.line};
  list-style: none;

  ${from.medium} {
    &[data-long] {
      max-block-size: 11.25rem;
      overflow-y: auto;
    }

    &[data-expanded] {
      max-block-size: 25rem;
    }
  }

  > li + li {
    border-block-start: 1px solid ${color.line};
  }

  > li {
    padding-block: 0.375rem 0.625rem;
  }
`;
