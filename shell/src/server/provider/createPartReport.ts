import type { LeftOutPart } from '@spielplan/shared-contracts/api';
import { ERROR_VOCABULARY } from '@spielplan/shared-contracts/errors';
import type { Log } from '../log.ts';

export type PartReport = (call: string, path: string, parts: readonly LeftOutPart[]) => void;

/** What the log calls a part that was left out. */
export const LEFT_OUT_EVENT = 'provider.leftOut';

const MAX_REPORTED = 1_000;
const counts = new Map<string, number>();
const reportedIn = new WeakMap<Log, Set<string>>();

/**
 * Says which parts of answers could not be read: each call, field and reason once (SP-4001 for dates, SP-2003 for the rest), and
 * counts every part. Values are not logged.
 */
export function createPartReport(log: Log): PartReport {
  const reported = reportedIn.get(log) ?? new Set<string>();
  reportedIn.set(log, reported);
  return function reportParts(call, path, parts) {
    for (const { at, field, reason, isDate } of parts) {
      counts.set(call, (counts.get(call) ?? 0) + 1);
      const key = `${call} ${field} ${reason}`;
      if (reported.has(key)) continue;
      if (reported.size >= MAX_REPORTED) reported.clear();
      reported.add(key);
      const { code } = ERROR_VOCABULARY[isDate ? 'MALFORMED_DATE' : 'PROVIDER_MALFORMED'];
      log.warn(LEFT_OUT_EVENT, { code, call, field, reason, path, at });
    }
  };
}

/** How many parts of answers have been left out since the start, by call. */
export function countLeftOutParts(): ReadonlyMap<string, number> {
  return counts;
}
