import type { Workspace } from '../domain/workspace/workspace.ts';
import type { WorkspaceStorage } from '../transport/createWorkspaceStorage.ts';

const KEEP_MS = 300;

/** Until what the last session of this tab had at hand is kept. */
let closing: Promise<void> = Promise.resolve();

/** Keeps what an editor has at hand in this browser, soon after each change and at once before it leaves. */
export interface Keeper {
  /** Soon. Not put off by the next change: anyone who types without a pause would have nothing kept. */
  keepSoon(): void;
  keep(): Promise<void>;
  /** Keeps nothing more. */
  forget(): void;
  /** Keeps it once more; an answer that comes later must not be kept over the next session's work. */
  stop(): void;
}

interface KeeperOptions {
  storage: WorkspaceStorage;
  /** What there is to keep: the tab's own, and that of tabs that are gone until it is joined. */
  read: () => { workspace: Workspace; others: readonly Workspace[] };
  /** False where the browser keeps nothing. */
  onKept: (isKept: boolean) => void;
}

export function createKeeper({ storage, read, onKept }: KeeperOptions): Keeper {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isForgotten = false;
  const keep = async () => {
    clearTimeout(timer ?? undefined);
    timer = null;
    if (isForgotten) return;
    const { workspace, others } = read();
    onKept(await storage.save(workspace, others));
  };
  return {
    keep,
    keepSoon: () => void (timer ??= setTimeout(() => void keep(), KEEP_MS)),
    forget: () => void (isForgotten = true),
    stop: () => void (closing = keep().finally(storage.close)),
  };
}

/** Resolves once what the last session had at hand can be read. */
export function whenLastIsKept(): Promise<void> {
  return closing;
}
