import { cartAnswerSchema } from '@spielplan/shared-contracts/api';
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { inventory, orderLines, reservations, seatRows, seats } from '../../platform/database/schema/index.ts';
import { newVisitor, START_TIMEOUT_MS, startTestProvider, type TestProvider, type Visitor } from '../../testing/testProvider.ts';
import { addTicketedEvent, type TestStock, type TicketedEvent } from '../../testing/ticketedEvent.ts';
import { readAvailability } from '../../programme/events/availability.ts';

/** More for a long run: `TICKET_RUNS=500 node tooling/bin/run.mjs jest ticketSystem`. */
const RUNS = Number(process.env.TICKET_RUNS ?? 10);
const MINUTES_HELD = 15;
const LIMIT = 10;

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
}, START_TIMEOUT_MS);
afterAll(() => provider.close());

type Op =
  | { kind: 'add'; cart: number; stock: number; quantities: [full: number, reduced: number] }
  | { kind: 'remove'; cart: number; line: number; isWhole: boolean }
  | { kind: 'empty'; cart: number }
  | { kind: 'pay'; cart: number }
  | { kind: 'forward'; minutes: number };

interface Line {
  stock: number;
  saleType: number;
  quantity: number;
  until: number;
}

/** What the tickets must be by the rules of the house, kept beside the real ones. */
class Model {
  carts: Line[][] = [[], [], []];
  sold: number[];
  constructor(stocks: readonly TestStock[]) {
    this.sold = stocks.map(({ gone }) => gone);
  }

  living(cart: number): Line[] {
    const now = provider.clock.now();
    this.carts[cart] = (this.carts[cart] ?? []).filter(({ until }) => until > now);
    return this.carts[cart];
  }

  held(stock: number): number {
    const lines = this.carts.flatMap((_, cart) => this.living(cart));
    return lines.reduce((total, line) => (line.stock === stock ? total + line.quantity : total), 0);
  }
}

const cart = fc.nat(2);
const op: fc.Arbitrary<Op> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('add' as const),
      cart,
      stock: fc.nat(2),
      quantities: fc.tuple(fc.integer({ min: 1, max: 5 }), fc.nat(3)),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), cart, line: fc.nat(3), isWhole: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('empty' as const), cart }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('pay' as const), cart }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('forward' as const), minutes: fc.integer({ min: 1, max: 16 }) }) },
);
/** What happens at the same time: one thing, or something with each cart. */
const moment = fc.oneof(
  op.map((one) => [one]),
  fc.uniqueArray(
    op.filter(({ kind }) => kind !== 'forward'),
    { minLength: 2, maxLength: 3, selector: (one) => ('cart' in one ? one.cart : -1) },
  ),
);

it('Tickets added, removed, expired and paid in any order are each held, sold or free, and never two of these', async () => {
  let key = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(moment, { minLength: 1, maxLength: 14 }), async (moments) => {
      const event = await addTicketedEvent(provider, [{ places: 9 }, { rows: [4, 6], gone: [[2], []] }, { rows: [3, 3, 5] }]);
      const visitors = await Promise.all([0, 1, 2].map(() => newVisitor(provider.url)));
      const model = new Model(event.stocks);
      for (const ops of moments) {
        const isAlone = ops.length === 1;
        await Promise.all(ops.map((one) => act(one, { event, model, visitors, isAlone, key: () => (key += 1) })));
        await expectBalance(event, model);
        for (const [index, visitor] of visitors.entries()) await expectCart(visitor, model.living(index), event);
      }
    }),
    { numRuns: RUNS },
  );
}, 600_000);

interface Scene {
  event: TicketedEvent;
  model: Model;
  visitors: readonly Visitor[];
  /** Nothing else happens at the same time, so the answer is known beforehand. */
  isAlone: boolean;
  key: () => number;
}

