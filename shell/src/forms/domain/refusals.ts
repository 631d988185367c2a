import { FAULT_NAMES, type FieldFault, type FieldFaults, type FormProblem } from './formFaults.ts';

/** How sending an entry ended. */
export type SendOutcome = { kind: 'sent' } | { kind: 'faults'; faults: FieldFaults } | { kind: 'failed'; problem: FormProblem };
/** How an upload ended. */
export type UploadOutcome = { kind: 'kept'; id: string } | { kind: 'failed'; fault: FieldFault } | { kind: 'cancelled' };

/**
 * Reads why an entry was refused. With 400 the provider names what is wrong by field; a field that
 * the form on screen does not have, or a form that is gone, means that it was changed meanwhile.
 */
export function parseRefusal(status: number, body: unknown): SendOutcome {
  if (status === 429) return { kind: 'failed', problem: 'busy' };
  if (status === 404 || status === 410) return { kind: 'failed', problem: 'changed' };
  if (status === 413) return { kind: 'failed', problem: 'tooLarge' };
  if (status !== 400 || !isRecord(body) || !isRecord(body['fields'])) return { kind: 'failed', problem: 'away' };
  const faults = Object.entries(body['fields']).map(([slug, fault]) => [slug, isFault(fault) ? fault : 'invalid'] as const);
  return faults.some(([, fault]) => fault === 'unknown')
    ? { kind: 'failed', problem: 'changed' }
    : { kind: 'faults', faults: Object.fromEntries(faults) };
}

/** Reads why a file was refused. */
export function parseUploadRefusal(status: number): UploadOutcome {
  const faults: Readonly<Record<number, FieldFault>> = { 413: 'file_size', 415: 'file_type', 429: 'file_busy' };
  return { kind: 'failed', fault: faults[status] ?? 'file_failed' };
}

function isFault(value: unknown): value is FieldFault {
  return FAULT_NAMES.some((name) => name === value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
