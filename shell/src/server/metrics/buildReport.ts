import type { Vitals } from '@spielplan/shared-contracts/trials';

/** How a build does since it is live here, as far as visitors' browsers (untrusted) and the server tell. */
export interface BuildReport {
  remote: string;
  version: string;
  /** Failures that browsers told of, and pages that could not be made. */
  browserFailures: number;
  madeFailures: number;
  /** 75th percentile of the last sampled views. */
  vitals: Vitals;
}
