import type { BookingSlotProps } from '@spielplan/shared-contracts/remote';
import { createStore, type StoreApi } from '@spielplan/shared-ui/host';
import { isShopOffline } from '../domain/cart/cartOutcome.ts';
import type { Selection } from '../domain/selection/selectedTicket.ts';
import type { BookingState } from './bookingState.ts';
import type { BookingStore } from './createBookingStore.ts';

/** The booking of one event within a plan. */
export interface PlannedBooking {
  event: BookingSlotProps;
  store: BookingStore;
}

export interface PlanBookingState extends Pick<
  BookingState,
  'status' | 'isSummaryShown' | 'outcomes' | 'cartUrl' | 'heldMinutes'
> {
  selection: Selection;
  /** Events of which something was chosen as the shop closed. */
  closedOn: readonly number[];
}

/** The bookings of all events of a plan as one (R68): each keeps its own selection and outcomes. */
export interface PlanBooking extends StoreApi<PlanBookingState> {
  bookings: readonly PlannedBooking[];
  open(): void;
  /** Clears the selections. What is being sent goes on, and its success still counts (R31). */
  close(): void;
  /** Sends what is selected, event by event in the order of the plan. While sending it does nothing (R30). */
  send(): Promise<void>;
  /** Sends what is not in the cart. */
  retry(): Promise<void>;
  /** Back to the choice: what could not be held stays selected. */
  chooseMore(): void;
}

/** Puts the bookings of several events together; the last one that was held says where the cart is. */
export function createPlanBooking(bookings: readonly PlannedBooking[]): PlanBooking {
  const stores = bookings.map(({ store }) => store);
  const store = createStore<PlanBookingState>(() => ({ status: 'idle', ...gather(bookings) }));
  const { getState, setState } = store;
  for (const each of stores) each.subscribe(() => setState(gather(bookings)));

  let isClosing = false;
  const closeEach = () => stores.forEach((each) => each.close());
  const sendEach = async (act: (booking: BookingStore) => Promise<void>) => {
    if (getState().status === 'sending') return;
    setState({ status: 'sending' });
    for (const each of stores) await act(each);
    setState({ status: 'done' });
    if (isClosing) closeEach();
  };
  return {
    ...store,
    bookings,
    open() {
      isClosing = false;
      for (const each of stores) each.open();
    },
    close() {
      // What was asked for goes on, also for the events whose turn has not come yet (R31).
      if (getState().status === 'sending') isClosing = true;
      else closeEach();
    },
    async send() {
      if (getState().selection.length > 0) await sendEach((each) => each.send());
    },
    retry: () => sendEach((each) => each.retry()),
    chooseMore() {
      if (getState().status === 'sending') return;
      for (const each of stores) each.chooseMore();
      setState({ status: 'idle' });
    },
  };
}

function gather(bookings: readonly PlannedBooking[]): Omit<PlanBookingState, 'status'> {
  const states = bookings.map(({ event, store }) => ({ event, state: store.getState() }));
  const held = states.findLast(({ state }) => state.hasHeld)?.state;
  return {
    isSummaryShown: states.some(({ state }) => state.isSummaryShown),
    selection: states.flatMap(({ state }) => state.selection),
    outcomes: states.flatMap(({ event, state }) =>
      state.outcomes.map(({ group, outcome }) => ({ group: { ...group, key: `${event.eventId}.${group.key}`, event }, outcome })),
    ),
    closedOn: states.flatMap(({ event: { eventId }, state: { offer, outcomes, selection } }) => {
      const isClosed = offer.sale.kind === 'offline' || outcomes.some(({ outcome }) => isShopOffline(outcome));
      return isClosed && selection.length > 0 ? eventId : [];
    }),
    cartUrl: held?.cartUrl ?? null,
    heldMinutes: held?.heldMinutes ?? 0,
  };
}
