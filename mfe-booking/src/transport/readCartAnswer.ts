import type { CartOutcome } from '../domain/cartOutcome.ts';

/**
 * Reads the answer to adding tickets. A body with `response_code` is a refusal whatever the HTTP status, 200 included
 * (decision 29). By hand, because schemas would cost every visitor their library; a test holds it to the contract's.
 */
export function readCartAnswer(status: number, body: unknown): CartOutcome {
  if (isRecord(body) && 'response_code' in body) return { kind: 'refused', code: body.response_code };
  if (status < 200 || status > 299) return { kind: 'failed', detail: `HTTP ${status}` };
  if (!isRecord(body)) return { kind: 'failed', detail: 'The answer is not an object.' };
  const { tickets_quantity: quantity, cart_url: cartUrl } = body;
  if (!isCount(quantity) || typeof cartUrl !== 'string') return { kind: 'failed', detail: 'The answer names no cart.' };
  return {
    kind: 'held',
    quantity,
    cartUrl,
    reservedUntil: instantOf(body.reserved_until),
    serverTime: instantOf(body.server_time),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function instantOf(value: unknown): number | null {
  const instant = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(instant) ? null : instant;
}
