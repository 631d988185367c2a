import type { DocumentVersion } from '@spielplan/shared-contracts/api';
import { type BlockChange, compareBlocks } from '../domain/compareBlocks.ts';
import { type Block, type BlockKey, type DocumentKey, findBlock } from '../domain/forest/forest.ts';
import type { Command, VersionCommand } from '../domain/operations/command.ts';
import { adoptDocuments } from '../domain/workspace/adopt.ts';
import { areaOfBlock, areasWith, dropEntries, moveEntry, recordVersion } from '../domain/workspace/undo.ts';
import { type Area, type Entry, SITE_DOCUMENT } from '../domain/workspace/workspace.ts';
import { toServerState, type WireBlock } from '../domain/workspace/wireBlock.ts';
import type { DocumentCalls } from '../transport/createDocumentCalls.ts';
import type { DocumentStore } from './createDocumentStore.ts';
import { type SaveQueue, whenSettled } from './createSaveQueue.ts';

/** So many pages of versions are looked through for the published one. */
const MAX_PAGES = 10;

/** What became of a step through versions: `waiting` changes have to be saved first, `outdated` says that somebody else was quicker. */
export type VersionOutcome = 'done' | 'waiting' | 'outdated' | 'failed';

/** The versions of the documents of a page. Null and `failed` stand for calls that did not work. */
export interface History {
  list(document: DocumentKey, page: number): Promise<{ versions: readonly DocumentVersion[]; hasMore: boolean } | null>;
  /** What has changed since a version, block by block, with what others have changed by now. */
  compare(document: DocumentKey, version: number): Promise<readonly BlockChange[] | null>;
  /** What has changed since publishing. */
  unpublished(document: DocumentKey): Promise<readonly BlockChange[] | null>;
  /** What of the other language goes online with it: blocks whose fields differ there and not in this one. */
  unpublishedElsewhere(document: DocumentKey): Promise<readonly BlockChange[] | null>;
  keep(document: DocumentKey, name: string): Promise<boolean>;
  /**
   * Makes a version the working state, or one block of it; one entry of undo. `outdated` where
   * somebody has changed the document since it was last compared.
   */
  restore(document: DocumentKey, version: number, only?: BlockKey): Promise<VersionOutcome>;
  /**
   * Undoes or does again the last entry of an area where that is a version; null where it is not. `overtaken`: somebody else
   * has changed the same since, so it stays as it is, and the step goes.
   */
  step(area: Area, which: 'undo' | 'redo'): Promise<VersionOutcome | 'overtaken'> | null;
}

interface HistoryParts {
  store: DocumentStore;
  queue: SaveQueue;
  calls: DocumentCalls;
  /** Versions in the other language of the page. */
  elsewhere: Pick<DocumentCalls, 'version'>;
}

