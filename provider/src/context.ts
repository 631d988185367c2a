import { type Changes, createChanges } from './changes.ts';
import type { Clock } from './clock.ts';
import type { Configuration } from './configuration.ts';
import type { Db } from './database/connect.ts';
import { type AnswerCache, createAnswerCache } from './http/answerCache.ts';
import { type Availability, createAvailability } from './resources/events/availability.ts';
import { createProgramme, type Programme } from './resources/events/programme.ts';
import { createTicketing, type Ticketing } from './resources/events/ticketing.ts';

/** What every resource works with; made once per server, so that tests run several side by side. */
export interface ProviderContext {
  configuration: Configuration;
  db: Db;
  clock: Clock;
  changes: Changes;
  answers: AnswerCache;
  readProgramme: () => Promise<Programme>;
  readAvailability: Availability;
  readTicketing: () => Promise<(eventId: number) => Ticketing>;
}

/** Puts the parts of one server together. */
export function createContext(configuration: Configuration, db: Db, clock: Clock): ProviderContext {
  const changes = createChanges(clock.now);
  return {
    configuration,
    db,
    clock,
    changes,
    answers: createAnswerCache(changes, clock.now),
    readProgramme: createProgramme(db, changes),
    readAvailability: createAvailability(db, changes, clock),
    readTicketing: createTicketing(db, changes),
  };
}
