import { randomBytes } from 'node:crypto';
import { desc, notInArray } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Configuration } from '../../configuration/configuration.ts';
import type { Db } from '../../database/connect.ts';
import { signingKeys } from '../../database/schema/index.ts';
import type { SigningKey } from './signing.ts';

/** Providers read the table this often, and a new key signs only after each of them has read it. */
const READ_EVERY_MS = 60_000;
const SIGNS_AFTER_MS = 2 * READ_EVERY_MS;
/** The key that signs and the one before it. */
const MAX_KEYS = 2;

export interface SigningKeys {
  current(): readonly SigningKey[];
  close(): void;
}

/**
 * Makes the first key of a database that has none. Of several
 * processes one at a time may call it (`Database.alone`).
 */
export async function makeFirstKey(db: Db): Promise<void> {
  if ((await db.$count(signingKeys)) === 0) await addKey(db, new Date(0));
}

/**
 * The secrets of `SIGNING_SECRET`, the first of which signs;
 * without it the keys of the database, read once a minute.
 */
export async function openSigningKeys(
  db: Db,
  { signingSecrets }: Pick<Configuration, 'signingSecrets'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<SigningKeys> {
  if (signingSecrets.length > 0) {
    const given = signingSecrets.map((secret) => ({ secret, signsFrom: 0 }));
    return { current: () => given, close: () => undefined };
  }
  let keys = await readKeys(db);
  const timer = setInterval(() => {
    readKeys(db).then(
      (read) => void (keys = read),
      (error: unknown) => log.warn({ err: error }, 'keys.unread'),
    );
  }, READ_EVERY_MS).unref();
  return { current: () => keys, close: () => clearInterval(timer) };
}

/** Adds a key, which signs two minutes later, and takes away all but the one before it. */
export async function renewKey(db: Db): Promise<void> {
  await addKey(db, new Date());
  const kept = await db.select({ id: signingKeys.id }).from(signingKeys).orderBy(desc(signingKeys.id)).limit(MAX_KEYS);
  await db.delete(signingKeys).where(
    notInArray(
      signingKeys.id,
      kept.map(({ id }) => id),
    ),
  );
}

async function addKey(db: Db, made: Date): Promise<void> {
  await db.insert(signingKeys).values({ secret: randomBytes(32).toString('base64url'), made });
}

async function readKeys(db: Db): Promise<SigningKey[]> {
  const rows = await db.select().from(signingKeys).orderBy(desc(signingKeys.id));
  return rows.map(({ secret, made }) => ({ secret, signsFrom: made.getTime() + SIGNS_AFTER_MS }));
}
