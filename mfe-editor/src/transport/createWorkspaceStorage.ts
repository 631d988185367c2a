import {
  heldLocks,
  holdLock,
  keysFrom,
  type KeptWork,
  openKeptWork,
  placeKey,
  withTabLock,
  WORKSPACE_FORM,
} from '@spielplan/shared-editing/kept';
import type { Workspace } from '../domain/workspace/workspace.ts';

/** What one tab has at hand, in the form of this build. */
function ofThisBuild(kept: KeptWork<unknown> | undefined): KeptWork<Workspace> | null {
  // Its form is the type's.
  return kept?.form === WORKSPACE_FORM ? (kept as KeptWork<Workspace>) : null;
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
    const db = await openKeptWork();
    const keys = await db.getAllKeys('workspaces', keysFrom(placeKey(account)));
    const found = await Promise.all(keys.map(async (key) => ({ key, kept: await db.get('workspaces', key) })));
    return found.flatMap(({ key, kept: stored }) => {
      const kept = ofThisBuild(stored);
      return kept ? [{ key, place: key.split('|')[1] ?? '', workspaces: [kept.workspace, ...kept.others] }] : [];
    });
  } catch {
    return [];
  }
}

/** Removes it; what cannot be removed stays under the account's name, where no other one looks. */
export async function removeKept(account: number): Promise<void> {
  try {
    await (await openKeptWork()).delete('workspaces', keysFrom(placeKey(account)));
  } catch {
    // A browser that keeps nothing has nothing to remove.
  }
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
    const db = await openKeptWork();
    const known = await db.getAllKeys('workspaces', keysFrom(name));
    const held = await heldLocks(known);
    const gone = known.filter((each) => !held.has(each));
    const transaction = db.transaction('workspaces', 'readwrite');
    const read = await Promise.all(gone.map(async (each) => ({ each, kept: await transaction.store.get(each) })));
    const found = read
      .flatMap(({ each, kept: stored }) => {
        const kept = ofThisBuild(stored);
        return kept ? [{ each, kept }] : [];
      })
      .sort((one, other) => other.kept.saved - one.kept.saved);
    const workspaces = found.flatMap(({ kept }) => [kept.workspace, ...kept.others]);
    const [workspace, ...others] = workspaces;
    if (workspace) await transaction.store.put({ form: WORKSPACE_FORM, workspace, others, saved: Date.now() }, key);
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
        await (await openKeptWork()).put('workspaces', { form: WORKSPACE_FORM, workspace, others, saved: Date.now() }, key);
        return true;
      } catch {
        return false;
      }
    },
    close: () => release(),
  };
}
