import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Clock } from '../clock/clock.ts';
import type { Db } from '../database/connect.ts';
import { settings } from '../database/schema/index.ts';

/** The row of the setting. */
const KEY = 'last_sweep';
const DAY_MS = 86_400_000;
/** No pause of a house that is looked after is longer; a clock that was set wrong jumps by months or years. */
export const MAX_PAUSE_DAYS = 14;

const lastSweepSchema = z.object({ at: z.number() }).nullable().catch(null);

/**
 * Whether what is too old may be removed now, and remembers that it was. All providers of a database share the moment. A clock that
 * jumps forward makes everything old at once, and what a sweep removes is gone for good: it refuses then, until the clock is right
 * again or an operator says that the pause was real (`acceptPause`).
 */
export function maySweep(db: Db, now: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx
      .insert(settings)
      .values({ key: KEY, value: { at: now } })
      .onConflictDoNothing();
    const [row] = await tx.select().from(settings).where(eq(settings.key, KEY)).for('update');
    const last = lastSweepSchema.parse(row?.value ?? null)?.at ?? now;
    if (isTooLong(now, last)) return false;
    if (now > last) await write(tx, now);
    return true;
  });
}

/** Whether sweeps are refused at this time (`maySweep`); asks without remembering anything. */
export async function areSweepsRefused(db: Pick<Db, 'select'>, now: number): Promise<boolean> {
  return isTooLong(now, (await readLastSweep(db)) ?? now);
}

function isTooLong(now: number, last: number): boolean {
  return now - last > MAX_PAUSE_DAYS * DAY_MS;
}

/** When the last sweep was; null where there was none. */
export async function readLastSweep(db: Pick<Db, 'select'>): Promise<number | null> {
  const [row] = await db.select().from(settings).where(eq(settings.key, KEY));
  return lastSweepSchema.parse(row?.value ?? null)?.at ?? null;
}

/** Takes the clock as right, however long the pause was. */
export function acceptPause(db: Pick<Db, 'update'>, { now }: Pick<Clock, 'now'>): Promise<void> {
  return write(db, now());
}

async function write(db: Pick<Db, 'update'>, at: number): Promise<void> {
  await db.update(settings).set({ value: { at } }).where(eq(settings.key, KEY));
}
