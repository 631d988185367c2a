import type { EventState } from '@spielplan/shared-contracts/rules';
import { walkMinutes, type Point } from './walk.ts';

/** What a plan looks at of an event; instants are epoch ms. */
export interface Planned {
  id: number;
  /** The day in the house it begins on. */
  day: string;
  title: string;
  instant: number;
  /** Its end as the house gives it; null where it gives none, and none is invented (R20). */
  until: number | null;
  venue: number | null;
  room: number | null;
  /** What is cancelled or postponed has no part in ways and conflicts. */
  state: EventState | null;
  /** One comes and goes, as to an exhibition: it is in nobody's way. */
  isOpenDoor: boolean;
}

/** The points of venues by their id; a venue that is not among them claims no way (R67). */
export type Points = Readonly<Record<number, Point>>;

/**
 * What lies between an event and the one before it (R67). `overlap`: it begins before those of `titles` end. `tight`: the
 * way takes longer than there is time. `openEnd`: when `title` ends is not said, `minutes` are those between the two starts.
 */
export type Step = { /** On foot; null where a venue's point is not known. */ walk: number | null; isSameRoom: boolean } & (
  | { kind: 'overlap'; titles: string[] }
  | { kind: 'tight' | 'time'; minutes: number }
  | { kind: 'openEnd'; title: string; minutes: number }
);

export interface PlanEntry<E extends Planned = Planned> {
  event: E;
  /** Null before the first one, and where there is nothing to say. */
  step: Step | null;
}

export interface PlanDay<E extends Planned = Planned> {
  day: string;
  entries: PlanEntry<E>[];
}

/**
 * Events as one goes to them: days of the house ascend and so do starts within them, unlike in the programme's lists (R66). What does
 * not take place stands in its place and nobody has to get there.
 */
export function planDays<E extends Planned>(events: readonly E[], points: Points): PlanDay<E>[] {
  const ordered = events.toSorted(
    (a, b) => a.instant - b.instant || (a.until ?? a.instant) - (b.until ?? b.instant) || a.id - b.id,
  );
  const days = new Map<string, PlanEntry<E>[]>();
  const attended: E[] = [];
  for (const event of ordered) {
    const isFree = event.state === 'cancelled' || event.state === 'postponed' || event.isOpenDoor;
    const entry = { event, step: isFree ? null : stepTo(event, attended, points) };
    if (!isFree) attended.push(event);
    const entries = days.get(event.day);
    if (entries) entries.push(entry);
    else days.set(event.day, [entry]);
  }
  return [...days].map(([day, entries]) => ({ day, entries }));
}

/** How many events of a plan cannot be reached in time from what stands before them. */
export function countConflicts(days: readonly PlanDay[]): number {
  return days.flatMap(({ entries }) => entries).filter(({ step }) => step?.kind === 'overlap' || step?.kind === 'tight').length;
}

const MINUTE_MS = 60_000;

function stepTo(event: Planned, before: readonly Planned[], points: Points): Step | null {
  const running = before.filter(({ instant, until }) => (until ?? 0) > event.instant || instant === event.instant);
  const [last] = before.toSorted((a, b) => leaves(b) - leaves(a) || b.instant - a.instant);
  if (!last) return null;
  const way = { walk: walkBetween(last, event, points), isSameRoom: last.room !== null && last.room === event.room };
  if (running.length > 0) return { ...way, kind: 'overlap', titles: running.map(({ title }) => title) };
  const minutes = Math.floor((event.instant - leaves(last)) / MINUTE_MS);
  const isTight = last.until !== null && way.walk !== null && way.walk > minutes;
  // A night lies between: only what cannot be done is worth a word.
  if (last.day !== event.day && !isTight) return null;
  if (last.until === null) return { ...way, kind: 'openEnd', title: last.title, minutes };
  return { ...way, kind: isTight ? 'tight' : 'time', minutes };
}

/** The moment from which one may be gone: no earlier than the start. */
function leaves({ instant, until }: Planned): number {
  return until ?? instant;
}

function walkBetween(from: Planned, to: Planned, points: Points): number | null {
  if (from.venue === null || to.venue === null) return null;
  if (from.venue === to.venue) return 0;
  const [start, end] = [points[from.venue], points[to.venue]];
  return start && end ? walkMinutes(start, end) : null;
}
