import { houseDayAt, endOfHouseDay, inHouseZone } from '@spielplan/shared-contracts/i18n/dates';
import { venueListBlock } from '@spielplan/shared-contracts/api';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import { drawMap } from '../../domain/venues/drawMap.server.ts';
import { presentHoursToday } from '../../domain/venues/presentHoursToday.server.ts';
import { readHoursToday } from '../../transport/readHoursToday.server.ts';
import { readVenueCards } from '../../transport/readVenueCards.server.ts';
import { readVenueVisits } from '../../transport/readVenueVisits.server.ts';
import type { VenueListBlockView } from './venueListBlockView.ts';

/** How long a block that lacks hours or ways may be kept, in ms. */
const PARTIAL_MS = 10_000;

/**
 * Loads the houses a block shows: those picked, in their order, or all; with today's hours and what a
 * visit to each needs where it asks for that. Null, so that no block is shown, where none is left.
 */
export async function loadVenueListBlock(
  block: unknown,
  context: LoadContext,
): Promise<{ data: VenueListBlockView | null; validUntil?: number }> {
  const { headline, children, visit } = venueListBlock.fields.parse(block);
  const cards = await readVenueCards(children, context);
  if (cards.length === 0) return { data: null };
  if (!visit) return { data: { headline, venues: cards } };
  const [hours, { venues, areAll }] = await Promise.all([readHoursToday(context), readVenueVisits(cards, context)]);
  const { today, changesAt } = hours ? presentHoursToday(hours, context) : { today: null, changesAt: Number.POSITIVE_INFINITY };
  const partialUntil = hours && areAll ? Number.POSITIVE_INFINITY : context.now + PARTIAL_MS;
  const map = drawMap(venues, context.settings.design.map_water);
  const day = houseDayAt(context.now);
  const weekday = inHouseZone(`${day}T12:00:00`).weekday - 1;
  const validUntil = Math.min(changesAt, partialUntil, endOfHouseDay(day));
  return { data: { headline, venues, today, map, weekday }, validUntil };
}
