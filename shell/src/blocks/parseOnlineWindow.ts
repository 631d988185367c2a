import { earliest } from './earliest.ts';

interface OnlineWindow {
  isOnline: boolean;
  /** Epoch ms at which that changes next; undefined where it never does. */
  nextChange?: number;
}

/**
 * Reads whether something is shown at `now` (epoch ms) by its `online_from` (inclusive) and
 * `online_to` (exclusive), ISO instants with offset (R53). A missing or unreadable end is no limit.
 */
export function parseOnlineWindow(fields: Readonly<Record<string, unknown>>, now: number): OnlineWindow {
  const start = parseInstant(fields['online_from']);
  const end = parseInstant(fields['online_to']);
  const isOnline = (start === undefined || start <= now) && (end === undefined || now < end);
  return { isOnline, nextChange: earliest([start, end].map((time) => (time !== undefined && time > now ? time : undefined))) };
}

function parseInstant(value: unknown): number | undefined {
  const time = typeof value === 'string' && value ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}
