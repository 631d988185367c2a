import { switchesValueSchema } from '@spielplan/shared-contracts/api';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { SWITCHES_KEY, storedSwitchesSchema } from '../platform/settings/shopHours.ts';
import type { Db } from '../platform/database/connect.ts';
import { settings } from '../platform/database/schema/index.ts';
import { countRows } from './backUp.ts';
import type { BackupHeader } from './backupFile.ts';
import { readSequences, readTableShapes } from './tableShapes.ts';

type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** Numbers that are left out, because they may have been given out after the backup by a database that is gone. */
const GAP = 10_000;
const ROUND = 1_000;
const ORDER_SEQUENCE = 'orders_id_seq';
/** Orders that are listed one by one. */
const MAX_LISTED = 10_000;
/** The row of the setting. */
const RESTORED_KEY = 'restored';

const restoredSchema = z.object({
  /** When it was restored, and when the backup was made. */
  at: z.iso.datetime(),
  made: z.iso.datetime(),
  /** Ids of orders between these may have been given out since the backup, both ends left out. */
  orders: z.object({ after: z.int(), before: z.int() }),
  /** Orders that the replaced database held and the backup does not. */
  missingOrders: z.array(z.object({ id: z.int(), orderedAt: z.string(), totalCents: z.int() })),
  /** How many rows more the replaced database held, by table. */
  missingRows: z.record(z.string(), z.int()),
  tables: z.int(),
  rows: z.int(),
});

/** What a restore has done, and what is missing since. */
export type Restored = z.infer<typeof restoredSchema>;

/** What the database held before it is replaced. */
export interface Before {
  sequences: Record<string, string>;
  missingOrders: Restored['missingOrders'];
  missingRows: Restored['missingRows'];
}

export async function hasTable(db: Pick<Db, 'select'>, name: string): Promise<boolean> {
  const [row] = await db
    .select({ found: sql<boolean>`to_regclass(${`public.${name}`}) is not null` })
    .from(sql`(values (1)) as one`);
  return row?.found ?? false;
}

/** Reads what will be missing from a database that is about to be replaced; an empty one misses nothing. */
export async function readBefore(tx: Tx, header: BackupHeader): Promise<Before> {
  const backedUp = new Map(header.tables.map(({ name, rows }) => [name, rows]));
  const missingRows: Restored['missingRows'] = {};
  for (const { name } of await readTableShapes(tx)) {
    const more = (await countRows(tx, name)) - (backedUp.get(name) ?? 0);
    if (more > 0) missingRows[name] = more;
  }
  return { sequences: await readSequences(tx), missingOrders: await readMissingOrders(tx, header), missingRows };
}

async function readMissingOrders(tx: Tx, { sequences }: BackupHeader): Promise<Restored['missingOrders']> {
  if (!(await hasTable(tx, 'orders'))) return [];
  const last = Number(sequences[ORDER_SEQUENCE] ?? 0);
  // By their names: what is there may have the structure of another release.
  return tx
    .select({
      id: sql`id`.mapWith(Number),
      orderedAt: sql<string>`to_char(ordered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
      totalCents: sql`total_cents`.mapWith(Number),
    })
    .from(sql`orders`)
    .where(sql`id > ${last}`)
    .orderBy(sql`id`)
    .limit(MAX_LISTED);
}

/** Has every sequence go on above both databases and a gap: an id that somebody was told never means another thing. */
export async function continueSequences(
  tx: Tx,
  backup: Readonly<Record<string, string>>,
  before: Readonly<Record<string, string>>,
): Promise<void> {
  const there = new Set(Object.keys(await readAllSequences(tx)));
  for (const name of new Set([...Object.keys(backup), ...Object.keys(before)])) {
    if (!there.has(name)) continue;
    const last = Math.max(Number(backup[name] ?? 0), Number(before[name] ?? 0));
    await tx.execute(sql`select setval(${name}::regclass, ${afterGap(last)}::bigint)`);
  }
}

async function readAllSequences(tx: Pick<Db, 'select'>): Promise<Record<string, true>> {
  const rows = await tx
    .select({ name: sql<string>`sequencename` })
    .from(sql`pg_sequences`)
    .where(sql`schemaname = 'public'`);
  return Object.fromEntries(rows.map(({ name }) => [name, true as const]));
}

function afterGap(last: number): number {
  return Math.ceil((last + GAP) / ROUND) * ROUND;
}

/**
 * Shuts the shop in the stored setting, which every release reads, and keeps what is missing. It opens by hand: at `/cms-hub/online`, or
 * by `spielplan shop open`.
 */
export async function shutShop(tx: Tx, header: BackupHeader, before: Before, now: number): Promise<Restored> {
  const after = Number(header.sequences[ORDER_SEQUENCE] ?? 0);
  const restored: Restored = {
    at: new Date(now).toISOString(),
    made: header.made,
    orders: { after, before: afterGap(Math.max(after, Number(before.sequences[ORDER_SEQUENCE] ?? 0))) + 1 },
    missingOrders: before.missingOrders,
    missingRows: before.missingRows,
    tables: header.tables.length,
    rows: header.tables.reduce((sum, table) => sum + table.rows, 0),
  };
  await openShop(tx, false);
  await write(tx, RESTORED_KEY, restored);
  return restored;
}

/** Opens or shuts the shop in the stored setting. */
export async function openShop(tx: Pick<Db, 'select' | 'insert'>, isOpen: boolean): Promise<void> {
  const [row] = await tx.select().from(settings).where(eq(settings.key, SWITCHES_KEY));
  const { shop_back_at: _, ...stored } = storedSwitchesSchema.parse(row?.value);
  await write(tx, SWITCHES_KEY, switchesValueSchema.parse({ ...stored, is_shop_online: isOpen }));
}

/** What the last restore left missing; null where there was none. */
export async function readRestored(db: Pick<Db, 'select'>): Promise<Restored | null> {
  const [row] = await db.select().from(settings).where(eq(settings.key, RESTORED_KEY));
  return restoredSchema
    .nullable()
    .catch(null)
    .parse(row?.value ?? null);
}

async function write(tx: Pick<Db, 'insert'>, key: string, value: unknown): Promise<void> {
  await tx.insert(settings).values({ key, value }).onConflictDoUpdate({ target: settings.key, set: { value } });
}
