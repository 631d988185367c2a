import { venueListBlock } from '@spielplan/shared-contracts/api';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import { readVenueCards } from '../../transport/readVenueCards.server.ts';
import type { VenueListBlockView } from './venueListBlockView.ts';

/**
 * Loads the houses a block shows: those picked, in their order,
 * or all. Null, so that no block is shown, where none is left.
 */
export async function loadVenueListBlock(block: unknown, context: LoadContext): Promise<{ data: VenueListBlockView | null }> {
  const { headline, children } = venueListBlock.fields.parse(block);
  const venues = await readVenueCards(children, context);
  return { data: venues.length > 0 ? { headline, venues } : null };
}
