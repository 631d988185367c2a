import type { FormFault } from '@spielplan/shared-contracts/api';

/**
 * What can be wrong with a field: what the contract names, and what can happen to a file on its way.
 */
export type FieldFault = FormFault | 'file_size' | 'file_type' | 'file_failed' | 'file_busy';
export type FieldFaults = Readonly<Record<string, FieldFault>>;

/** The contract's names again, because its schemas stay on servers; a test compares them. */
export const FAULT_NAMES: readonly FormFault[] = [
  'required',
  'invalid',
  'too_long',
  'out_of_range',
  'no_choice',
  'mismatch',
  'file',
  'unknown',
];

/**
 * Why a form could not be sent although its fields are right: the provider does not answer (`away`),
 * too much was sent at once (`busy`), the form is another one by now (`changed`), the request came
 * from elsewhere (`foreign`), was too large or could not be read. `review` is none: without scripts
 * an entry is shown once before it goes (record 0036).
 */
export type FormProblem = 'away' | 'busy' | 'changed' | 'foreign' | 'review' | 'tooLarge' | 'unreadable';
