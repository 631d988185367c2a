import { Notice } from '@spielplan/shared-ui/components';
import { useStore } from '@spielplan/shared-ui/host';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { space } from '@spielplan/shared-ui/tokens';
import { useText } from '../../i18n/useText.ts';
import type { BookingStore } from '../../stores/createBookingStore.ts';
import { keepsCookies } from '../../transport/keepsCookies.ts';
import { AvailabilityNote } from './AvailabilityNote.tsx';
import { DiscountsStep } from './DiscountsStep.tsx';
import { MainStep } from './MainStep.tsx';
import { SaleNotice } from './SaleNotice.tsx';
import { ShopLink } from './ShopLink.tsx';
import { TimeslotsStep } from './TimeslotsStep.tsx';

interface BookingStepsProps {
  store: BookingStore;
  shopUrl: string;
  /** What stands in the place of the steps: its name, which differs where the focus has to go to it again. */
  summary?: { name: string; content: ReactNode } | undefined;
  /** Stands below the prices. */
  children?: ReactNode;
}

/**
 * The steps in which tickets of one event are chosen, or what became of them. When that changes the focus goes to
 * its heading; back in the main step it goes to the button that had led away (`data-leads-to`). A browser that keeps no
 * cookies has no cart: it is told so before anything is chosen.
 */
export function BookingSteps({ store, shopUrl, summary, children }: BookingStepsProps) {
  // Not the selection: a step of a quantity is for its row and the sum alone.
  const step = useStore(store, (state) => state.step);
  const offer = useStore(store, (state) => state.offer);
  const text = useText();
  const [hasCookies] = useState(keepsCookies);
  const content = useRef<HTMLDivElement>(null);
  const shown = summary?.name ?? (step.name === 'main' ? 'main' : `${step.name} ${step.group}`);
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
      {summary ? null : <AvailabilityNote store={store} />}
      {summary ? (
        summary.content
      ) : offer.sale.kind !== 'bookable' ? (
        <>
          <SaleNotice sale={offer.sale} />
          {offer.sale.kind === 'offline' ? null : <ShopLink href={shopUrl}>{text('booking.webshop')}</ShopLink>}
        </>
      ) : !hasCookies ? (
        <>
          <Notice tone="error" title={text('error.noCookies')} />
          <ShopLink href={shopUrl}>{text(offer.isReserved ? 'booking.reserveLink' : 'booking.ticketLink')}</ShopLink>
        </>
      ) : group && step.name === 'discounts' ? (
        <DiscountsStep store={store} group={group} />
      ) : group ? (
        <TimeslotsStep store={store} group={group} />
      ) : (
        <MainStep store={store}>{children}</MainStep>
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
