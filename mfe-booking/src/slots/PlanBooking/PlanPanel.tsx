import type { PlanBookingSlotProps } from '@spielplan/shared-contracts/remote';
import { shopPath } from '@spielplan/shared-contracts/routes';
import { keepsChoice } from '@spielplan/shared-contracts/storage';
import { Button, Notice } from '@spielplan/shared-ui/components';
import { Link, useHost, usePage, useStore } from '@spielplan/shared-ui/host';
import { color, font, fontSize, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type * as SessionParts from '../../components/booking/sessionParts.ts';
import { useDateLine } from '../../components/booking/useDateLine.ts';
import { useReport } from '../../components/useReport.ts';
import { useText } from '../../i18n/useText.ts';
import { createPlanBooking, type PlanBooking } from '../../stores/createPlanBooking.ts';
import { useCart, useCartStore } from '../../stores/useCart.ts';
import { getCartRecord } from '../../transport/cartRecord.ts';
import { keepsCookies } from '../../transport/keepsCookies.ts';

type PlanEvent = PlanBookingSlotProps['events'][number];

interface PlanPanelProps extends PlanBookingSlotProps {
  parts: typeof SessionParts;
}

/** Tickets for each event of a plan, one press that puts all of them into the cart, and what became of them (R68). */
export function PlanPanel({ events, parts }: PlanPanelProps) {
  const { BookingSteps, Summary } = parts;
  const lineOf = useDateLine();
  const { lang } = useHost();
  const { site } = usePage();
  const plan = usePlanBooking(events, parts);
  const [hasCookies] = useState(keepsCookies);
  const status = useStore(plan, (state) => state.status);
  const isSummary = useStore(plan, (state) => state.isSummaryShown) && status !== 'idle';
  const hasExpired = useCart(({ record }) => record?.isExpired === true);
  const shopUrl = site.basketUrl ?? shopPath({ lang });
  const panel = useRef<HTMLDivElement>(null);
  const shown = isSummary ? `summary ${hasExpired ? 'over' : status}` : 'steps';
  const before = useRef<string | null>(null);

  // The press that led here is gone from the page: what it led to takes the focus over.
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    panel.current?.querySelector<HTMLElement>('[data-step-heading], [data-plan-heading]')?.focus();
  }, [shown]);

  return (
    <Panel ref={panel}>
      {isSummary ? (
        <Summary store={plan} shopUrl={shopUrl} />
      ) : (
        <>
          <ul className="events">
            {plan.bookings.map(({ event, store }, index) => (
              <li key={event.eventId} data-booking={event.eventId}>
                <h3 tabIndex={-1} data-plan-heading={index === 0 || undefined}>
                  {event.title}
                </h3>
                <p className="start">{lineOf(event)}</p>
                <UnlessInCart event={event} cartUrl={shopUrl}>
                  <BookingSteps store={store} shopUrl={event.ticketUrl ?? shopUrl} />
                </UnlessInCart>
              </li>
            ))}
          </ul>
          {hasCookies ? <Sending plan={plan} parts={parts} /> : null}
        </>
      )}
      <Kept plan={plan} lineOf={lineOf} />
    </Panel>
  );
}

/** Says of an event whose tickets lay in the cart before how many, and offers more of them only when asked. */
function UnlessInCart({ event, cartUrl, children }: { event: PlanEvent; cartUrl: string; children: ReactNode }) {
  const text = useText();
  // What is put into the cart here is told by the summary.
  const [amount, setAmount] = useState(() => heldBefore(event));
  if (amount === 0) return children;
  const offer = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.closest('li')?.querySelector('h3')?.focus();
    setAmount(0);
  };
  return (
    <div className="held">
      <a href={cartUrl}>{text('plan.inCart', { count: amount })}</a>
      <Button variant="outline" onClick={offer}>
        {text('plan.more', { title: event.title })}
      </Button>
    </div>
  );
}

function heldBefore({ idJet }: PlanEvent): number {
  const now = Date.now();
  const record = getCartRecord(now);
  if (!record || record.isExpired || record.until <= now) return 0;
  return record.lines.filter((line) => line.idJet === idJet).reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Says what became of a choice as the shop closed, and where it is offered again (R72). */
function Kept({ plan, lineOf }: { plan: PlanBooking; lineOf: ReturnType<typeof useDateLine> }) {
  const text = useText();
  const ids = useStore(plan, (state) => state.closedOn.join());
  if (ids === '') return null;
  const chosen = plan.bookings.filter(({ event }) => ids.split(',').includes(String(event.eventId)));
  const isKept = chosen.every(({ event }) => keepsChoice(() => localStorage, event.eventId));
  return (
    <Notice tone="error" title={text(isKept ? 'plan.kept' : 'choice.forbidden')}>
      <ul>
        {chosen.map(({ event }) => (
          <li key={event.eventId}>
            {event.path ? <Link to={event.path}>{event.title}</Link> : event.title}, {lineOf(event)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Sending({ plan, parts: { SelectionTotal } }: Pick<PlanPanelProps, 'parts'> & { plan: PlanBooking }) {
  const text = useText();
  const selection = useStore(plan, (state) => state.selection);
  const isSending = useStore(plan, (state) => state.status === 'sending');
  const [isAskedFor, setAskedFor] = useState(false);
  const hintId = useId();
  const isEmpty = selection.length === 0;
  const add = () => {
    setAskedFor(isEmpty);
    void plan.send();
  };
  return (
    <div className="sending">
      <SelectionTotal selection={selection} />
      <Button aria-disabled={isEmpty} aria-describedby={isEmpty ? hintId : undefined} isBusy={isSending} onClick={add}>
        {text('plan.add')}
      </Button>
      <p id={hintId} role="status">
        {isEmpty && isAskedFor ? text('selection.needed') : ''}
      </p>
    </div>
  );
}

/** One booking for each event; they are asked what is left once they are on screen. */
function usePlanBooking(events: PlanBookingSlotProps['events'], { createEventBooking }: PlanPanelProps['parts']): PlanBooking {
  const { signals, lang } = useHost();
  const report = useReport('plan.booking');
  const cart = useCartStore();
  const [plan] = useState(() =>
    createPlanBooking(events.map((event) => ({ event, store: createEventBooking(event, { signals, lang, cart, report }) }))),
  );
  useEffect(() => {
    plan.open();
    return plan.close;
  }, [plan]);
  return plan;
}

const Panel = styled.div`
  display: grid;
  gap: ${space(2)};
  justify-items: start;
  max-inline-size: 40rem;

  .events {
    display: grid;
    gap: ${space(4)};
    inline-size: 100%;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .events > li {
    min-inline-size: 0;
    padding-block-start: ${space(2)};
    border-block-start: 2px solid ${color.line};
  }

  h3 {
    margin: 0;
    font: 700 ${fontSize.lead} / 1.2 ${font.display};
    overflow-wrap: anywhere;
  }

  h3:focus,
  [data-step-heading]:focus {
    outline: none;
  }

  .start {
    margin: 0 0 ${space(1)};
    color: ${color.muted};
  }

  .held {
    display: grid;
    gap: ${space(1)};
    justify-items: start;
  }

  .held a,
  [data-tone] a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${TARGET_SIZE};
    color: inherit;
  }

  .sending {
    display: grid;
    gap: ${space(1)};
    justify-items: start;
    inline-size: 100%;
    padding-block-start: ${space(2)};
    border-block-start: 6px solid ${color.line};
  }

  .sending > p,
  > p,
  > h4 {
    margin: 0;
  }
`;
