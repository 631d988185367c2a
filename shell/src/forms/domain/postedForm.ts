import type { FieldFaults, FormProblem } from './formFaults.ts';
import type { FormValues } from './formView.ts';

/** What somebody posted without scripts and what is wrong with it; it goes back to them alone. */
export interface PostedForm {
  values: FormValues;
  faults: FieldFaults;
  problem?: FormProblem;
  /** Epoch ms at which it was first given back; the time that passes until it comes again tells a person from a machine. */
  seenAt: number;
}
