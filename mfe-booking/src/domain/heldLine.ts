import type { CartRequest } from '@spielplan/shared-contracts/api';

/** Tickets of one price in the cart, as the cart panel shows them. */
export interface HeldLine {
  /** To give it back; `null` where the ticket system names no lines. */
  id: number | null;
  idJet: number;
  /** `null` where the ticket system does not say what was asked for: then it cannot be reserved again. */
  saleTypeId: number | null;
  seatGroup: number | null;
  blockId: number | null;
  title: string;
  priceName: string;
  groupName: string;
  quantity: number;
  /** Of one ticket, as the ticket system writes it; `null` where nobody said. */
  price: string | null;
  /** When the visitor is expected, ISO 8601 with offset. */
  start: string | null;
  seats: readonly { row: string; number: number }[];
}

/** Lines that can be asked for in one call, and how that asks for them. */
export interface Wish {
  lines: HeldLine[];
  request: CartRequest;
}

/** The calls that reserve lines once more, one for each ticket group (decision 33). Lines nobody can ask for are left out. */
export function wishesOf(lines: readonly HeldLine[]): Wish[] {
  const groups = new Map<string, HeldLine[]>();
  for (const line of lines) {
    if (line.saleTypeId === null) continue;
    const key = `${line.idJet}.${line.seatGroup ?? '-'}.${line.blockId ?? '-'}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()].map((group) => ({ lines: group, request: requestOf(group) }));
}

function requestOf(lines: readonly HeldLine[]): CartRequest {
  const amounts = new Map<number, number>();
  for (const { saleTypeId, quantity } of lines) {
    if (saleTypeId !== null) amounts.set(saleTypeId, (amounts.get(saleTypeId) ?? 0) + quantity);
  }
  const [first] = lines;
  return {
    event_jet_id: first?.idJet ?? 0,
    quantities: [...amounts.values()],
    sale_type_ids: [...amounts.keys()],
    ...(first && first.seatGroup !== null ? { seat_group: first.seatGroup } : {}),
    ...(first && first.blockId !== null ? { block_id: first.blockId } : {}),
  };
}