export function createHistory({ store, queue, calls, elsewhere }: HistoryParts): History {
  const named = (document: DocumentKey, blocks: readonly WireBlock[]) => toServerState(store.getState(), { [document]: blocks });

  const blocksOf = async (
    document: DocumentKey,
    version: number,
    from: Pick<DocumentCalls, 'version'> = calls,
  ): Promise<readonly Block[] | null> => {
    const reply = await from.version(version);
    return reply.kind === 'done' ? (named(document, reply.value).forest[document] ?? []) : null;
  };
  /** The revision of each document that its editor has seen compared. */
  const seen = new Map<DocumentKey, number>();

  const readNow = async (): Promise<number> => {
    queue.check();
    return whenSettled(queue);
  };
  const differences = async (document: DocumentKey, version: number) => {
    const before = await blocksOf(document, version);
    return before && compareBlocks(before, store.getState().screen[document] ?? []);
  };
  const compare = async (document: DocumentKey, version: number) => {
    // What was typed here is sent first, or it would count as somebody else's.
    await whenSettled(queue);
    // Before the blocks are read, so that what comes after them is refused.
    const revision = await revisionOf(calls, document);
    if (revision === null) seen.delete(document);
    else seen.set(document, revision);
    await readNow();
    return differences(document, version);
  };

  const isShown = async ({ document, version, only }: VersionCommand): Promise<boolean> => {
    await readNow();
    const changes = await differences(document, version);
    return changes?.every(({ key, kind }) => kind === 'same' || (only !== null && key !== only.key)) ?? false;
  };

  /** Puts a version to its place; the screen shows the answer. */
  const go = async (command: VersionCommand, revision: number): Promise<VersionOutcome> => {
    const { document, version, only } = command;
    const reply = await calls.restore(version, { revision, ...(only && { block: only.id }) });
    if (reply.kind === 'outdated') return 'outdated';
    // Whether a lost answer did something shows in what is read next.
    if (reply.kind === 'lost') return (await isShown(command)) ? 'done' : 'failed';
    if (reply.kind !== 'done') return 'failed';
    const workspace = store.getState();
    const { forest, known } = named(document, reply.value);
    const others = { ...workspace.server.known };
    const server = { forest: { ...workspace.server.forest, ...forest }, known: { ...others, ...known } };
    // Nobody else's: older entries stay, and can be taken back after this one.
    store.put({ ...adoptDocuments(workspace, server).workspace, stacks: workspace.stacks });
    return 'done';
  };

  return {
    async list(document, page) {
      const reply = await calls.versions(document, page);
      return reply.kind === 'done' ? reply.value : null;
    },
    compare,
    async unpublished(document) {
      const last = await findPublished(calls, document);
      if (last === null) return null;
      return last === undefined ? [] : compare(document, last);
    },
    async unpublishedElsewhere(document) {
      await whenSettled(queue);
      const [published, newest] = [await findPublished(calls, document), await calls.versions(document, 1)];
      const working = newest.kind === 'done' ? newest.value.versions[0]?.id : undefined;
      if (published === null || published === undefined || working === undefined) return published === undefined ? [] : null;
      const read = (id: number, from: Pick<DocumentCalls, 'version'>) => blocksOf(document, id, from);
      const [before, after, ownBefore, ownAfter] = await Promise.all([
        read(published, elsewhere),
        read(working, elsewhere),
        read(published, calls),
        read(working, calls),
      ]);
      if (!before || !after || !ownBefore || !ownAfter) return null;
      const own = new Map(compareBlocks(ownBefore, ownAfter).map(({ key, fields }) => [key, fields]));
      return compareBlocks(before, after).filter(
        ({ key, kind, fields }) => kind === 'changed' && fields.some((field) => !own.get(key)?.includes(field)),
      );
    },
    keep: async (document, name) => (await calls.nameVersion(document, name)).kind === 'done',
    async restore(document, version, only) {
      const former = await calls.versions(document, 1);
      const before = former.kind === 'done' ? former.value.versions[0]?.id : undefined;
      if (before === undefined) return 'failed';
      const block = await idOf(only, version);
      if (block === undefined) return 'failed';
      const wasThere = only === undefined || findBlock(store.getState().screen, only) !== null;
      const command: VersionCommand = { kind: 'version', document, version, only: block };
      if ((await whenSettled(queue)) > 0) return 'waiting';
      const revision = seen.get(document) ?? (await revisionOf(calls, document));
      if (revision === null) return 'failed';
      const outcome = await go(command, revision);
      if (outcome !== 'done') return outcome;
      const inverse: Command = wasThere || !block ? { ...command, version: before } : { kind: 'remove', key: block.key };
      const own = block && areaOfBlock(store.getState().screen, block.key);
      store.put(recordVersion(store.getState(), own ?? document, command, inverse));
      return 'done';
    },
    step(area, which) {
      const entry = store.getState().stacks[area]?.[which].at(-1);
      const command = which === 'undo' ? entry?.inverse : entry?.command;
      if (!entry || command?.kind !== 'version') return null;
      // What is typed before the answer comes clears what could be done again.
      const areas = areasWith(store.getState(), entry, which);
      return back(command, entry, which).then((outcome) => {
        const other = which === 'undo' ? 'redo' : 'undo';
        if (outcome === 'done') store.put(moveEntry(store.getState(), entry, which, other, areas));
        if (outcome === 'overtaken') store.put(dropEntries(store.getState(), [entry], which));
        return outcome;
      });
    },
  };

  /** Reads first what others have changed: it is not this editor's to take back. */
  async function back(command: VersionCommand, { id }: Entry, which: 'undo' | 'redo'): Promise<VersionOutcome | 'overtaken'> {
    if ((await whenSettled(queue)) > 0) return 'waiting';
    const revision = await revisionOf(calls, command.document);
    if (revision === null) return 'failed';
    if ((await readNow()) > 0) return 'waiting';
    const entries = Object.values(store.getState().stacks).flatMap((stacks) => stacks[which]);
    if (entries.some((entry) => entry.id === id && entry.isOvertaken)) return 'overtaken';
    return go(command, revision);
  }

  /** The provider's id of a block; undefined where it has none, null where all are meant. */
  async function idOf(key: BlockKey | undefined, version: number): Promise<VersionCommand['only'] | undefined> {
    if (key === undefined) return null;
    const known = store.getState().server.known[key]?.id;
    if (known !== undefined) return { key, id: known };
    const reply = await calls.version(version);
    const id = reply.kind === 'done' ? named('', reply.value).known[key]?.id : undefined;
    return id === undefined ? undefined : { key, id };
  }
}

async function revisionOf(calls: Pick<DocumentCalls, 'state'>, document: DocumentKey): Promise<number | null> {
  const state = await calls.state(document);
  return state.kind === 'done' ? state.value.revision : null;
}

/** The version that is published, else the oldest one that was found; undefined where there is none, null where that cannot be read. */
async function findPublished(calls: Pick<DocumentCalls, 'versions'>, document: DocumentKey): Promise<number | null | undefined> {
  let oldest: number | undefined;
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const reply = await calls.versions(document, page);
    if (reply.kind !== 'done') return null;
    const { versions, hasMore } = reply.value;
    const published = versions.find(({ kind }) => kind === 'published' || kind === 'first');
    if (published) return published.id;
    oldest = versions.at(-1)?.id ?? oldest;
    if (!hasMore) return oldest;
  }
  return null;
}

/** Whether a document may be restored as a whole: the site's sections stand on many pages. */
export function isRestorable(document: DocumentKey): boolean {
  return document !== SITE_DOCUMENT;
}
