import type { Clock } from './clock.ts';
import type { Configuration } from './configuration.ts';
import type { Db } from './database/connect.ts';
import type { AnswerCache } from './http/answerCache.ts';

/** What every resource works with; made once per server, so that tests run several side by side. */
export interface ProviderContext {
  configuration: Configuration;
  db: Db;
  clock: Clock;
  answers: AnswerCache;
}
