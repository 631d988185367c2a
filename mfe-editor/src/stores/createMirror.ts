import type { Language } from '@spielplan/shared-contracts/i18n';
import { otherLanguage } from '@spielplan/shared-contracts/i18n';
import type { SignalBus } from '@spielplan/shared-contracts/signals';
import type { BlockKey } from '../domain/forest/forest.ts';
import { keyOfId } from '../domain/workspace/wireBlock.ts';
import { createEditingSession, type EditingSession } from './createEditingSession.ts';
import { whenSettled } from './createSaveQueue.ts';

/** So often both sides are read again while somebody else edits the same. */
const READ_AGAIN_MS = 5_000;

/** What a language of a block lacks; null where nothing. */
export type Lack = 'untranslated' | 'translation-behind' | null;

/** Both languages of a page, each with a session of its own: the page's, and one that lives as long as the mirror. */
export interface Mirror {
  readonly sides: readonly [own: EditingSession, other: EditingSession];
  /** The block in the session of a side; null until that one has read it. `key` is that of the page's session. */
  keyIn(side: EditingSession, key: BlockKey): BlockKey | null;
  lackOf(key: BlockKey, lang: Language): Lack;
  /** Says by hand whether a block is translated; both sides hear of what comes of it. */
  mark(side: EditingSession, key: BlockKey, translated: boolean): Promise<'done' | 'outdated' | 'failed'>;
  /** Sends what waits, and ends; what could not be sent stays in this browser. */
  close(): Promise<void>;
}

interface MirrorOptions {
  path: string;
  signals: SignalBus;
  /** The language in which the tools speak. */
  toolLang: Language;
}

/** Opens the other language of what a session edits. Rejects where its code or its documents do not come. */
export async function openMirror(own: EditingSession, { path, signals, toolLang }: MirrorOptions): Promise<Mirror> {
  const { account, documents, mayPublish } = own;
  const lang = otherLanguage(own.lang);
  const other = await createEditingSession({ lang, account, path, documents, signals, mayPublish, toolLang, holdsHead: false });
  const sides = [own, other] as const;

  const readAgain = () => {
    for (const { queue } of sides) if (queue.getState().state === 'rest') queue.check();
  };
  const timer = setInterval(() => {
    const isShared = sides.some(({ presence }) => presence.getState().length > 0);
    if (isShared && document.visibilityState === 'visible') readAgain();
  }, READ_AGAIN_MS);
  const unsubscribe = [
    other.queue.subscribe((now, before) => {
      if (now.state === before.state) return;
      // The page's session tells what is open in both languages, and what is published.
      if (now.state === 'rest') own.checks.refresh();
      if (now.state === 'rest' && before.state === 'sending') void own.publishing.refresh();
    }),
    own.queue.subscribe((now, before) => {
      if (before.state === 'parked' && now.state !== 'parked') void other.resume();
    }),
  ];

  const stampOf = (key: BlockKey) => {
    const { id } = own.store.getState().server.known[key] ?? {};
    if (id === undefined) return null;
    const revisions = sides.map((side) => {
      const named = keyOfId(side.store.getState(), id);
      return named === null ? 0 : (side.store.getState().server.known[named]?.revision ?? 0);
    });
    return { id, revision: Math.max(...revisions) };
  };
  return {
    sides,
    keyIn(side, key) {
      if (side === own) return key;
      const { id } = own.store.getState().server.known[key] ?? {};
      return id === undefined ? null : keyOfId(other.store.getState(), id);
    },
    lackOf(key, of) {
      const { findings } = own.checks.getState();
      const found = findings.find((each) => each.key === key && each.lang === of && isLack(each.rule));
      return (found?.rule ?? null) as Lack;
    },
    async mark(side, key, translated) {
      // What is on its way changes the block: what is marked is what stands there then.
      await Promise.all(sides.map(({ queue }) => whenSettled(queue)));
      const stamp = stampOf(key);
      if (!stamp) return 'failed';
      const reply = await side.markTranslated(stamp.id, stamp.revision, translated);
      readAgain();
      own.checks.refresh();
      void own.publishing.refresh();
      if (reply.kind === 'done') return 'done';
      return reply.kind === 'outdated' ? 'outdated' : 'failed';
    },
    async close() {
      clearInterval(timer);
      for (const end of unsubscribe) end();
      await whenSettled(other.queue);
      other.stop();
      readAgain();
    },
  };
}

function isLack(rule: string): boolean {
  return rule === 'untranslated' || rule === 'translation-behind';
}
