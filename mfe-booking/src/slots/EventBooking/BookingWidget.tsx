import type { BookingSlotProps } from '@spielplan/shared-contracts/remote';
import { usePage } from '@spielplan/shared-ui/host';
import { WEBSHOP_PATHS } from '@spielplan/shared-contracts/routes';
import { Button } from '@spielplan/shared-ui/components';
import { space, withoutScript } from '@spielplan/shared-ui/tokens';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useStore } from 'zustand/react';
import { useText } from '../../i18n/useText.ts';
import { BookingPanel } from './components/BookingPanel.tsx';
import { PanelContent } from './components/PanelContent.tsx';
import { PriceOverview } from './components/PriceOverview.tsx';
import { ReservationNote } from './components/ReservationNote.tsx';
import { SaleNotice } from './components/SaleNotice.tsx';
import { ShopLink } from './components/ShopLink.tsx';
import { useBookingStore } from './useBookingStore.ts';
import { useReport } from './useReport.ts';

/**
 * Prices, and the way to tickets, below the heading of the place it stands in. Without JavaScript the prices and the
 * ticket link are there; with it a panel in which tickets are chosen and put into the cart (specification sections 2 and 4).
 */
export function BookingWidget({ event }: { event: BookingSlotProps }) {
  const text = useText();
  const { basketUrl } = usePage().site;
  const store = useBookingStore(event);
  const { offer, isOpen, reservation } = useStore(store);
  const report = useReport();
  const opener = useRef<HTMLButtonElement>(null);
  const shopUrl = event.ticketUrl ?? basketUrl ?? WEBSHOP_PATHS[0];
  const isBookable = offer.sale.kind === 'bookable';

  useEffect(() => {
    for (const { name, isBaseGuessed, base, discounts } of store.getInitialState().offer.groups) {
      if (isBaseGuessed) report('PROVIDER_MALFORMED', `event ${event.eventId}: no price of "${name}" is called Vollpreis`);
      for (const { cents, shown } of [base, ...discounts]) {
        if (cents === null) report('MALFORMED_PRICE', `event ${event.eventId}: ${shown}`);
      }
    }
  }, [store, report, event.eventId]);

  return (
    <Widget data-booking={event.eventId}>
      {offer.groups.length > 0 ? <PriceOverview groups={offer.groups} /> : null}
      <SaleNotice sale={offer.sale} />
      {offer.hasFreeTickets && offer.sale.kind !== 'free' ? <p>{text('sale.freeTickets')}</p> : null}
      {isBookable ? (
        <Opener ref={opener} aria-expanded={isOpen} aria-haspopup="dialog" onClick={isOpen ? store.close : store.open}>
          {text('booking.open')}
        </Opener>
      ) : null}
      {isBookable || offer.sale.kind === 'elsewhere' ? (
        <ShopLink href={shopUrl} data-fallback={isBookable || undefined}>
          {text('booking.ticketLink')}
        </ShopLink>
      ) : null}
      {reservation && !isOpen ? <ReservationNote store={store} reservation={reservation} /> : null}
      {isOpen ? (
        <BookingPanel title={text('booking.panel', { title: event.title })} opener={opener} onClose={store.close}>
          <PanelContent store={store} shopUrl={shopUrl} />
        </BookingPanel>
      ) : null}
    </Widget>
  );
}

const Widget = styled.div`
  display: grid;
  gap: ${space(2)};
  justify-items: start;

  > p {
    margin: 0;
  }
`;

const Opener = styled(Button)`
  ${withoutScript} {
    display: none;
  }

  html[data-missing~='booking'] & {
    display: none;
  }
`;
