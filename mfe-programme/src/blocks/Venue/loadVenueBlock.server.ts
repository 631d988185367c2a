import { venueBlock } from '@spielplan/shared-contracts/api';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import { readVenueCards } from '../../transport/readVenueCards.server.ts';
import type { VenueBlockView } from './venueBlockView.ts';

/** Loads the house a block shows; null, so that no block is shown, where it is gone. */
export async function loadVenueBlock(block: unknown, context: LoadContext): Promise<{ data: VenueBlockView | null }> {
  const { venue: id, headline } = venueBlock.fields.parse(block);
  const [venue] = await readVenueCards([id], context);
  return { data: venue ? { headline, venue } : null };
}
