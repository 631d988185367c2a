import { isLanguage, type Language } from '@spielplan/shared-contracts/i18n';
import type { SignalBus } from '@spielplan/shared-contracts/signals';
import { fetchBlockKinds } from '@spielplan/shared-ui/host/editing';
import { joinWorkspaces } from '../domain/workspace/joinWorkspaces.ts';
import { countWaiting } from '../domain/workspace/waiting.ts';
import { createEditingCalls } from '../transport/createEditingCalls.ts';
import { createWorkspaceStorage, listKept, removeKept } from '../transport/createWorkspaceStorage.ts';
import { createEditorClient } from '@spielplan/shared-editing/client';
import { createPageTextsCalls } from '../transport/createPageTextsCalls.ts';
import { createTextsMemory, listKeptTexts, removeKeptTexts } from '@spielplan/shared-editing/kept';
import { createCompleteness } from './createCompleteness.ts';
import { createDocumentStore } from './createDocumentStore.ts';
import type { EditingSession } from './createEditingSession.ts';
import { createPageTexts } from './createPageTexts.ts';
import { createSaveQueue, whenSettled } from './createSaveQueue.ts';
import { sendAll } from './sendAll.ts';

/** How many blocks, and pages by their texts, of an account wait in this browser, in the running session and on pages left before. */
export async function countUnsent(account: number, session: EditingSession | null): Promise<number> {
  const kept = await listKept(account);
  const others = kept.filter(({ key }) => key !== session?.storageKey);
  const own = session ? countWaiting(session.store.getState()) : 0;
  const texts = listKeptTexts(account).length;
  return (
    texts + own + others.reduce((sum, { workspaces }) => sum + workspaces.reduce((all, each) => all + countWaiting(each), 0), 0)
  );
}

/** Sends what waits, also that of pages which are not on the screen; what cannot be sent stays. */
export async function sendUnsent(account: number, session: EditingSession | null, signals: SignalBus): Promise<void> {
  if (session) await sendAll(session);
  const places = new Set((await listKept(account)).filter(({ key }) => key !== session?.storageKey).map(({ place }) => place));
  for (const place of places) await sendPlace(account, place, signals);
  for (const page of listKeptTexts(account)) {
    const calls = createPageTextsCalls(createEditorClient(signals, { account }), page);
    const texts = createPageTexts(calls, createTextsMemory(account, page));
    await texts.takeOver();
    await texts.save();
    texts.stop();
  }
}

/** Forgets all that this browser keeps of an account. */
export async function forgetKept(account: number, session: EditingSession | null): Promise<void> {
  session?.forget();
  removeKeptTexts(account);
  await removeKept(account);
}

async function sendPlace(account: number, place: string, signals: SignalBus): Promise<void> {
  const [lang = '', ...documents] = place.split(' ');
  if (!isLanguage(lang)) return;
  const storage = createWorkspaceStorage(account, place);
  const [workspace, ...others] = await storage.load();
  if (!workspace) return storage.close();
  const kinds = await fetchBlockKinds(lang satisfies Language);
  const store = createDocumentStore(() => undefined, workspace);
  const queue = createSaveQueue({
    store,
    calls: createEditingCalls(lang, createEditorClient(signals, { account })),
    documents: () => documents,
    onMerged: () => undefined,
    onRead: () => store.put(others.splice(0).reduce(joinWorkspaces, store.getState())),
    isComplete: createCompleteness(
      () => store.getState(),
      () => kinds,
    ).isComplete,
  });
  queue.check();
  await whenSettled(queue);
  queue.stop();
  await storage.save(store.getState(), others);
  storage.close();
}
