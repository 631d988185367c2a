import type { BookingSlotProps } from '@spielplan/shared-contracts/remote';
import type { SignalBus } from '@spielplan/shared-contracts/signals';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { describeOffer, preselectedSlots, type BookingOffer } from '../domain/bookingOffer.ts';
import { cartRequestOf, ticketGroupsOf, type TicketGroup } from '../domain/cartCalls.ts';
import { mergeOutcomes, unheldGroups, type CartOutcome, type GroupOutcome } from '../domain/cartOutcome.ts';
import { addTicket } from '../domain/selection/addTicket.ts';
import { removeTicket } from '../domain/selection/removeTicket.ts';
import { amountOf, type Selection, type Ticket } from '../domain/selection/selectedTicket.ts';
import type { BookingClient } from '../transport/bookingClient.ts';

/** The summary takes this long to appear, so that a quick answer does not flash a spinner (specification section 9). */
export const SUMMARY_APPEARS_MS = 100;
/** After closing, the summary is kept this long (specification section 9). */
export const SUMMARY_RESETS_MS = 250;

/** Where the visitor is; `group` is the key of the seat group the step is about. */
export type BookingStep = { name: 'main' } | { name: 'discounts' | 'timeslots'; group: string };

export interface Reservation {
  tickets: Selection;
  /** Epoch ms of this browser's clock. */
  until: number;
  isOver: boolean;
}

export interface BookingState {
  offer: BookingOffer;
  isOpen: boolean;
  step: BookingStep;
  /** The chosen time of admission (block id) of each seat group. */
  slots: Readonly<Record<string, number>>;
  selection: Selection;
  status: 'idle' | 'sending' | 'done';
  /** From `SUMMARY_APPEARS_MS` after sending on. */
  isSummaryShown: boolean;
  outcomes: readonly GroupOutcome[];
  /** Where the cart is, once something is held; `null` where its address may not be followed. */
  cartUrl: string | null;
  /** What this widget reserved, kept after closing, so that one click reserves it again once it is over (decision 33). */
  reservation: Reservation | null;
}

export interface BookingStore extends StoreApi<BookingState> {
  open(): void;
  /** Clears the selection. What is being sent goes on, and its success still counts (decision 31). */
  close(): void;
  goTo(step: BookingStep): void;
  chooseSlot(group: string, blockId: number): void;
  /** Adds or removes tickets until there are `amount`, within the maximum. */
  setAmount(ticket: Ticket, amount: number): void;
  /** Sends the selection, one call per ticket group, one after the other. While sending it does nothing (decision 30). */
  send(): Promise<void>;
  /** Sends the ticket groups that are not in the cart. */
  retry(): Promise<void>;
  /** Opens and sends once more what was held before it expired. */
  reserveAgain(): Promise<void>;
  /** Leaves the summary for the main step. What could not be held stays selected. */
  chooseMore(): void;
  /** The cart is gone at `at` (epoch ms): after the deadline the reservation is over, before it the tickets were bought or given back. */
  endReservation(at: number): void;
}

/** Stores what is held where all tabs see it; answers where the cart is (`null`: not to be followed) and until when it is held. */
export type KeepCart = (held: Extract<CartOutcome, { kind: 'held' }>) => { url: string | null; until: number };

interface BookingStoreOptions {
  event: BookingSlotProps;
  client: BookingClient;
  signals: SignalBus;
  keepCart: KeepCart;
  /** The server's clock in epoch ms. */
  now: () => number;
  onFailure: (outcome: Exclude<CartOutcome, { kind: 'held' }>) => void;
}

const CLOSED = {
  step: { name: 'main' },
  status: 'idle',
  isSummaryShown: false,
  outcomes: [],
} as const satisfies Partial<BookingState>;

/** The state of one booking widget (specification section 4). Framework-free; dropped with the widget. */
export function createBookingStore({ event, client, signals, keepCart, now, onFailure }: BookingStoreOptions): BookingStore {
  const store = createStore<BookingState>(() => ({
    ...CLOSED,
    offer: describeOffer(event, event.now),
    isOpen: false,
    slots: {},
    selection: [],
    cartUrl: null,
    reservation: null,
  }));
  const { getState, setState } = store;
  let resetTimer: ReturnType<typeof setTimeout> | undefined;

  const resetSoon = () => {
    clearTimeout(resetTimer);
    resetTimer = setTimeout(() => {
      if (!getState().isOpen && getState().status !== 'sending') setState(CLOSED);
    }, SUMMARY_RESETS_MS);
  };

  const hold = async (group: TicketGroup, idJet: number): Promise<GroupOutcome> => {
    const outcome = await client.hold(cartRequestOf(group, idJet));
    if (outcome.kind !== 'held') {
      onFailure(outcome);
      return { group, outcome };
    }
    const { url, until } = keepCart(outcome);
    const tickets = joined(getState().reservation?.tickets ?? [], group.tickets);
    setState({ cartUrl: url, reservation: { tickets, until, isOver: false } });
    return { group, outcome };
  };

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
  };

  const open = () => {
    const offer = describeOffer(event, now());
    if (getState().status !== 'sending') setState(CLOSED);
    clearTimeout(resetTimer);
    setState({ offer, slots: preselectedSlots(offer), isOpen: offer.sale.kind === 'bookable' });
    if (getState().isOpen) signals.emit('booking.opened', { eventId: event.eventId });
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
    reserveAgain() {
      const tickets = getState().reservation?.tickets ?? [];
      if (getState().status === 'sending') return Promise.resolve();
      open();
      setState({ reservation: null });
      return getState().isOpen ? sendGroups(ticketGroupsOf(tickets)) : Promise.resolve();
    },
    chooseMore: () => setState(({ status }) => (status === 'sending' ? {} : CLOSED)),
    endReservation(at) {
      setState(({ reservation }) => ({
        reservation: reservation && at >= reservation.until ? { ...reservation, isOver: true } : null,
      }));
    },
  };
}

/** Every ticket of a selection on top of another one. */
function joined(selection: Selection, more: Selection): Selection {
  return more.reduce((sum, ticket) => addTicket(sum, ticket, ticket.amount), selection);
}
