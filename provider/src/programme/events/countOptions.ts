import { EVENT_FILTER_KEYS, type OptionCounts } from '@spielplan/shared-contracts/api';
import { type EventFilterKey, FILTERED_BY, fits, isWithin, type Wanted } from './eventFilters.ts';
import type { ProgrammeEntry } from '../entries/programme.ts';

/**
 * How many events each option of each filter would leave beside the other filters. An event that
 * misses one filter alone counts for the options of that filter, because choosing there would
 * replace what it misses, or stand beside it. Not so for needs: all of them are to be met.
 */
export function countOptions(entries: readonly ProgrammeEntry[], wanted: Wanted): OptionCounts {
  const counts: OptionCounts = { room: {}, type: {}, tag: {}, series: {}, genre: {}, access: {} };
  for (const entry of entries) {
    if (!isWithin(entry, wanted)) continue;
    const missed = EVENT_FILTER_KEYS.filter((key) => !fits(entry, wanted, key));
    if (missed.length === 0) for (const key of EVENT_FILTER_KEYS) count(counts, key, entry);
    else if (missed.length === 1 && missed[0] !== 'access') count(counts, missed[0]!, entry);
  }
  return counts;
}

function count(counts: OptionCounts, key: EventFilterKey, entry: ProgrammeEntry): void {
  const ofKey = counts[key];
  for (const value of FILTERED_BY[key](entry)) if (value !== null) ofKey[value] = (ofKey[value] ?? 0) + 1;
}
