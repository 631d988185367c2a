import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { OpenSignals } from './signals.ts';
import type { SilenceTimes } from './watchSilence.ts';

/** Queries, the same on every engine; a transaction has the same face. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** Queries, in a transaction or outside. */
export type Queries = Pick<Db, 'select' | 'selectDistinct' | 'execute' | 'insert' | 'update' | 'delete'>;

/** The seam between the provider and its engine: nothing outside this folder knows which one is behind it. */
export interface Database {
  engine: 'embedded' | 'postgres';
  db: Db;
  /** Runs a script of several statements, without parameters and without a time limit; what fails is rolled back. */
  runScript(sql: string): Promise<void>;
  /** Runs `work` while no other process on this database runs any this way; they wait, one after the other. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Opens the way to the other processes on this database; null where there can be none. */
  openSignals: OpenSignals | null;
  /** Settles when the engine has given up (its log cannot grow): every statement fails from then on, and the process must end. */
  failed: Promise<Error>;
  close(): Promise<void>;
}

export interface ConnectOptions {
  /** Where the embedded database lies. */
  dataDir: string;
  /** `postgres://…`; null is the embedded engine. */
  databaseUrl: string | null;
  /** The same database past a pooler that keeps no sessions: for signals, scripts and the lock of `alone`. */
  databaseDirectUrl?: string | null;
  /** Connections of this process to a PostgreSQL, the one for signals not counted. */
  poolSize?: number;
  /** The embedded engine does without the flush after each commit; for data that may be lost, such as a test's. */
  relaxedDurability?: boolean;
  /** How long a PostgreSQL that does not answer is waited for, because it may just be starting. */
  serverWaitMs?: number;
  /** Statements may take as long as they need: for commands, never for what visitors wait for. */
  isUnhurried?: boolean;
  /** When a PostgreSQL that answers nobody counts as away; what is told of it then, and when it answers again. */
  silence?: SilenceTimes;
  onSilence?: (isSilent: boolean) => void;
}
