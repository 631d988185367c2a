import type { OptionCounts } from '@spielplan/shared-contracts/api';
import type { IsoDay } from '@spielplan/shared-contracts/i18n';
import { addDays } from '@spielplan/shared-contracts/i18n/dates';
import { LRUCache } from 'lru-cache';
import type { Programme, ProgrammeEntry } from '../entries/programme.ts';
import { countOptions } from './countOptions.ts';
import { type DayRange, type EventFilters, isInList, lastDayIn, wantedBy } from './eventFilters.ts';
import { isEventOver } from './presentEventSummary.ts';

export interface ProgrammeQuestion {
  /** Only these events, as the address says it: ids with commas. */
  ids?: string | undefined;
  filters: EventFilters;
  days: DayRange;
  /** Counts what each option of a filter would leave. */
  counts?: boolean | undefined;
}

export interface FoundInProgramme {
  /** In the order of the programme. */
  found: readonly ProgrammeEntry[];
  option_counts?: OptionCounts;
}

/** Questions of one programme that are remembered; a day has few that are asked often. */
const MAX_QUESTIONS = 300;
const remembered = new WeakMap<Programme, LRUCache<string, FoundInProgramme>>();

/**
 * What a filtered list consists of. The same question of the same programme is answered from memory:
 * it takes milliseconds where a house has tens of thousands of dates.
 */
export function findInProgramme(programme: Programme, question: ProgrammeQuestion): FoundInProgramme {
  // Each visitor has ids of their own.
  if (question.ids !== undefined) return find(programme, question);
  const answers = remembered.get(programme) ?? new LRUCache<string, FoundInProgramme>({ max: MAX_QUESTIONS });
  remembered.set(programme, answers);
  const key = JSON.stringify([question.filters, question.days, question.counts === true]);
  const answer = answers.get(key) ?? find(programme, question);
  answers.set(key, answer);
  return answer;
}

function find(programme: Programme, { ids, filters, days, counts }: ProgrammeQuestion): FoundInProgramme {
  const wanted = wantedBy(filters, days);
  const asked = ids === undefined ? within(programme, filters, days) : byIds(programme, ids);
  return {
    found: asked.filter((entry) => isInList(entry, wanted)),
    ...(counts && { option_counts: countOptions(asked, wanted) }),
  };
}

function byIds({ entries }: Programme, ids: string): readonly ProgrammeEntry[] {
  const wanted = new Set(ids.split(',').map(Number));
  return entries.filter(({ event }) => wanted.has(event.id));
}

/** What alone can be in the list, whatever is filtered besides. */
function within({ entries, ofProduction }: Programme, { production }: EventFilters, { from, to }: DayRange) {
  const ahead = entriesFrom(production === undefined ? entries : (ofProduction.get(production) ?? []), from);
  return to === undefined
    ? ahead
    : ahead.slice(
        0,
        firstIndex(ahead, ({ event }) => event.day > to),
      );
}

/** Those of this day and later, of entries in the order of the programme; first those that began before and are still on (R63). */
export function entriesFrom(entries: readonly ProgrammeEntry[], day: IsoDay): readonly ProgrammeEntry[] {
  const first = firstIndex(entries, ({ event }) => event.day >= day);
  const isOn = (entry: ProgrammeEntry) => entry.event.day < day && lastDayIn(entry) >= day;
  return [...ofSeveralDays(entries).filter(isOn), ...entries.slice(first)];
}

/**
 * Those that an evening before `day` has begun and that are still on at `now` (epoch ms): the night
 * counts to the evening, but nobody who looks for tonight should miss them (R63).
 */
export function lateFrom({ entries }: Programme, day: IsoDay, now: number): readonly ProgrammeEntry[] {
  const first = firstIndex(entries, ({ event }) => event.day >= addDays(day, -1));
  const ahead = entries.slice(
    first,
    firstIndex(entries, ({ event }) => event.day >= day),
  );
  return ahead.filter((entry) => lastDayIn(entry) < day && !isEventOver(entry, now));
}

const long = new WeakMap<readonly ProgrammeEntry[], readonly ProgrammeEntry[]>();

/** Few in a house; found once for each programme. */
function ofSeveralDays(entries: readonly ProgrammeEntry[]): readonly ProgrammeEntry[] {
  const found = long.get(entries) ?? entries.filter(({ lastDay }) => lastDay !== undefined);
  long.set(entries, found);
  return found;
}

/** Where those begin that `isBehind` holds for, found by halving; the length where it holds for none. */
function firstIndex(entries: readonly ProgrammeEntry[], isBehind: (entry: ProgrammeEntry) => boolean): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBehind(entries[middle]!)) high = middle;
    else low = middle + 1;
  }
  return low;
}
