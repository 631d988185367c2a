import type { CartOutcome } from '../domain/cart/cartOutcome.ts';
import type { HeldLine } from '../domain/cart/heldLine.ts';
import { isCount, isRecord, numberOf, textOf } from './readValue.ts';

/**
 * Reads the answer of a call to the cart. A body with `response_code` is a refusal whatever the HTTP
 * status, 200 included (R29). By hand, because schemas would cost every visitor their library; a
 * test holds it to the contract's.
 */
export function parseCartAnswer(status: number, body: unknown): CartOutcome {
  if (isRecord(body) && 'response_code' in body) return { kind: 'refused', code: body.response_code };
  if (status === 503 && isRecord(body) && body.error === 'SHOP_OFFLINE') {
    return { kind: 'failed', reason: 'shopOffline', detail: 'The webshop is offline.' };
  }
  if (status === 429) return { kind: 'failed', reason: 'tooMany', detail: 'HTTP 429' };
  if (status < 200 || status > 299) return unknown(`HTTP ${status}`);
  if (!isRecord(body)) return unknown('The answer is not an object.');
  const { tickets_quantity: quantity, cart_url: cartUrl } = body;
  if (!isCount(quantity) || typeof cartUrl !== 'string') return unknown('The answer names no cart.');
  return {
    kind: 'held',
    quantity,
    cartUrl,
    reservedUntil: instantOf(body.reserved_until),
    serverTime: instantOf(body.server_time),
    isRenewable: body.is_renewable === true,
    hasExpired: body.has_expired === true,
    lines: Array.isArray(body.items) ? body.items.flatMap(lineOf) : null,
  };
}

function unknown(detail: string): CartOutcome {
  return { kind: 'failed', reason: 'unknown', detail };
}

function lineOf(item: unknown): HeldLine[] {
  if (!isRecord(item) || !isCount(item.quantity) || item.quantity === 0) return [];
  const seats = Array.isArray(item.seats) ? item.seats.filter(isRecord) : [];
  return [
    {
      id: numberOf(item.id),
      idJet: numberOf(item.event_jet_id) ?? 0,
      saleTypeId: numberOf(item.sale_type_id),
      seatGroup: numberOf(item.seat_group),
      blockId: numberOf(item.block_id),
      title: textOf(item.title) ?? '',
      priceName: textOf(item.price_name) ?? '',
      groupName: textOf(item.seat_group_name) ?? '',
      quantity: item.quantity,
      price: textOf(item.price),
      start: textOf(item.date_start),
      seats: seats.map(({ row, number }) => ({ row: textOf(row) ?? '', number: numberOf(number) ?? 0 })),
    },
  ];
}

function instantOf(value: unknown): number | null {
  const instant = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(instant) ? null : instant;
}
