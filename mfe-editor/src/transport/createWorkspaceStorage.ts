import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Workspace } from '../domain/workspace/workspace.ts';
import { withTabLock, heldLocks, holdLock } from './tabLocks.ts';

/** Counts up when what is kept changes its form; what an older editor kept is then left alone. */
const FORMAT_VERSION = 2;

/** What one tab has at hand. */
interface Kept {
  readonly form: number;
  readonly workspace: Workspace;
  /** Of tabs that are gone, until they are joined with the tab's own. */
  readonly others: readonly Workspace[];
  /** When, in epoch ms. */
  readonly saved: number;
}
interface Schema extends DBSchema {
  workspaces: { key: string; value: Kept };
}

/** Keeps what an editor has at hand in this browser: for this account, these documents and this tab alone. */
export interface WorkspaceStorage {
  /** The name under which this tab keeps it. */
  readonly key: string;
  /**
   * Takes over what tabs that are gone have left, the newest of them first. Empty where nothing is kept, or the browser keeps nothing.
   */
  load(): Promise<readonly Workspace[]>;
  /** False where the browser keeps nothing. */
  save(workspace: Workspace, others: readonly Workspace[]): Promise<boolean>;
  /** Leaves what is kept to the next tab. */
  close(): void;
}

/** All that this browser keeps of an account, of every tab and page. Empty where it keeps nothing. */
export async function listKept(account: number): Promise<{ key: string; place: string; workspaces: readonly Workspace[] }[]> {
  try {
    const db = await openWorkspaces();
    const keys = await db.getAllKeys('workspaces', rangeOf(placeKey(account)));
    const found = await Promise.all(keys.map(async (key) => ({ key, kept: await db.get('workspaces', key) })));
    return found.flatMap(({ key, kept }) =>
      kept?.form === FORMAT_VERSION
        ? [{ key, place: key.split('|')[1] ?? '', workspaces: [kept.workspace, ...kept.others] }]
        : [],
    );
  } catch {
    return [];
  }
}

/** Removes it; what cannot be removed stays under the account's name, where no other one looks. */
export async function removeKept(account: number): Promise<void> {
  try {
    await (await openWorkspaces()).delete('workspaces', rangeOf(placeKey(account)));
  } catch {
    // A browser that keeps nothing has nothing to remove.
  }
}

/** The name of the kept work of an account; its place is the language and the documents. */
function placeKey(account: number, place = ''): string {
  return `${account}|${place}${place && '|'}`;
}

let database: Promise<IDBPDatabase<Schema>> | undefined;

/** Opens the database, once for all that keep something in it. */
function openWorkspaces(): Promise<IDBPDatabase<Schema>> {
  return (database ??= openDB<Schema>('spielplan-editor', 1, { upgrade: (db) => void db.createObjectStore('workspaces') }).catch(
    (error: unknown) => {
      database = undefined;
      throw error;
    },
  ));
}

/** All that begins with a name. */
function rangeOf(name: string): IDBKeyRange {
  return IDBKeyRange.bound(name, `${name}\uffff`);
}

/**
 * The account is part of the key, so that after logging out no other one sees it; the tab is too, so that two tabs do not write over each
 * other. A lock tells whether a tab still lives.
 */
export function createWorkspaceStorage(account: number, place: string): WorkspaceStorage {
  const name = placeKey(account, place);
  const key = name + crypto.getRandomValues(new Uint32Array(2)).join('-');
  let release: () => void = () => undefined;

  const takeOver = async (): Promise<readonly Workspace[]> => {
    const db = await openWorkspaces();
    const known = await db.getAllKeys('workspaces', rangeOf(name));
    const held = await heldLocks(known);
    const gone = known.filter((each) => !held.has(each));
    const transaction = db.transaction('workspaces', 'readwrite');
    const read = await Promise.all(gone.map(async (each) => ({ each, kept: await transaction.store.get(each) })));
    const found = read
      .flatMap(({ each, kept }) => (kept?.form === FORMAT_VERSION ? [{ each, kept }] : []))
      .sort((one, other) => other.kept.saved - one.kept.saved);
    const workspaces = found.flatMap(({ kept }) => [kept.workspace, ...kept.others]);
    const [workspace, ...others] = workspaces;
    if (workspace) await transaction.store.put({ form: FORMAT_VERSION, workspace, others, saved: Date.now() }, key);
    await Promise.all(found.map(({ each }) => transaction.store.delete(each)));
    await transaction.done;
    return workspaces;
  };

  return {
    key,
    async load() {
      try {
        return await withTabLock('load', async () => {
          release = await holdLock(key);
          return takeOver();
        });
      } catch {
        return [];
      }
    },
    async save(workspace, others) {
      try {
        await (await openWorkspaces()).put('workspaces', { form: FORMAT_VERSION, workspace, others, saved: Date.now() }, key);
        return true;
      } catch {
        return false;
      }
    },
    close: () => release(),
  };
}
