import type { IsoDay } from '@spielplan/shared-contracts/i18n';
import { addDays, inHouseZone } from '@spielplan/shared-contracts/i18n/dates';
import type { SeedBlock } from './content/block.ts';
import { ROOMS, VENUES } from './content/venues.ts';
import type { SeedEvent } from './eventRows.ts';

/**
 * Puts into a block's fields what depends on the day of the
 * seed: instants for `inDays`, ids of events for their stand-in.
 */
export function completeFields(fields: SeedBlock['fields'], today: IsoDay, events: readonly SeedEvent[]): SeedBlock['fields'] {
  const complete = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(complete);
    if (typeof value !== 'object' || value === null) return value;
    if ('inDays' in value && typeof value.inDays === 'number') return midnight(addDays(today, value.inDays));
    if ('oneEventOfEachVenue' in value) return oneEventOfEachVenue(today, events);
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, complete(inner)]));
  };
  return complete(fields) as SeedBlock['fields'];
}

function midnight(day: IsoDay): string | null {
  return inHouseZone(`${day}T00:00:00`).toISO({ suppressMilliseconds: true });
}

/** The ids of the next event to take place in each house, the earliest first. */
function oneEventOfEachVenue(today: IsoDay, events: readonly SeedEvent[]): number[] {
  const houseOf = (event: SeedEvent) => ROOMS.find(({ id }) => id === event.roomId)?.venueId;
  const next = events.filter(({ day, status }) => day > today && status === 'scheduled');
  return VENUES.flatMap(({ id }) => next.find((event) => houseOf(event) === id) ?? [])
    .map(({ id }) => id)
    .sort((a, b) => a - b);
}
