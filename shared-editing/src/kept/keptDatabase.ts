import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { hasTextsOfNewer } from './keptTexts.ts';

/** The one database of unsaved work in a browser, for all builds of the editor's tools and of the office. */
const NAME = 'spielplan-editor';
/** Counts up when its stores change. */
const VERSION = 1;
/** Counts up when the form of a kept workspace changes; what an older build kept is left alone, and so is what a newer one did. */
export const WORKSPACE_FORM = 2;

/** What one tab keeps. */
export interface KeptWork<Work> {
  readonly form: number;
  readonly workspace: Work;
  /** Of tabs that are gone, until they are joined with the tab's own. */
  readonly others: readonly Work[];
  /** When, in epoch ms. */
  readonly saved: number;
}

interface Schema extends DBSchema {
  workspaces: { key: string; value: KeptWork<unknown> };
}

let database: Promise<IDBPDatabase<Schema>> | undefined;

/**
 * Opens the database, once for all that keep something in it. Rejects with a `VersionError` where a newer build has
 * opened it before. It is closed as soon as a newer build asks for it, and opened again with the next call.
 */
export function openKeptWork(): Promise<IDBPDatabase<Schema>> {
  const forget = () => void (database = undefined);
  return (database ??= openDB<Schema>(NAME, VERSION, {
    upgrade: (db) => void db.createObjectStore('workspaces'),
    blocking(_now, _next, event) {
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  }).catch((error: unknown) => {
    forget();
    throw error;
  }));
}

/** The beginning of the keys of an account's work; its place is the language and the documents. */
export function placeKey(account: number, place = ''): string {
  return `${account}|${place}${place && '|'}`;
}

/** All keys that begin with a name. */
export function keysFrom(name: string): IDBKeyRange {
  return IDBKeyRange.bound(name, `${name}\uffff`);
}

/**
 * Whether this browser keeps work of the account that a newer build has written: this one must not touch it, and the
 * page has to be loaded again. False where the browser keeps nothing.
 */
export async function isKeptByNewer(account: number): Promise<boolean> {
  if (hasTextsOfNewer(account)) return true;
  try {
    const kept = await (await openKeptWork()).getAll('workspaces', keysFrom(placeKey(account)));
    return kept.some(({ form }) => form > WORKSPACE_FORM);
  } catch (error) {
    return (error as Partial<Error> | null)?.name === 'VersionError';
  }
}