async function act(one: Op, scene: Scene): Promise<void> {
  const { event, model } = scene;
  if (one.kind === 'forward') return provider.clock.forward(one.minutes);
  const visitor = scene.visitors[one.cart] as Visitor;
  const lines = model.living(one.cart);
  switch (one.kind) {
    case 'add':
      return add(one, visitor, scene);
    case 'remove': {
      const at = Math.min(one.line, lines.length - 1);
      const line = lines[at];
      const known = cartAnswerSchema.parse(await (await visitor.get('/api/shop-cart/')).json()).items?.[at];
      const response = one.isWhole
        ? await visitor.send('DELETE', `/api/shop-cart/${known?.id ?? 1}/`)
        : await visitor.submit('/webshop/cart/remove', { line: known?.id ?? 1, quantity: 1 });
      expect(response.status).toBe(one.isWhole ? (line ? 200 : 409) : 303);
      if (!line) return;
      if (one.isWhole || line.quantity === 1) lines.splice(at, 1);
      else line.quantity -= 1;
      return;
    }
    case 'empty': {
      const response = await visitor.send('DELETE', '/api/shop-cart/');
      expect(response.status).toBe(lines.length > 0 ? 200 : 409);
      lines.length = 0;
      return;
    }
    case 'pay': {
      const quantity = lines.reduce((total, line) => total + line.quantity, 0);
      const total = lines.reduce(
        (sum, line) => sum + line.quantity * (event.stocks[line.stock]?.cents[line.saleType - 1] ?? 0),
        0,
      );
      const key = scene.key().toString(16).padStart(32, '0');
      const response = await visitor.submit('/webshop/cart/pay', { key, quantity: quantity || 1, total: total || 1 });
      expect(response.headers.get('location')).toMatch(lines.length > 0 ? /\/orders\/KA-/ : /note=expired/);
      for (const line of lines) model.sold[line.stock] = (model.sold[line.stock] ?? 0) + line.quantity;
      lines.length = 0;
      return;
    }
  }
}

async function add(one: Extract<Op, { kind: 'add' }>, visitor: Visitor, { event, model, isAlone }: Scene): Promise<void> {
  const lines = model.living(one.cart);
  const stock = event.stocks[one.stock] as TestStock;
  const [full, reduced] = one.quantities;
  const wanted = [{ saleType: 1, quantity: full }, ...(reduced > 0 ? [{ saleType: 2, quantity: reduced }] : [])];
  const isOverLimit = wanted.some(({ saleType, quantity }) => {
    const own = lines.filter((line) => line.stock === one.stock && line.saleType === saleType);
    return own.reduce((total, line) => total + line.quantity, quantity) > LIMIT;
  });
  const fits = (await longestRun(stock)) >= full + reduced;
  const before = new Set((await readTakenSeats(stock.id)).map(seatKey));
  const response = await visitor.send('POST', '/api/shop-cart/', {
    event_jet_id: event.idJet,
    seat_group: stock.group,
    quantities: wanted.map(({ quantity }) => quantity),
    sale_type_ids: wanted.map(({ saleType }) => saleType),
  });
  const answer = (await response.json()) as { response_code?: number };
  if (isAlone) expect(answer.response_code).toBe(isOverLimit ? -120 : fits ? undefined : -214);
  if (response.status === 409) return;
  expect(response.status).toBe(200);
  const until = provider.clock.now() + MINUTES_HELD * 60_000;
  for (const { saleType, quantity } of wanted) lines.push({ stock: one.stock, saleType, quantity, until });
  for (const line of lines) line.until = until;
  if (isAlone) expectConnected((await readTakenSeats(stock.id)).filter((seat) => !before.has(seatKey(seat))));
}

/**
 * One call's tickets lie beside each other in one row; places without numbers have no seats at all.
 */
function expectConnected(block: readonly TakenSeat[]): void {
  const numbers = block.map(({ number }) => number);
  expect(new Set(block.map(({ row }) => row)).size).toBe(Math.min(1, block.length));
  if (block.length > 0) expect(Math.max(...numbers) - Math.min(...numbers) + 1).toBe(block.length);
}

