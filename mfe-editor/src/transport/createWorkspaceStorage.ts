import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Workspace } from '../domain/workspace/workspace.ts';

/** Counts up when what is kept changes its form; what an older editor kept is then left alone. */
const FORM = 1;

interface Kept {
  readonly form: number;
  readonly workspace: Workspace;
}
interface Schema extends DBSchema {
  workspaces: { key: string; value: Kept };
}

/** Keeps what an editor has at hand in this browser, for this account and these documents alone. */
export interface WorkspaceStorage {
  /** Null where nothing is kept, or the browser keeps nothing. */
  load(): Promise<Workspace | null>;
  /** False where the browser keeps nothing. */
  save(workspace: Workspace): Promise<boolean>;
}

/**
 * Opens the database with the first call. The account is part
 * of the key: after logging out no other account sees it.
 */
export function createWorkspaceStorage(account: number, place: string): WorkspaceStorage {
  const key = `${account} ${place}`;
  let database: Promise<IDBPDatabase<Schema>> | undefined;
  const open = () =>
    (database ??= openDB<Schema>('spielplan-editor', 1, { upgrade: (db) => void db.createObjectStore('workspaces') }));
  return {
    async load() {
      try {
        const kept = await (await open()).get('workspaces', key);
        return kept?.form === FORM ? kept.workspace : null;
      } catch {
        return null;
      }
    },
    async save(workspace) {
      try {
        await (await open()).put('workspaces', { form: FORM, workspace }, key);
        return true;
      } catch {
        return false;
      }
    },
  };
}
