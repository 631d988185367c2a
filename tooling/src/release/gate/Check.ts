import type { Remote } from '../../parts.ts';

/** What a remote has to pass before it is handed in. */
export interface Check {
  id: string;
  /** Folders whose content decides it; a check without any is run each time. */
  inputs?: readonly string[];
  /** What is wrong, in words; nothing where all is well. */
  run(): Promise<readonly string[]>;
  /** What does not refuse today and will one day; said each time. */
  warn?(): Promise<readonly string[]>;
  /** What is worth knowing and neither refuses nor will; said each time the check has run. */
  report?(): Promise<readonly string[]>;
}

/** A remote as the gate looks at it. */
export interface Candidate {
  name: Remote;
  /** Its package, from the workspace's root. */
  folder: string;
  /** Where its build lies. */
  build: string;
  /** Whether scripts of it may be more than twice as long as the last release's. */
  isGrown?: boolean;
  /** The folder of releases it is compared with; the site's own where it is left out. */
  releases?: string;
}
