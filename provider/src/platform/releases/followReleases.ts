import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { isSpielplanError } from '@spielplan/shared-contracts/errors';
import {
  openReleaseSource,
  parseReleasedKind,
  readOperators,
  type ReleaseFeed,
  trustSource,
} from '@spielplan/shared-contracts/feed';
import type { Changes } from '../changes/changes.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { Db } from '../database/connect.ts';
import { settings } from '../database/schema/index.ts';
import { type Kind, releasedKind } from './kinds.ts';
import { type Followed, followedSchema, followFeed, NOTHING_FOLLOWED, type ReleasedRoute } from './followFeed.ts';

/** What releases have brought, as far as this provider has followed them. */
export interface Released {
  kinds: ReadonlyMap<string, Kind>;
  /** Addresses of remotes that the contract does not know. */
  routes: readonly ReleasedRoute[];
  /** The remote that answers each of the contract's addresses, by the id of the address. */
  linked: ReadonlyMap<string, string>;
}

interface Following {
  /** What is known now. */
  released(): Released;
  /** Looks at the feed once; never rejects. */
  follow(): Promise<void>;
}

type Log = Pick<FastifyInstance['log'], 'info' | 'warn'>;

const SETTING = 'followed_releases';
const POLL_MS = 3_000;

/**
 * Reads the feed of releases for what their remotes bring: at the start, and then again and again. What was followed stays
 * in the database, so that a block can be saved while feed or store are away. A provider without a feed knows the contract's kinds.
 */
export async function followReleases(
  app: FastifyInstance,
  { releases, trust, unsignedReleases }: Pick<Configuration, 'releases' | 'trust' | 'unsignedReleases'>,
  db: Db,
  changes: Changes,
): Promise<Following> {
  const say = sayOnce(app.log);
  const operators = await readOperators(trust, unsignedReleases).catch((error: unknown) => {
    // Tickets are sold without it.
    say([error instanceof Error ? error.message : String(error)]);
    return [];
  });
  let followed = await readFollowed(db);
  let released = present(followed);
  if (operators?.length === 0) return { released: () => released, follow: () => Promise.resolve() };

  const source = trustSource(openReleaseSource(releases), operators, () => followed.table);
  let lastFeed = '';
  let saidAbsent = false;
  // A first start publishes its remotes while this one begins.
  const sayAbsent = () => {
    if (!saidAbsent) app.log.info('releases.absent');
    saidAbsent = true;
  };
  const follow = async () => {
    try {
      const feed = await source.readFeed();
      const seen = JSON.stringify(feed);
      if (seen === lastFeed) return;
      const result = await keep(db, feed);
      lastFeed = seen;
      say(result.refused);
      if (isDeepStrictEqual(result.followed, followed)) return;
      ({ followed } = result);
      released = present(followed);
      changes.changed('content');
      app.log.info({ kinds: [...released.kinds.keys()] }, 'releases.followed');
    } catch (error) {
      lastFeed = '';
      if (isAbsent(error) && isDeepStrictEqual(followed, NOTHING_FOLLOWED)) return sayAbsent();
      say([error instanceof Error ? error.message : String(error)]);
    }
  };

  let following = Promise.resolve();
  const timer = setInterval(() => void (following = following.then(follow)), POLL_MS).unref();
  app.addHook('onReady', async () => void (following = following.then(follow)));
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await following;
  });
  return { released: () => released, follow: () => (following = following.then(follow)) };
}

/** Several providers follow one feed: each goes on from what any of them has followed. */
function keep(db: Db, feed: ReleaseFeed): Promise<{ followed: Followed; refused: string[] }> {
  return db.transaction(async (tx) => {
    await tx.insert(settings).values({ key: SETTING, value: NOTHING_FOLLOWED }).onConflictDoNothing();
    const [row] = await tx.select().from(settings).where(eq(settings.key, SETTING)).for('update');
    const before = parse(row?.value);
    const result = followFeed(before, feed);
    if (!isDeepStrictEqual(result.followed, before))
      await tx.update(settings).set({ value: result.followed }).where(eq(settings.key, SETTING));
    return result;
  });
}

async function readFollowed(db: Db): Promise<Followed> {
  const [row] = await db.select().from(settings).where(eq(settings.key, SETTING));
  return parse(row?.value);
}

function parse(value: unknown): Followed {
  return followedSchema.catch(NOTHING_FOLLOWED).parse(value);
}

function present({ remotes }: Followed): Released {
  const kinds = new Map<string, Kind>();
  for (const { blocks } of Object.values(remotes))
    for (const [model, block] of Object.entries(blocks)) {
      const definition = parseReleasedKind(model, block as Parameters<typeof parseReleasedKind>[1]);
      if (typeof definition !== 'string') kinds.set(model, releasedKind(definition, block.schema, block.label));
    }
  const all = Object.entries(remotes);
  return {
    kinds,
    routes: all.flatMap(([owner, { routes }]) => routes.map((route) => ({ ...route, owner }))),
    linked: new Map(all.flatMap(([owner, { linked }]) => linked.map((id) => [id, owner] as const))),
  };
}

/** Whether there is no feed at all, which is no trouble where none has been followed before. */
function isAbsent(error: unknown): boolean {
  return isSpielplanError(error, 'REMOTE_FEED') && isSpielplanError(error.cause, 'NOT_FOUND');
}

/** The log hears of each trouble once, until there is another. */
function sayOnce(log: Log): (reasons: readonly string[]) => void {
  let said = '';
  return (reasons) => {
    const now = reasons.join('; ');
    if (now !== said && now !== '') log.warn({ reasons }, 'releases.leftOut');
    said = now;
  };
}
