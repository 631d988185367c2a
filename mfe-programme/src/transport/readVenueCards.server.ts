import { venuesCall } from '@spielplan/shared-contracts/api';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import { addressLines } from '../domain/venues/presentAddress.server.ts';
import { beside } from '../domain/events/presentCards.server.ts';
import type { VenueCard } from '../domain/venues/venueCard.ts';

/**
 * The houses of these ids in this order, or all of them where
 * no id is given. One that is gone is left out and logged.
 */
export async function readVenueCards(ids: readonly number[], { provider, lang, log }: LoadContext): Promise<VenueCard[]> {
  const cards = (await provider.read(venuesCall, { params: { lang } })).map(
    ({ id, link, name, intro, address, image_obj }): VenueCard => ({
      id,
      href: link,
      name,
      intro,
      address: addressLines(address),
      picture: beside(image_obj),
      ...(address?.latitude != null &&
        address.longitude != null && { point: { latitude: address.latitude, longitude: address.longitude } }),
    }),
  );
  if (ids.length === 0) return cards;
  return [...new Set(ids)].flatMap((id) => {
    const card = cards.find((one) => one.id === id);
    if (!card) log('warn', 'venueBlock.venueMissing', { id });
    return card ? [card] : [];
  });
}
