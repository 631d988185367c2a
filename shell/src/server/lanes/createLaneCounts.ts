import { isSpielplanError } from '@spielplan/shared-contracts/errors';
import type { Log } from '../log.ts';
import { VITALS, type LaneCounts, type LaneReport, type Vitals } from '@spielplan/shared-contracts/trials';

export type LaneName = 'canary' | 'current';
export interface LaneCounter {
  counts: Readonly<Record<LaneName, LaneCounts>>;
  view(lane: LaneName): void;
  failView(lane: LaneName): void;
  made(lane: LaneName): void;
  vitals(lane: LaneName, vitals: Vitals): void;
  /** A log that counts what fails while pages of a lane are made. */
  watch(lane: LaneName, log: Log): Log;
  report(lane: LaneName): LaneReport;
}

/** So many of the last views are asked for their vitals. */
const MAX_SAMPLES = 500;
const MADE_FAILURES = ['page.failed', 'page.unrenderable', 'render.failed'];

/** Whether a line tells of a page that its code failed to make: a provider that is away fails all alike. */
export function isMadeFailure(event: string, error: unknown): boolean {
  return MADE_FAILURES.includes(event) && !(isSpielplanError(error) && error.code.startsWith('SP-2'));
}

/** Keeps the vitals of the last views. */
export function createVitalSamples() {
  const samples: Vitals[] = [];
  return {
    take(vitals: Vitals): void {
      samples.push(vitals);
      if (samples.length > MAX_SAMPLES) samples.shift();
    },
    /** The 75th percentile of each vital. */
    report: () => percentiles(samples),
  };
}

/** Counts what becomes of both lanes from the start of a canary on. */
export function createLaneCounts(): LaneCounter {
  const none = (): LaneCounts => ({ views: 0, viewFailures: 0, made: 0, madeFailures: 0 });
  const counts = { canary: none(), current: none() };
  const samples = { canary: createVitalSamples(), current: createVitalSamples() };
  return {
    counts,
    view: (lane) => void (counts[lane].views += 1),
    failView: (lane) => void (counts[lane].viewFailures += 1),
    made: (lane) => void (counts[lane].made += 1),
    vitals: (lane, vitals) => samples[lane].take(vitals),
    watch: (lane, log) => ({
      ...log,
      error(event, error, fields) {
        if (isMadeFailure(event, error)) counts[lane].madeFailures += 1;
        log.error(event, error, lane === 'canary' ? { ...fields, lane } : fields);
      },
    }),
    report: (lane) => ({ ...counts[lane], vitals: samples[lane].report() }),
  };
}

function percentiles(samples: readonly Vitals[]): Vitals {
  return Object.fromEntries(
    VITALS.flatMap((vital) => {
      const values = samples.flatMap((sample) => sample[vital] ?? []).toSorted((a, b) => a - b);
      const at = values[Math.floor((values.length - 1) * 0.75)];
      return at === undefined ? [] : [[vital, at]];
    }),
  );
}
