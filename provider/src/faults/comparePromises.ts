import { sql } from 'drizzle-orm';
import { type CartAnswer, cartAnswerSchema } from '@spielplan/shared-contracts/api';
import { connect } from '../platform/database/connect.ts';
import type { SeededData } from '../testing/seededDatabase.ts';
import type { Visitor } from '../testing/testProvider.ts';
import type { Promised } from './writer.ts';

const READERS = 8;

/** How many answers were promises. */
export function countOf({ carts, addresses }: Promised): number {
  return carts.length + addresses.length;
}

/** Over HTTP, as the visitors see it. */
export async function compareCarts({ carts }: Promised): Promise<string[]> {
  const faults: string[] = [];
  const left = carts.values();
  const readSome = async () => {
    for (const { visitor, quantity } of left) {
      const { tickets_quantity: found } = await readCart(visitor);
      if (found !== quantity) faults.push(`A cart promised ${quantity} tickets and holds ${found}.`);
    }
  };
  await Promise.all(Array.from({ length: READERS }, readSome));
  return faults;
}

/** A connection that was kept from before the kill may fail once. */
async function readCart(visitor: Visitor): Promise<CartAnswer> {
  const answer = await visitor.get('/api/shop-cart/').catch(() => visitor.get('/api/shop-cart/'));
  return cartAnswerSchema.parse(await answer.json());
}

/** In the database itself, when nobody else has it. */
export async function compareDatabase(
  data: Pick<SeededData, 'dataDir' | 'databaseUrl'>,
  { addresses }: Promised,
): Promise<string[]> {
  const { db, close } = await connect(data);
  try {
    const rows = await db.select({ url: sql<string>`url` }).from(sql`error_log`);
    const known = new Set(rows.map(({ url }) => url));
    const missing = addresses.filter((address) => !known.has(address)).map((address) => `${address} is not in the log.`);
    const oversold = await db
      .select({ id: sql<number>`i.id` })
      .from(sql`inventory i join reservations r on r.inventory_id = i.id`)
      .groupBy(sql`i.id`)
      .having(sql`sum(r.quantity) + i.sold > i.capacity`);
    return [...missing, ...oversold.map(({ id }) => `Stock ${id} is oversold.`)];
  } finally {
    await close();
  }
}
