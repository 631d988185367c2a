import {
  contractLoading,
  type RemoteName,
  type ServerRemote,
  type SlotLoading,
  type SlotOffer,
} from '@spielplan/shared-contracts/remote';
import { SLOT_PLACES } from './packagedParts.ts';

/** The remotes in each slot, and when the slot is filled. */
export interface FilledSlots {
  slots: Record<string, readonly RemoteName[]>;
  loadings: Record<string, SlotLoading>;
}

const EVERYBODY = ['*'];

/**
 * Fills slots in the order that the offering places name. A remote that a place does not take is left out there; filling a
 * slot that no running remote offers is no error, because its owner may be away.
 */
export function fillSlots(remotes: readonly Pick<ServerRemote, 'name' | 'slots' | 'offers'>[]): FilledSlots {
  const filled: FilledSlots = { slots: {}, loadings: {} };
  for (const slot of new Set(remotes.flatMap(({ slots }) => Object.keys(slots)))) {
    const offer = offerOf(slot, remotes);
    if (!offer) continue;
    const names = remotes.filter(({ slots }) => Object.hasOwn(slots, slot)).map(({ name }) => name);
    const order = inOrder(names.toSorted(), offer.order ?? EVERYBODY);
    if (order.length > 0) filled.slots[slot] = order;
    filled.loadings[slot] = contractLoading(slot) ?? offer.loading ?? 'eager';
  }
  return filled;
}

/** How the place takes its fillings; undefined where no place has this slot. */
export function offerOf(slot: string, remotes: readonly Pick<ServerRemote, 'name' | 'offers'>[]): SlotOffer | undefined {
  const place = Object.hasOwn(SLOT_PLACES, slot) ? SLOT_PLACES[slot as keyof typeof SLOT_PLACES] : undefined;
  const offering = remotes.find(({ name }) => name === (place?.offeredBy ?? slot.split('.', 1)[0]));
  const offers: Readonly<Record<string, SlotOffer>> = offering?.offers ?? {};
  return (Object.hasOwn(offers, slot) ? offers[slot] : undefined) ?? place;
}

/** Names in the given order; all others stand where the star is. */
export function inOrder(names: readonly string[], order: readonly string[]): string[] {
  const others = names.filter((name) => !order.includes(name));
  return [...new Set(order.flatMap((each) => (each === '*' ? others : names.filter((name) => name === each))))];
}
