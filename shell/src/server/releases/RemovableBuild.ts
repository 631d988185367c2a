import type { RemoteName } from '@spielplan/shared-contracts/remote';

/** A build that pages can do without: another one was live before it, or only some visitors get it. */
export interface RemovableBuild {
  remote: RemoteName;
  version: string;
  /** When it began to render pages (ms of `performance`). */
  since: number;
  /** Takes it out of service, with the reason that teams are told. */
  remove(detail: string): void;
}

/** The one that began last; null where there is none. */
export function newestOf(builds: readonly RemovableBuild[]): RemovableBuild | null {
  return builds.toSorted((a, b) => a.since - b.since).at(-1) ?? null;
}
