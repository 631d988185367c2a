import type { LeftOutPart } from '@spielplan/shared-contracts/api';
import { ERROR_VOCABULARY } from '@spielplan/shared-contracts/errors';
import type { FailureLog } from './failureReport.ts';

export type PartReport = (call: string, path: string, parts: readonly LeftOutPart[]) => void;

/** How many parts of one field of a call have been left out since the start. */
export interface LeftOutCount {
  call: string;
  field: string;
  count: number;
}

/** What the log calls a part that was left out. */
export const LEFT_OUT_EVENT = 'provider.leftOut';

const MAX_REPORTED = 1_000;
const MAX_COUNTED = 500;
const counts = new Map<string, LeftOutCount>();
const reportedIn = new WeakMap<FailureLog, Set<string>>();
let elsewhere: PartReport | null = null;

/** From here on another thread says and counts what this one finds, so that all threads say it once. */
export function reportPartsElsewhere(report: PartReport): void {
  elsewhere = report;
}

/**
 * Says which parts of answers could not be read: each call, field and reason once (SP-4001
 * for dates, SP-2003 for the rest), and counts every part. Values are not logged.
 */
export function createPartReport(log: FailureLog): PartReport {
  const reported = reportedIn.get(log) ?? new Set<string>();
  reportedIn.set(log, reported);
  return function reportParts(call, path, parts) {
    if (parts.length === 0) return;
    if (elsewhere) return elsewhere(call, path, parts);
    for (const { at, field, reason, isDate } of parts) {
      count(call, field);
      const key = `${call} ${field} ${reason}`;
      if (reported.has(key)) continue;
      if (reported.size >= MAX_REPORTED) reported.clear();
      reported.add(key);
      const { code } = ERROR_VOCABULARY[isDate ? 'MALFORMED_DATE' : 'PROVIDER_MALFORMED'];
      log.warn(LEFT_OUT_EVENT, { code, call, field, reason, path, at });
    }
  };
}

/**
 * How many parts of answers have been left out since the
 * start, by call and field; at most 500, then by call alone.
 */
export function countLeftOutParts(): readonly LeftOutCount[] {
  return [...counts.values()];
}

function count(call: string, field: string): void {
  // The keys of a record are the provider's own: there may be any number of them.
  const name = counts.size < MAX_COUNTED || counts.has(`${call} ${field}`) ? field : 'other';
  const known = counts.get(`${call} ${name}`);
  if (known) known.count += 1;
  else counts.set(`${call} ${name}`, { call, field: name, count: 1 });
}
