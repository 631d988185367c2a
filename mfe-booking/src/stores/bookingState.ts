import { changesBetween, type AvailabilityChange } from '../domain/offer/availability.ts';
import { preselectedSlots, type BookingOffer, type OfferedGroup } from '../domain/offer/bookingOffer.ts';
import type { GroupOutcome } from '../domain/cart/cartOutcome.ts';
import type { Selection, Ticket } from '../domain/selection/selectedTicket.ts';

/** Where the visitor is; `group` is the key of the seat group the step is about. */
export type BookingStep = { name: 'main' } | { name: 'discounts' | 'timeslots'; group: string };

/** How fresh the offer is: `checkedAt` is epoch ms of the server's clock. */
export interface Freshness {
  status: 'checking' | 'checked' | 'failed';
  checkedAt: number;
  /** What the last check has changed, for who listens. */
  changes: readonly AvailabilityChange[];
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
  /** Something was put into the cart here. */
  hasHeld: boolean;
  /** For how many minutes it is held, as of the answer. */
  heldMinutes: number;
  freshness: Freshness;
}

/**
 * The state while it is asked what is left: nothing
 * that an earlier answer has changed is told again.
 */
export function checking({ freshness }: BookingState): Partial<BookingState> {
  return { freshness: { ...freshness, status: 'checking', changes: [] } };
}

/**
 * The state once it is known what is left, as of `checkedAt` (epoch
 * ms of the server's clock): what is gone leaves the selection.
 */
export function withOffer(
  { offer: before, slots, selection, status }: BookingState,
  offer: BookingOffer,
  checkedAt: number,
): Partial<BookingState> {
  const isOffered = ({ seatGroup, blockId }: Ticket) =>
    offer.groups.some((group) => group.seatGroup === seatGroup && (blockId === null || hasSlot(group, blockId)));
  return {
    offer,
    slots: { ...preselectedSlots(offer), ...stillOpen(slots, offer) },
    // What is being sent is the ticket system's to decide.
    selection: status === 'sending' ? selection : selection.filter(isOffered),
    freshness: { status: 'checked', checkedAt, changes: changesBetween(before, offer) },
  };
}

function hasSlot({ slots }: OfferedGroup, blockId: number): boolean {
  return slots.some((slot) => slot.blockId === blockId);
}

/** The chosen times of admission that can still be had. */
function stillOpen(slots: BookingState['slots'], { groups }: BookingOffer): Record<string, number> {
  return Object.fromEntries(
    Object.entries(slots).filter(([key, blockId]) => groups.some((group) => group.key === key && hasSlot(group, blockId))),
  );
}