/** How many connected places are free, counted from the tables alone. */
async function longestRun({ id, capacity }: TestStock): Promise<number> {
  const taken = await readTakenSeats(id);
  const rows = await provider.context.db.select().from(seatRows).where(eq(seatRows.inventoryId, id));
  if (rows.length === 0) return capacity - (await readSold(id)) - (await readHeld(id));
  const plans = rows.map(({ position, seats: length, gone }) =>
    Array.from({ length }, (_, index) =>
      gone.includes(index + 1) || taken.some((seat) => seat.row === position && seat.number === index + 1) ? 'x' : '.',
    ).join(''),
  );
  return Math.max(...plans.flatMap((plan) => plan.split('x').map((run) => run.length)));
}

/** Sold + held + free = capacity, each of them counted from a source of its own. */
async function expectBalance({ id: eventId, stocks }: TicketedEvent, model: Model): Promise<void> {
  const free = (await readAvailability(provider.context, [eventId]))(eventId);
  for (const [index, stock] of stocks.entries()) {
    const sold = model.sold[index] ?? 0;
    const held = model.held(index);
    expect(await readSold(stock.id)).toBe(sold);
    expect(await readHeld(stock.id)).toBe(held);
    expect(free.find(({ id }) => id === stock.id)?.free).toBe(stock.capacity - sold - held);
    const paid = await provider.context.db.select().from(orderLines).where(eq(orderLines.inventoryId, stock.id));
    expect(paid.reduce((total, { quantity }) => total + quantity, stock.gone)).toBe(sold);
    await expectSeats(stock, sold - stock.gone, held);
  }
}

async function expectSeats({ id }: TestStock, sold: number, held: number): Promise<void> {
  const rows = await provider.context.db.select().from(seatRows).where(eq(seatRows.inventoryId, id));
  if (rows.length === 0) return;
  const taken = await readTakenSeats(id);
  expect([taken.filter(({ isSold }) => isSold).length, taken.filter(({ isSold }) => !isSold).length]).toEqual([sold, held]);
  for (const { row, number } of taken) {
    const own = rows.find(({ position }) => position === row);
    expect(number <= (own?.seats ?? 0) && !own?.gone.includes(number)).toBe(true);
  }
}

interface TakenSeat {
  row: number;
  number: number;
  isSold: boolean;
}

const seatKey = ({ row, number }: TakenSeat) => `${row}/${number}`;

async function readTakenSeats(inventoryId: number): Promise<TakenSeat[]> {
  const rows = await provider.context.db
    .select({ seat: seats, until: reservations.expiresAt })
    .from(seats)
    .leftJoin(reservations, eq(reservations.id, seats.reservationId))
    .where(eq(seats.inventoryId, inventoryId));
  return rows
    .filter(({ until }) => until === null || until.getTime() > provider.clock.now())
    .map(({ seat }) => ({ row: seat.rowPosition, number: seat.number, isSold: seat.orderLineId !== null }));
}

async function readSold(inventoryId: number): Promise<number> {
  const [row] = await provider.context.db.select().from(inventory).where(eq(inventory.id, inventoryId));
  return row?.sold ?? -1;
}

async function readHeld(inventoryId: number): Promise<number> {
  const rows = await provider.context.db.select().from(reservations).where(eq(reservations.inventoryId, inventoryId));
  const now = provider.clock.now();
  return rows.reduce((total, { quantity, expiresAt }) => (expiresAt.getTime() > now ? total + quantity : total), 0);
}

/** What the cart's own answer lists, line by line. */
async function expectCart(visitor: Visitor, lines: readonly Line[], { stocks }: TicketedEvent): Promise<void> {
  const answer = cartAnswerSchema.parse(await (await visitor.get('/api/shop-cart/?lang=en')).json());
  const listed = answer.items?.map(({ seat_group_name, price, quantity }) => [seat_group_name, price, quantity]);
  const expected = lines.map(({ stock, saleType, quantity }) => [
    `Group ${stock + 1}`,
    ((stocks[stock]?.cents[saleType - 1] ?? 0) / 100).toFixed(2),
    quantity,
  ]);
  expect(listed).toEqual(expected);
  expect(answer.tickets_quantity).toBe(lines.reduce((total, { quantity }) => total + quantity, 0));
  for (const item of answer.items ?? []) {
    const rows = new Set(item.seats?.map(({ row }) => row));
    if (item.seats?.length) expect([item.seats.length, rows.size]).toEqual([item.quantity, 1]);
  }
}
