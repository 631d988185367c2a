import type { FastifyRequest } from 'fastify';
import type { CallAccess, SwitchesValue } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { ChangeCounters } from './changes/changeCounters.ts';
import { cacheUntilChange, type Changes } from './changes/changes.ts';
import type { Clock } from './clock/clock.ts';
import type { Configuration } from './configuration/configuration.ts';
import type { Db } from './database/connect.ts';
import { createFlushed, type Flushed } from './database/flushed.ts';
import { createKinds, type Kinds } from './releases/kinds.ts';
import type { ReleasedRoute } from './releases/followFeed.ts';
import type { Released } from './releases/followReleases.ts';
import { type AnswerCache, createAnswerCache } from './http/answerCache.ts';
import { createShopTemplate, type ReadShopTemplate } from './http/pages/shopTemplate.ts';
import type { Signing } from './security/signing/signing.ts';
import { openingsOf, readSwitches } from './settings/shopHours.ts';
import { viewedClock } from './clock/viewedMoment.ts';
import { createWorkQueue, type WorkQueue } from './queue/workQueue.ts';
import { openStorage, type Stores } from './storage/openStorage.ts';

/** As many as requests at once: who waits has an answer all the same. */
const MAX_BUYERS_WAITING = 1_000;

interface AskedAccess {
  access: CallAccess;
  isBackground?: boolean | undefined;
}

interface AnswerOptions {
  lang: Language;
  /** Pictures are answered as the library has them now. */
  isShown: boolean;
  /** Asked at the first link that visitors do not see. */
  isEditors: () => Promise<boolean>;
}

/** What every call needs of accounts, links and pictures. The platform knows none of them, so `server.ts` hands it in. */
export interface CallRules {
  /** Throws `NOT_LOGGED_IN` or `FORBIDDEN` where the account of a request may not use a call. */
  requireAccess(context: ProviderContext, request: FastifyRequest, asked: AskedAccess): Promise<void>;
  /** The account of a request; null where nobody is logged in. */
  findEditor(context: ProviderContext, request: FastifyRequest): Promise<{ canEdit: boolean } | null>;
  /** An answer as it is sent: with today's addresses, and pictures as the library has them. */
  presentAnswer(context: ProviderContext, answer: unknown, options: AnswerOptions): Promise<unknown>;
}

/** What every resource works with; made once per server, so that tests run several side by side. */
export interface ProviderContext {
  configuration: Configuration;
  db: Db;
  /** What answers go by: the moment that an editor looks at, or now. */
  clock: Clock;
  /** What is kept in memory goes by: always now. */
  wallClock: Clock;
  changes: Changes;
  /** What the shells are told of them. */
  counters: ChangeCounters;
  /** Makes and knows what this provider has given out. */
  signing: Signing;
  answers: AnswerCache;
  /** The kinds of blocks that can be saved. */
  kinds: Kinds;
  /** Addresses that releases have brought beside those of the contract. */
  releasedRoutes: () => readonly ReleasedRoute[];
  /** All that releases have brought. */
  released: () => Released;
  /** What the calls of every subject have in common. */
  callRules: CallRules;
  storage: Stores;
  readShopTemplate: ReadShopTemplate;
  /** What waits for the lock of a stock: half of the connections at most, so that lists are read in a rush, too. */
  ticketQueue: WorkQueue;
  /** How often each event of an account, such as a failed login, has happened since the start. */
  accountEvents: Map<string, number>;
  /** Null for the embedded engine, which flushes each commit. */
  flushed: Flushed | null;
  /** Whether site and shop are open now. */
  readOpenings: () => Promise<SwitchesValue>;
}

/** Puts the parts of one server together. */
export function createContext(
  configuration: Configuration,
  db: Db,
  clock: Clock,
  changes: Changes,
  signing: Signing,
  counters: ChangeCounters,
  released: () => Released,
  callRules: CallRules,
): ProviderContext {
  return {
    configuration,
    db,
    clock: viewedClock(clock),
    wallClock: clock,
    changes,
    counters,
    signing,
    kinds: createKinds(() => released().kinds),
    releasedRoutes: () => released().routes,
    released,
    callRules,
    answers: createAnswerCache(changes, clock.now),
    storage: openStorage(configuration),
    readShopTemplate: createShopTemplate(configuration.shopTemplateUrl, clock.now),
    flushed: configuration.databaseUrl === null ? null : createFlushed(db),
    ticketQueue: createWorkQueue({ atOnce: Math.ceil(configuration.databasePool / 2), mostWaiting: MAX_BUYERS_WAITING }),
    accountEvents: new Map(),
    readOpenings: cacheUntilChange(changes, 'content', async () => openingsOf(await readSwitches(db), configuration), clock.now),
  };
}

/**
 * Makes a value once for each running server, when it is first asked for: tests run several servers in one process. A
 * context with another `db`, as in a transaction, gets the same value.
 */
export function oncePerServer<T>(make: (context: ProviderContext) => T): (context: ProviderContext) => T {
  const made = new WeakMap<Changes, { value: T }>();
  return (context) => {
    const known = made.get(context.changes);
    if (known) return known.value;
    const value = make(context);
    made.set(context.changes, { value });
    return value;
  };
}
