import type { SwitchesValue } from '@spielplan/shared-contracts/api';
import type { ChangeCounters } from './changeCounters.ts';
import { cacheUntilChange, type Changes } from './changes.ts';
import type { Clock } from './clock.ts';
import type { Configuration } from './configuration.ts';
import type { Db } from './database/connect.ts';
import { createFlushed, type Flushed } from './database/flushed.ts';
import { createKinds, type Kinds } from './kinds/kinds.ts';
import type { Localised } from '@spielplan/shared-contracts/i18n';
import { findOwnedAddress, type OwnedAddress } from './links/softwareAddresses.ts';
import type { ReleasedRoute } from './releases/followFeed.ts';
import type { Released } from './releases/followReleases.ts';
import { type AnswerCache, createAnswerCache } from './http/answerCache.ts';
import { type Availability, createAvailability } from './resources/events/availability.ts';
import { createProgramme, type Programme } from './resources/programme/programme.ts';
import { createPeople, type People } from './resources/persons/people.ts';
import { type Catalogue, createCatalogue } from './resources/productions/catalogue.ts';
import { createTicketing, type ReadTicketing } from './resources/events/ticketing.ts';
import { createMedia, type Media } from './media/media.ts';
import { createShopTemplate, type ReadShopTemplate } from './http/shopTemplate.ts';
import type { Signing } from './security/signing/signing.ts';
import { openingsOf, readSwitches } from './shopHours.ts';
import { viewedClock } from './viewedMoment.ts';
import { createWorkQueue, type WorkQueue } from './workQueue.ts';
import { openStorage, type Stores } from './storage/openStorage.ts';

/** As many as requests at once: who waits has an answer all the same. */
const MAX_BUYERS_WAITING = 1_000;

/** What every resource works with; made once per server, so that tests run several side by side. */
export interface ProviderContext {
  configuration: Configuration;
  db: Db;
  clock: Clock;
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
  /** The language and the owner of a page's address that the software answers; null where it is the page's. */
  findOwnedAddress: (path: Localised) => OwnedAddress | null;
  storage: Stores;
  media: Media;
  readProgramme: () => Promise<Programme>;
  readCatalogue: () => Promise<Catalogue>;
  readPeople: () => Promise<People>;
  readAvailability: Availability;
  readShopTemplate: ReadShopTemplate;
  readTicketing: ReadTicketing;
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
): ProviderContext {
  const storage = openStorage(configuration);
  const readProgramme = createProgramme(db, changes, clock);
  return {
    configuration,
    db,
    clock: viewedClock(clock),
    changes,
    counters,
    signing,
    kinds: createKinds(() => released().kinds),
    releasedRoutes: () => released().routes,
    findOwnedAddress: (path) => findOwnedAddress(path, released()),
    answers: createAnswerCache(changes, clock.now),
    storage,
    media: createMedia(storage.pictures),
    readProgramme,
    readCatalogue: createCatalogue(db, changes, clock, readProgramme),
    readPeople: createPeople(db, changes, clock),
    readAvailability: createAvailability(db, changes, clock),
    readShopTemplate: createShopTemplate(configuration.shopTemplateUrl, clock.now),
    readTicketing: createTicketing(db, changes, clock),
    flushed: configuration.databaseUrl === null ? null : createFlushed(db),
    ticketQueue: createWorkQueue({ atOnce: Math.ceil(configuration.databasePool / 2), mostWaiting: MAX_BUYERS_WAITING }),
    accountEvents: new Map(),
    readOpenings: cacheUntilChange(changes, 'content', async () => openingsOf(await readSwitches(db), configuration), clock.now),
  };
}
