import type { BookingSlotProps } from '@spielplan/shared-contracts/remote';
import type { SignalBus } from '@spielplan/shared-contracts/signals';
import { createStore, type StoreApi } from '@spielplan/shared-ui/host';
import { withAvailability } from '../domain/offer/availability.ts';
import { askedLines } from '../domain/cart/askedLines.ts';
import { describeOffer, preselectedSlots } from '../domain/offer/bookingOffer.ts';
import { ticketGroupsOf, type TicketGroup } from '../domain/cart/cartCalls.ts';
import {
  isUnsure,
  mergeOutcomes,
  unheldGroups,
  type CartOutcome,
  type GroupOutcome,
  type HeldCart,
} from '../domain/cart/cartOutcome.ts';
import type { HeldLine } from '../domain/cart/heldLine.ts';
import { addTicket } from '../domain/selection/addTicket.ts';
import { removeTicket } from '../domain/selection/removeTicket.ts';
import { amountOf, type Ticket } from '../domain/selection/selectedTicket.ts';
import type { BookingClient } from '../transport/bookingClient.ts';
import { checking, withOffer, type BookingState, type BookingStep } from './bookingState.ts';
import { createHolding } from './createHolding.ts';

/**
 * The summary takes this long to appear, so that a quick
 * answer does not flash a spinner (product.md section 9).
 */
export const SUMMARY_APPEARS_MS = 100;
/** After closing, the summary is kept this long (product.md section 9). */
export const SUMMARY_RESETS_MS = 250;

/**
 * One booking of one event, from the selection to what is held;
 * what was refused or failed is in the state, by ticket group.
 */
export interface BookingStore extends StoreApi<BookingState> {
  open(): void;
  /** Clears the selection. What is being sent goes on, and its success still counts (R31). */
  close(): void;
  goTo(step: BookingStep): void;
  chooseSlot(group: string, blockId: number): void;
  /** Adds or removes tickets until there are `amount`, within the maximum. */
  setAmount(ticket: Ticket, amount: number): void;
  /**
   * Sends the selection, one call per ticket group, one
   * after the other. While sending it does nothing (R30).
   */
  send(): Promise<void>;
  /** Sends the ticket groups that are not in the cart. */
  retry(): Promise<void>;
  /** Asks what is left now. What is gone leaves the selection, and `freshness.changes` says so. */
  check(): Promise<void>;
  /** Leaves the summary for the main step. What could not be held stays selected. */
  chooseMore(): void;
}

/**
 * Stores what is held where all tabs see it; answers where the
 * cart is (`null`: not to be followed) and until when it is held.
 */
export type KeepCart = (held: HeldCart, asked: readonly HeldLine[]) => { url: string | null; until: number };

interface BookingStoreOptions {
  event: BookingSlotProps;
  client: Pick<BookingClient, 'hold' | 'availability'>;
  signals: SignalBus;
  keepCart: KeepCart;
  /** The server's clock in epoch ms. */
  now: () => number;
  onFailure: (outcome: Exclude<CartOutcome, { kind: 'held' }>) => void;
  /**
   * Is told once all is sent that an answer was lost: what it was
   * about may be held in spite of it, and only the cart knows.
   */
  onUnsure?: () => void;
  /**
   * Puts off what an opened widget asks of the provider
   * until it is on screen; at once where nothing is given.
   */
  soon?: (act: () => void) => void;
}

const CLOSED = {
  step: { name: 'main' },
  status: 'idle',
  isSummaryShown: false,
  outcomes: [],
} as const satisfies Partial<BookingState>;

/**
 * The state of one booking widget (product.md section 4). Framework-free; dropped with the widget.
 */
export function createBookingStore({
  event: page,
  client,
  signals,
  keepCart,
  now,
  onFailure,
  onUnsure,
  soon = (act) => act(),
}: BookingStoreOptions): BookingStore {
  const store = createStore<BookingState>(() => ({
    ...CLOSED,
    offer: describeOffer(page, page.now),
    isOpen: false,
    slots: {},
    selection: [],
    cartUrl: null,
    hasHeld: false,
    heldMinutes: 0,
    freshness: { status: 'checked', checkedAt: page.now, changes: [] },
  }));
  const { getState, setState } = store;
  let resetTimer: ReturnType<typeof setTimeout> | undefined;
  let event = page;
  let checks = 0;

  const resetSoon = () => {
    clearTimeout(resetTimer);
    resetTimer = setTimeout(() => {
      if (!getState().isOpen && getState().status !== 'sending') setState(CLOSED);
    }, SUMMARY_RESETS_MS);
  };

  const hold = createHolding({
    client,
    onFailure,
    onHeld(held, group, idJet) {
      const { url, until } = keepCart(held, askedLines(group, event, idJet));
      setState({ cartUrl: url, hasHeld: true, heldMinutes: Math.max(1, Math.round((until - Date.now()) / 60_000)) });
    },
  });

  const sendGroups = async (groups: readonly TicketGroup[]) => {
    const { idJet } = event;
    if (getState().status === 'sending' || groups.length === 0 || idJet === null) return;
    setState({ status: 'sending', step: CLOSED.step });
    const appear = setTimeout(() => setState({ isSummaryShown: true }), SUMMARY_APPEARS_MS);
    const newer: GroupOutcome[] = [];
    for (const group of groups) newer.push(await hold(group, idJet));
    clearTimeout(appear);
    const outcomes = mergeOutcomes(getState().outcomes, newer);
    const selection = getState().isOpen ? unheldGroups(outcomes).flatMap(({ tickets }) => tickets) : [];
    setState({ status: 'done', isSummaryShown: true, outcomes, selection });
    if (!getState().isOpen) resetSoon();
    if (newer.some(({ outcome }) => isUnsure(outcome))) onUnsure?.();
    if (newer.some(({ outcome }) => outcome.kind === 'refused')) void check();
  };

  const check = async () => {
    const mine = (checks += 1);
    setState(checking);
    const found = await client.availability(event.eventId);
    if (mine !== checks) return;
    if (!found) return setState(({ freshness }) => ({ freshness: { ...freshness, status: 'failed' } }));
    event = withAvailability(event, found);
    setState((state) => withOffer(state, describeOffer(event, now()), found.checkedAt));
  };

  const open = () => {
    const offer = describeOffer(event, now());
    clearTimeout(resetTimer);
    setState({
      ...(getState().status !== 'sending' && CLOSED),
      offer,
      slots: preselectedSlots(offer),
      isOpen: offer.sale.kind === 'bookable',
    });
    if (!getState().isOpen) return;
    setState(checking);
    signals.emit('booking.opened', { eventId: event.eventId });
    soon(() => void check());
  };

  return {
    ...store,
    open,
    close() {
      if (!getState().isOpen) return;
      setState({ isOpen: false, selection: [], slots: {} });
      resetSoon();
    },
    goTo: (step) => setState({ step }),
    chooseSlot: (group, blockId) => setState(({ slots }) => ({ slots: { ...slots, [group]: blockId } })),
    setAmount(ticket, amount) {
      setState(({ selection, status }) => {
        if (status === 'sending') return {};
        const before = amountOf(selection, ticket);
        const next =
          amount > before ? addTicket(selection, ticket, amount - before) : removeTicket(selection, ticket, before - amount);
        return { selection: amount === before ? selection : next };
      });
    },
    send: () => sendGroups(ticketGroupsOf(getState().selection)),
    retry: () => sendGroups(unheldGroups(getState().outcomes)),
    check,
    chooseMore: () => setState(({ status }) => (status === 'sending' ? {} : CLOSED)),
  };
}
