import type { LaneCounts } from './judgeCanary.ts';

/** Web vitals in milliseconds; `cls` in thousandths. */
export const VITALS = ['ttfb', 'lcp', 'inp', 'cls'] as const;
export type Vital = (typeof VITALS)[number];
export type Vitals = Readonly<Partial<Record<Vital, number>>>;

/** What is shown of a lane: its counts, and the 75th percentile of each vital. */
export interface LaneReport extends LaneCounts {
  vitals: Vitals;
}

/** What a shell says of the canary of the feed. */
export interface CanaryState {
  remote: string;
  version: string;
  /** Percent of the visitors. */
  share: number;
  state: 'running' | 'halted' | 'refused';
  /** Why it is not running. */
  why: { code: string; detail: string } | null;
  canary: LaneReport;
  current: LaneReport;
}
