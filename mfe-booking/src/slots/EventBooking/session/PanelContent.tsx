import { useStore } from '@spielplan/shared-ui/host';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { space } from '@spielplan/shared-ui/tokens';
import { useText } from '../../../i18n/useText.ts';
import { useCart } from '../../../stores/useCart.ts';
import { SaleNotice } from '../components/SaleNotice.tsx';
import { ShopLink } from '../components/ShopLink.tsx';
import { AvailabilityNote } from './AvailabilityNote.tsx';
import type { BookingStore } from '../../../stores/createBookingStore.ts';
import { DiscountsStep } from './DiscountsStep.tsx';
import { MainStep } from './MainStep.tsx';
import { Summary } from './Summary.tsx';
import { TimeslotsStep } from './TimeslotsStep.tsx';

interface PanelContentProps {
  store: BookingStore;
  shopUrl: string;
}

/**
 * What the panel shows: one of the steps, or the summary. When that changes the focus goes to
 * its heading; back in the main step it goes to the button that had led away (`data-leads-to`).
 */
export function PanelContent({ store, shopUrl }: PanelContentProps) {
  // Not the selection: a step of a quantity is for its row and the sum alone.
  const step = useStore(store, (state) => state.step);
  const status = useStore(store, (state) => state.status);
  const isSummaryShown = useStore(store, (state) => state.isSummaryShown);
  const offer = useStore(store, (state) => state.offer);
  const hasExpired = useCart(({ record }) => record?.isExpired === true);
  const text = useText();
  const content = useRef<HTMLDivElement>(null);
  const isSummary = status !== 'idle' && isSummaryShown;
  const summary = hasExpired ? 'over' : status;
  const shown = isSummary ? `summary ${summary}` : step.name === 'main' ? 'main' : `${step.name} ${step.group}`;
  const before = useRef(shown);
  const group = step.name === 'main' ? undefined : offer.groups.find(({ key }) => key === step.group);

  useEffect(() => {
    if (before.current === shown) return;
    const origin = content.current?.querySelector<HTMLElement>(`[data-leads-to="${before.current}"]`);
    before.current = shown;
    if (!store.getState().isOpen) return;
    (origin ?? content.current?.querySelector<HTMLElement>('[data-step-heading]'))?.focus();
  }, [shown, store]);

  return (
    <Content ref={content}>
      {isSummary ? null : <AvailabilityNote store={store} />}
      {isSummary ? (
        <Summary store={store} shopUrl={shopUrl} />
      ) : offer.sale.kind !== 'bookable' ? (
        <>
          <SaleNotice sale={offer.sale} />
          {offer.sale.kind === 'offline' ? null : <ShopLink href={shopUrl}>{text('booking.webshop')}</ShopLink>}
        </>
      ) : group && step.name === 'discounts' ? (
        <DiscountsStep store={store} group={group} />
      ) : group ? (
        <TimeslotsStep store={store} group={group} />
      ) : (
        <MainStep store={store} />
      )}
    </Content>
  );
}

const Content = styled.div`
  display: grid;
  gap: ${space(2)};
  justify-items: start;

  > * {
    margin: 0;
    max-inline-size: 100%;
  }

  [data-step-heading]:focus {
    outline: none;
  }
`;
