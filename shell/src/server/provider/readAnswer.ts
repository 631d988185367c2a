import { readForgivingly, type Call } from '@spielplan/shared-contracts/api';
import { SpielplanError, type ErrorName } from '@spielplan/shared-contracts/errors';
import type { PartReport } from '../../failures/createPartReport.server.ts';
import type { JsonAnswer } from './requestJson.ts';

/** The meaning of a status for everybody. */
const FAILURES: Readonly<Record<number, ErrorName>> = { 400: 'INVALID_QUERY', 404: 'NOT_FOUND', 410: 'GONE' };
/** The meaning of a status for an account; without a session such a status is a failure of the provider. */
const REFUSALS: Readonly<Record<number, ErrorName>> = { 401: 'NOT_LOGGED_IN', 403: 'FORBIDDEN' };

/**
 * What the provider's answer to a call is worth: its value, checked by the call's schema, with the
 * parts that could not be read left out and reported. Throws `NOT_FOUND`, `GONE`, `INVALID_QUERY`
 * with the field, `PROVIDER_FAILED`, `PROVIDER_MALFORMED`, and with `hasSession` also
 * `NOT_LOGGED_IN` and `FORBIDDEN`.
 */
export function readAnswer(
  call: Call,
  { pathname }: URL,
  { status, body, requestId }: JsonAnswer,
  { reportParts, hasSession = false }: { reportParts: PartReport; hasSession?: boolean },
): unknown {
  const name = FAILURES[status] ?? (hasSession ? REFUSALS[status] : undefined);
  if (name) {
    const field = status === 400 ? fieldOf(body) : undefined;
    throw new SpielplanError(name, { detail: pathname, ...(field !== undefined && { field }) });
  }
  if (status < 200 || status > 299) {
    const request = requestId ? `, request ${requestId}` : '';
    throw new SpielplanError('PROVIDER_FAILED', { detail: `${pathname}: HTTP ${status}${request}` });
  }
  const answer = readForgivingly(call.answer, body);
  if (!answer.success) {
    const { field, message } = answer.issue;
    throw new SpielplanError('PROVIDER_MALFORMED', { detail: `${pathname}: ${field} ${message}` });
  }
  reportParts(call.id, pathname, answer.leftOut);
  return answer.data;
}

function fieldOf(body: unknown): string | undefined {
  return typeof body === 'object' && body !== null && 'field' in body ? String(body.field) : undefined;
}
