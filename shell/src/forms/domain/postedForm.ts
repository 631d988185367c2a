import type { FieldFaults, FormProblem } from './formFaults.ts';
import type { KeptFiles } from './keptFiles.ts';
import type { FormValues } from './formView.ts';

/** What somebody posted without scripts and what is wrong with it; it goes back to them alone. */
export interface PostedForm {
  values: FormValues;
  faults: FieldFaults;
  problem?: FormProblem;
  /** The files that are kept until it is posted again; left out where none could be read. */
  files?: KeptFiles;
  /**
   * Epoch ms at which it was first given back; the time that
   * passes until it comes again tells a person from a machine.
   */
  seenAt: number;
}
