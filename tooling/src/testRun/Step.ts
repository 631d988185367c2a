/** What a step has counted. A check that is not made of tests counts as one. */
export interface Counts {
  passed: number;
  failed: number;
  /** What has to be known although nothing failed, such as what could not be tried. */
  note?: string;
}

/** The counts with what has to be known of them; empty sentences are left out. */
export function withNotes(counts: Counts, ...notes: readonly string[]): Counts {
  const note = notes.filter(Boolean).join('; ');
  return note ? { ...counts, note } : counts;
}

/** The counts of what a step has run one after the other. */
export function sumCounts(all: readonly Counts[]): Counts {
  const add = (name: 'passed' | 'failed') => all.reduce((sum, counts) => sum + counts[name], 0);
  return withNotes({ passed: add('passed'), failed: add('failed') }, ...all.map(({ note = '' }) => note));
}

/** Names what passed only at its second try, so that it is looked into: a second try is for a machine that stalled. */
export function describeRepeats(names: readonly string[]): string {
  return names.length > 0 ? `passed only when tried again, find out why: ${names.join(', ')}` : '';
}

/** A step of `npm test`. */
export interface Step {
  id: string;
  title: string;
  /** Minutes after which the step has failed; none where its programs have limits of their own. */
  limitMinutes?: number;
  /** Never rejects for a failed test, only for a step that could not be carried out. */
  run(context: StepContext): Promise<Counts>;
}

export interface StepContext {
  /** Takes what is to be read when the step fails. */
  say: (line: string) => void;
  /** A folder for this run's own state; deleted at its end. */
  scratch: string;
  /** Ends the programs that the step has started, once its time is over or the run is stopped. */
  signal: AbortSignal;
}
