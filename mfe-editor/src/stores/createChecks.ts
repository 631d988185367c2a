import type { ContentFinding } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import {
  byWeight,
  checkBlocks,
  type CheckedBlock,
  type BlockFinding,
  isError,
  pictureOfFinding,
} from '@spielplan/shared-contracts/rules/content-checks';
import { createStore, type StoreApi } from '@spielplan/shared-ui/host';
import { type Block, type BlockKey, type DocumentKey, findBlock } from '../domain/forest/forest.ts';
import { keyOfId } from '../domain/workspace/wireBlock.ts';
import type { DocumentCalls } from '../transport/createDocumentCalls.ts';
import type { DocumentStore } from './createDocumentStore.ts';
import type { SaveQueue } from './createSaveQueue.ts';

/** So long nothing was typed before the page is looked at, in a moment without work. */
const DELAY_MS = 400;
const MAX_WAIT_MS = 2_000;
/** So long publishing waits for what the provider finds. */
const ASK_TIMEOUT_MS = 3_000;

/** What is to be seen to on the page; `key` is the block, which both languages share. */
export interface PageFinding extends BlockFinding {
  readonly document: DocumentKey;
  readonly key: BlockKey;
  readonly lang: Language;
}

export interface CheckState {
  readonly findings: readonly PageFinding[];
  /** Whether the provider was asked once, whatever came of it: before that nothing is known of translations. */
  readonly isAsked: boolean;
}

export interface Checks extends Omit<StoreApi<CheckState>, 'setState'> {
  /** The errors in documents as they are saved now. */
  findErrors(documents: readonly DocumentKey[]): Promise<readonly PageFinding[]>;
  /** Asks the provider again: something was saved that the queue knows nothing of. */
  refresh(): void;
  stop(): void;
}

interface ChecksOptions {
  lang: Language;
  documents: readonly DocumentKey[];
  store: DocumentStore;
  queue: SaveQueue;
  calls: Pick<DocumentCalls, 'checks'>;
}

/**
 * Checks what is edited: this language as it is on the screen, when nobody types; the other one, translations and
 * dead links as the provider has them, after each save.
 */
export function createChecks({ lang, documents, store, queue, calls }: ChecksOptions): Checks {
  const { setState, ...state } = createStore<CheckState>(() => ({ findings: [], isAsked: false }));
  const known = new WeakMap<CheckedBlock, readonly BlockFinding[]>();
  let answered: Readonly<Record<DocumentKey, readonly ContentFinding[]>> = {};
  let isStopped = false;
  let cancel: () => void = () => undefined;

  const look = () => {
    const workspace = store.getState();
    const findings = documents.flatMap((document): PageFinding[] => {
      const own = checkBlocks<Block>(workspace.screen[document] ?? [], { known })
        .filter(({ block, ...finding }) => pictureOfFinding(block, finding) === null || isTold(document, block.key, finding))
        .map(({ block: { key }, rule, field, words }): PageFinding => ({ document, key, lang, rule, field, words }));
      const others = (answered[document] ?? []).flatMap(({ block, ...finding }): PageFinding[] => {
        const key = keyOfId(workspace, block);
        if (key === null || isOwnMatter(finding, lang)) return [];
        const { rule, field, words } = finding;
        return [{ document, key, lang: finding.lang, rule, field, words }];
      });
      return [...own, ...others];
    });
    setState({ findings: findings.toSorted(byWeight) });
  };
  /** Only the provider knows what the media library says of a picture. */
  const isTold = (document: DocumentKey, key: BlockKey, { rule, field }: BlockFinding) =>
    (answered[document] ?? []).some(
      (told) => told.rule === rule && told.lang === lang && told.field === field && keyOfId(store.getState(), told.block) === key,
    );
  const lookLater = () => {
    cancel();
    cancel = whenIdle(look);
  };
  const ask = async () => {
    const replies = await Promise.all(documents.map((document) => calls.checks(document)));
    const read = documents.flatMap((document, index) => {
      const reply = replies[index];
      return reply?.kind === 'done' ? [[document, reply.value] as const] : [];
    });
    answered = { ...answered, ...Object.fromEntries(read) };
    if (isStopped) return;
    look();
    setState({ isAsked: true });
  };

  const unsubscribe = [
    store.subscribe((now, before) => {
      if (now.screen !== before.screen) lookLater();
    }),
    queue.subscribe((now, before) => {
      if (now.state === 'rest' && before.state !== 'rest') void ask();
    }),
  ];
  void ask();
  return {
    ...state,
    async findErrors(of) {
      await Promise.race([ask(), new Promise((go) => setTimeout(go, ASK_TIMEOUT_MS))]);
      look();
      return state.getState().findings.filter((finding) => isError(finding) && of.includes(finding.document));
    },
    refresh: () => void ask(),
    stop() {
      isStopped = true;
      cancel();
      for (const end of unsubscribe) end();
    },
  };
}

/** What the screen knows better than the provider, which has what was saved. */
function isOwnMatter({ rule, lang: of }: Pick<ContentFinding, 'rule' | 'lang'>, lang: Language): boolean {
  return of === lang && rule !== 'dead-link' && rule !== 'untranslated' && rule !== 'translation-behind';
}

/** The block of a finding, where it is on the screen still. */
export function blockOfFinding(store: DocumentStore, { key }: PageFinding): Block | null {
  return findBlock(store.getState().screen, key)?.block ?? null;
}

/** Browsers of before 2026 may lack idle time; the pause has to do then. */
function whenIdle(work: () => void): () => void {
  let handle = 0;
  const timer = setTimeout(() => {
    if (typeof requestIdleCallback === 'function') handle = requestIdleCallback(work, { timeout: MAX_WAIT_MS });
    else work();
  }, DELAY_MS);
  return () => {
    clearTimeout(timer);
    if (handle) cancelIdleCallback(handle);
  };
}
