import type { BookingSlotProps } from '@spielplan/shared-contracts/remote';
import { shopPath } from '@spielplan/shared-contracts/routes';
import { keepsChoice } from '@spielplan/shared-contracts/storage';
import { Button, VisuallyHidden } from '@spielplan/shared-ui/components';
import { usePage } from '@spielplan/shared-ui/host';
import { space, withoutScript } from '@spielplan/shared-ui/tokens';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Selection } from '../../domain/selection/selectedTicket.ts';
import { useLoaded } from '../useLoaded.ts';
import { useText } from '../../i18n/useText.ts';
import { PriceOverview } from './PriceOverview.tsx';
import { SaleNotice } from './SaleNotice.tsx';
import { ShopLink } from './ShopLink.tsx';
import { useOffer } from './useOffer.ts';
import { useOfferReports } from './useOfferReports.ts';

/** What the panel is made of. It is loaded from here alone, so that its script leaves out what this one holds. */
export const loadSession = () => import(/* webpackChunkName: "booking-session" */ './sessionParts.ts');
const loadPanel = () => loadSession().then((m) => m.BookingSession);

const loadChoices = () => import(/* webpackChunkName: "choices" */ './choices/Choices.tsx').then((m) => m.Choices);

/**
 * Prices, and the way to tickets, below the heading of the place it stands in. Without JavaScript
 * the prices and the ticket link are there; with it a button that loads and opens the panel in which
 * tickets are chosen and put into the cart (product.md sections 2 and 4).
 */
export function BookingWidget({ event }: { event: BookingSlotProps }) {
  const text = useText();
  const { lang, site } = usePage();
  const [offer, setOffer] = useOffer(event);
  const { state, part: Session, prepare, load } = useLoaded(loadPanel);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const shopUrl = event.ticketUrl ?? site.basketUrl ?? shopPath({ lang });
  const isBookable = offer.sale.kind === 'bookable';
  const { part: Choices, load: showChoices } = useLoaded(loadChoices);
  const [choice, setChoice] = useState<Selection>([]);
  const isOffline = offer.sale.kind === 'offline';
  useOfferReports(event);

  useEffect(() => {
    if (isOffline || keepsChoice(() => localStorage, event.eventId)) showChoices();
  }, [isOffline, event.eventId, showChoices]);

  const toggle = () => {
    if (!Session) load();
    setOpen(!Session || !isOpen);
  };

  return (
    <Widget data-booking={event.eventId}>
      {offer.groups.length > 0 ? (
        <PriceOverview groups={offer.groups} hasStates={isBookable || offer.sale.kind === 'elsewhere'} />
      ) : null}
      <SaleNotice sale={offer.sale} />
      {offer.hasFreeTickets && offer.sale.kind !== 'free' ? <p>{text('sale.freeTickets')}</p> : null}
      {isBookable || isOpen ? (
        <Opener
          ref={opener}
          aria-expanded={isOpen && Session !== null}
          aria-haspopup="dialog"
          isBusy={state === 'loading'}
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && prepare()}
          onFocus={({ target }) => target.matches(':focus-visible') && prepare()}
          onClick={toggle}
        >
          {text(offer.isReserved ? 'booking.reserve' : 'booking.open')}
        </Opener>
      ) : null}
      <VisuallyHidden role="status">{state === 'loading' ? text('booking.loading') : ''}</VisuallyHidden>
      <p role="status">{state === 'failed' ? text('booking.loadFailed') : ''}</p>
      {isBookable || offer.sale.kind === 'elsewhere' ? (
        <ShopLink href={shopUrl} data-fallback={(isBookable && state !== 'failed') || undefined}>
          {text(offer.isReserved ? 'booking.reserveLink' : 'booking.ticketLink')}
        </ShopLink>
      ) : null}
      {Choices && !isOpen ? (
        <Choices
          event={event}
          offer={offer}
          onChoose={(tickets) => {
            setChoice(tickets);
            toggle();
          }}
        />
      ) : null}
      {Session ? (
        <Session
          event={event}
          isOpen={isOpen}
          onToggle={setOpen}
          onOffer={setOffer}
          opener={opener}
          shopUrl={shopUrl}
          choice={choice}
        />
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

  > p:empty {
    position: absolute;
  }
`;

const Opener = styled(Button)`
  position: relative;

  /* Within its padding, so that nothing moves while the panel is on its way. */
  &[aria-busy]::after {
    content: '…' / '';
    position: absolute;
    inset-inline-end: 0.5rem;
  }

  ${withoutScript} {
    display: none;
  }

  html:is([data-missing~='booking'], [data-info='broken']) & {
    display: none;
  }
`;
