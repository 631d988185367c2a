import type { CartRequest } from '@spielplan/shared-contracts/api';

/** Tickets of one price in the cart, as the cart panel shows them. */
export interface HeldLine {
  /** To give it back; `null` where the ticket system names no lines. */
  id: number | null;
  idJet: number;
  /**
   * `null` where the ticket system does not say what was asked for: then it cannot be reserved again.
   */
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
  /**
   * What it is called, by the language of the tabs that asked; tabs of all languages share one cart.
   */
  words?: Readonly<Partial<Record<string, LineWords>>>;
  /**
   * Nobody has asked in the language of this tab yet: its
   * words are empty, and its seats are not for showing.
   */
  isForeign?: boolean;
}

/** What of a line the ticket system says in the language of the call. */
export type LineWords = Pick<HeldLine, 'title' | 'priceName' | 'groupName' | 'seats'>;

/** Lines that can be asked for in one call, and how that asks for them. */
export interface HoldRequest {
  lines: HeldLine[];
  request: CartRequest;
}

/**
 * The calls that reserve lines once more (R33). What was asked for in one call is asked for in one:
 * tickets of the same seat group or time of admission that sit beside each other, each kind once.
 * Large parties come first, since connected seats are what runs out. Lines nobody can ask for are
 * left out.
 */
export function holdRequestsOf(lines: readonly HeldLine[]): HoldRequest[] {
  const parties: HeldLine[][] = [];
  for (const line of lines) {
    if (line.saleTypeId === null) continue;
    const party = parties.find((each) => belongsTo(line, each));
    if (party) party.push(line);
    else parties.push([line]);
  }
  return parties
    .toSorted((one, other) => ticketsIn(other) - ticketsIn(one))
    .map((party) => ({ lines: party, request: requestOf(party) }));
}

function belongsTo(line: HeldLine, party: readonly HeldLine[]): boolean {
  const [first] = party;
  if (!first || first.idJet !== line.idJet || first.seatGroup !== line.seatGroup || first.blockId !== line.blockId) return false;
  if (party.some(({ saleTypeId }) => saleTypeId === line.saleTypeId)) return false;
  const seats = party.flatMap((each) => each.seats);
  if (seats.length === 0 || line.seats.length === 0) return seats.length === line.seats.length;
  return line.seats.some(({ row, number }) => seats.some((seat) => seat.row === row && Math.abs(seat.number - number) === 1));
}

function ticketsIn(lines: readonly HeldLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

function requestOf(lines: readonly HeldLine[]): CartRequest {
  const [first] = lines;
  return {
    event_jet_id: first?.idJet ?? 0,
    quantities: lines.map(({ quantity }) => quantity),
    sale_type_ids: lines.flatMap(({ saleTypeId }) => saleTypeId ?? []),
    ...(first && first.seatGroup !== null ? { seat_group: first.seatGroup } : {}),
    ...(first && first.blockId !== null ? { block_id: first.blockId } : {}),
  };
}
