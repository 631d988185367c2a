import type { LaneCounts } from './judgeCanary.ts';

/** What a shell says of the build that a share of visitors gets. */
export interface CanaryState {
  remote: string;
  version: string;
  /** Percent of the visitors. */
  share: number;
  state: 'running' | 'halted' | 'refused';
  /** Why it is not running. */
  why: { code: string; detail: string } | null;
  canary: LaneCounts;
  current: LaneCounts;
}
