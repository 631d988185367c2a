import { otherLanguage, type Language } from '@spielplan/shared-contracts/i18n';
import type { SignalBus } from '@spielplan/shared-contracts/signals';
import { fetchBlockKinds, presentBlocks } from '@spielplan/shared-ui/host/editing';
import type { StoreApi } from '@spielplan/shared-ui/host';
import { type Arrived, arrivedBlocks } from '../domain/arrivedBlocks.ts';
import { findObstacles, type Obstacle } from '../domain/findObstacles.ts';
import { type BlockKey, type DocumentKey } from '../domain/forest/forest.ts';
import { mayRun } from '../domain/kindsAt.ts';
import { nextStructureStep } from '../domain/sync/planSteps.ts';
import { joinWorkspaces } from '../domain/workspace/joinWorkspaces.ts';
import { areaOfBlock, type RunRefusal } from '../domain/workspace/undo.ts';
import { type Area, EMPTY_WORKSPACE, type Workspace } from '../domain/workspace/workspace.ts';
import { createDocumentCalls, type DocumentCalls } from '../transport/createDocumentCalls.ts';
import { createPreviewLinkCalls, type PreviewLinkCalls } from '../transport/createPreviewLinkCalls.ts';
import { createEditingCalls, toRef } from '../transport/createEditingCalls.ts';
import { createPageTextsCalls } from '../transport/createPageTextsCalls.ts';
import type { EditingCalls } from '../transport/editingCalls.ts';
import { createEditorClient, type EditorClient } from '@spielplan/shared-editing/client';
import { createPresenceCall } from '../transport/createPresenceCall.ts';
import { createTextsMemory } from '@spielplan/shared-editing/kept';
import { createWorkspaceStorage } from '../transport/createWorkspaceStorage.ts';
import { listenToTab } from '../transport/listenToTab.ts';
import { type BlockViews, createBlockViews } from './createBlockViews.ts';
import { type Checks, createChecks } from './createChecks.ts';
import { createCompleteness } from './createCompleteness.ts';
import { createDocumentStore, type DocumentStore } from './createDocumentStore.ts';
import { createEditorUi, type EditorUi, type Voice } from './createEditorUi.ts';
import { createHistory, type History } from './createHistory.ts';
import { createKeptChanges, hasSendable } from './keptChanges.ts';
import { createFollower } from './createFollower.ts';
import { createNews, type News } from './createNews.ts';
import { createKindsLoader, type KindsLoader } from './createKindsLoader.ts';
import { createPageTexts, type PageTextsStore } from './createPageTexts.ts';
import { createPresence, type Presence } from './createPresence.ts';
import { createPublishing, type Publishing } from './createPublishing.ts';
import { createSaveQueue, type SaveQueue } from './createSaveQueue.ts';
import { createKeeper, type Keeper, whenLastIsKept } from './keepWorkspace.ts';

/** So long the beginning waits to know whether saves are live at once. */
const MODE_TIMEOUT_MS = 2_000;

/** Everything that editing the documents of one page needs; the components get it whole. */
export interface EditingSession {
  documents: readonly DocumentKey[];
  lang: Language;
  account: number;
  /** Without the right the toolbar says so, and offers drafts alone. */
  mayPublish: boolean;
  calls: EditingCalls;
  store: DocumentStore;
  queue: SaveQueue;
  views: BlockViews;
  publishing: Publishing;
  history: History;
  /** What others have saved since one last looked. */
  news: News;
  checks: Checks;
  previewLinks: PreviewLinkCalls;
  presence: Presence;
  markTranslated: DocumentCalls['markTranslated'];
  ui: StoreApi<EditorUi>;
  /** The area in which undo works now. */
  area(): Area;
  say: Voice['say'];
  /** The name under which this browser keeps what waits. */
  storageKey: string;
  /** Keeps nothing more: its account logs out. */
  forget(): void;
  /** The texts of the head of the page that is edited; null where it is none. */
  pageTexts: PageTextsStore | null;
  /** What keeps the page from being saved and published. */
  obstacles(): readonly Obstacle[];
  /** Goes on sending where the session is this account's again. Asks first. */
  resume(): Promise<void>;
  /** Asks to log in. */
  askLogin(): void;
  /** Gives up all changes since publishing, what waits included. False where that did not work. */
  discard(): Promise<boolean>;
  stop(): void;
}

export interface SessionOptions {
  lang: Language;
  account: number;
  path: string;
  documents: readonly DocumentKey[];
  signals: SignalBus;
  mayPublish?: boolean;
  /** In which the names of kinds are; that of the page where it is left out. */
  toolLang?: Language;
  /** Whether it holds the texts of the page's head, which are of both languages; the mirror's second session does not. */
  holdsHead?: boolean;
}

/** Begins to edit: what this browser has kept is joined with what the provider has now, and sent. */
export async function createEditingSession(options: SessionOptions): Promise<EditingSession> {
  const { lang, account, path, documents, signals, mayPublish = true, toolLang = lang, holdsHead = true } = options;
  const { ui, say, alert, arrive, saved, stop: stopSpeaking } = createEditorUi(() => queue.getState().waiting > 0);
  const client = createEditorClient(signals, { account, onOther: () => ui.setState({ isForeign: true }) });
  const storage = createWorkspaceStorage(account, `${lang} ${documents.join(' ')}`);
  await whenLastIsKept();
  // What tabs that are gone have left is joined with what the provider has by now.
  const [workspace = EMPTY_WORKSPACE, ...left] = await storage.load();
  let others = left;
  const keeper = createKeeper({
    storage,
    read: () => ({ workspace: store.getState(), others }),
    onKept: (isKept) => isKept !== ui.getState().isKept && ui.setState({ isKept }),
  });

  const { isComplete, lacks } = createCompleteness(
    () => store.getState(),
    () => ui.getState().kinds,
  );
  const obstacles = () => findObstacles(store.getState(), (key) => !lacks(key));
  let changedAt = -Infinity;
  const store: DocumentStore = createDocumentStore(
    () => {
      changedAt = performance.now();
      queue.changed();
    },
    workspace,
    (forest, command) => mayRun(ui.getState().kinds, forest, command),
  );
  // Kept before it is sent: a tab that is killed meanwhile must not be in conflict with itself.
  const calls = createEditingCalls(lang, client, keeper.keep);
  const kept = createKeptChanges([workspace, ...left], isComplete);
  const reading = createReadingVoice({ ui, say, arrive, countSent: () => kept.countSent(store.getState()) });
  const queue: SaveQueue = createSaveQueue({
    store,
    calls,
    documents: () => documents,
    onMerged: () => say('said.merged'),
    onMoved: () => say('said.movedElsewhere'),
    onReturned: () => say('said.returned'),
    onRead(now, before) {
      if (others.length > 0) store.put(others.reduce(joinWorkspaces, store.getState()));
      others = [];
      reading.tell(before, now);
    },
    isComplete,
  });
  const views = openViews(store, ui, path);
  const tools = openDocumentTools({ lang, documents, client, ui, store, queue });
  const { publishing, presence, checks } = tools;
  const page = holdsHead ? pageOf(documents) : null;
  const pageTexts = page === null ? null : createPageTexts(createPageTextsCalls(client, page), createTextsMemory(account, page));
  await pageTexts?.takeOver();

  const kinds = openKinds({ ui, store, queue, toolLang, isComplete, onKnown: reading.tellKept });
  const upkeep = keepUp({
    client,
    ui,
    saved,
    alert,
    store,
    queue,
    keeper,
    views,
    publishing,
    presence,
    kinds,
    changedAt: () => changedAt,
  });
  queue.check();
  // Where each save is live, that is told before anything can be changed.
  const isTold = Promise.all([publishing.refresh(), kept.count > 0 && kinds.first]);
  await Promise.race([isTold, new Promise((go) => setTimeout(go, MODE_TIMEOUT_MS))]);
  return {
    documents,
    lang,
    account,
    mayPublish,
    calls,
    store,
    queue,
    views,
    ...tools,
    ui,
    say,
    area: () => areaOf(store, ui.getState().active, documents),
    pageTexts,
    storageKey: storage.key,
    forget() {
      keeper.forget();
      pageTexts?.discard();
    },
    obstacles,
    resume: upkeep.resume,
    askLogin: () => signals.emit('login.required', {}),
    discard: () => discardAll({ publishing, store, queue, pageTexts }),
    stop() {
      sendTyped(store, queue);
      keeper.stop();
      kinds.stop();
      pageTexts?.stop();
      upkeep.stop();
      checks.stop();
      queue.stop();
      presence.stop();
      views.clear();
      stopSpeaking();
    },
  };
}

function openViews(store: DocumentStore, ui: EditingSession['ui'], path: string): BlockViews {
  return createBlockViews({
    workspace: store.getState,
    isWriting: (key) => ui.getState().writing === key,
    async present(blocks) {
      const reply = await presentBlocks({ path, blocks });
      return reply.kind === 'presented' ? reply.blocks : null;
    },
  });
}

interface KindsOptions extends Pick<EditingSession, 'ui' | 'store' | 'queue'> {
  toolLang: Language;
  isComplete: Parameters<typeof hasSendable>[1];
  onKnown: () => void;
}

/** What the last session could not send any more goes first; new blocks once the kinds are known. */
function openKinds({ ui, store, queue, toolLang, isComplete, onKnown }: KindsOptions): KindsLoader {
  return createKindsLoader({
    fetchKinds: () => fetchBlockKinds(toolLang),
    isPaused: () => queue.getState().state === 'parked',
    onKinds(known) {
      ui.setState({ kinds: known });
      onKnown();
      if (queue.getState().state !== 'rest' || !hasSendable(store.getState(), isComplete)) return;
      queue.changed();
      queue.flush();
    },
  });
}

type Discarded = Pick<EditingSession, 'publishing' | 'store' | 'queue' | 'pageTexts'>;

async function discardAll({ publishing, store, queue, pageTexts }: Discarded): Promise<boolean> {
  if (!(await publishing.discard())) {
    // Whoever asks again has seen what there is to lose.
    await publishing.refresh();
    queue.check();
    return false;
  }
  const { screen: _screen, ...known } = store.getState();
  store.put({ ...EMPTY_WORKSPACE, screen: known.server.forest, server: known.server, lastEntry: known.lastEntry });
  queue.check();
  pageTexts?.discard();
  return true;
}

/** What was typed last goes at once. Structure waits: a copy sent twice would stand twice. */
function sendTyped(store: DocumentStore, queue: SaveQueue): void {
  const { server, screen } = store.getState();
  const isTextOnly = nextStructureStep({ server: server.forest, screen, isReady: () => true }) === null;
  if (isTextOnly && queue.getState().state === 'collecting') queue.flush();
}

interface ReadingOptions extends Pick<Voice, 'ui' | 'say' | 'arrive'> {
  /** How many changes of the last session are sent now; null where there were none. */
  countSent: () => number | null;
}

/** Tells what came of reading the documents, unless more than that has been told already. */
function createReadingVoice({ ui, say, arrive, countSent }: ReadingOptions) {
  let isRead = false;
  const tellKept = () => {
    const count = isRead ? countSent() : null;
    const { text } = ui.getState().said;
    // What has come of reading is more than that something is sent.
    if (count !== null && (text === '' || text === 'said.kept')) say('said.kept', { count });
  };
  const tellArrived = ({ keys, removed }: Arrived) => {
    const count = keys.length + removed;
    if (count === 0) return;
    arrive(keys);
    // What had to be decided or joined has been told, and is more.
    const { text } = ui.getState().said;
    if (text === '' || text === 'said.arrived') say('said.arrived', { count });
  };
  return {
    tellKept,
    tell(before: Workspace, now: Workspace): void {
      if (isRead) return tellArrived(arrivedBlocks(before, now));
      isRead = true;
      tellKept();
    },
  };
}

interface ToolsOptions extends Pick<EditingSession, 'lang' | 'documents' | 'ui' | 'store' | 'queue'> {
  client: EditorClient;
}

/** What else can be done with the documents: published, compared, checked, shown to others. */
function openDocumentTools({ lang, documents, client, ui, store, queue }: ToolsOptions) {
  const calls = createDocumentCalls(lang, client);
  const callPresence = createPresenceCall(lang, documents);
  return {
    publishing: createPublishing(calls, documents),
    history: createHistory({ store, queue, calls, elsewhere: createDocumentCalls(otherLanguage(lang), client) }),
    news: createNews({ documents, calls, ownName: client.ownName }),
    checks: createChecks({ lang, documents, store, queue, calls }),
    previewLinks: createPreviewLinkCalls(lang, client),
    // Never with the session of another account.
    presence: createPresence(async () => (ui.getState().isForeign ? { kind: 'loggedOut' } : callPresence())),
    markTranslated: calls.markTranslated,
  };
}

interface UpkeepOptions
  extends Pick<EditingSession, 'ui' | 'store' | 'queue' | 'views' | 'publishing' | 'presence'>, Pick<Voice, 'saved' | 'alert'> {
  client: EditorClient;
  keeper: Keeper;
  kinds: KindsLoader;
  /** When something was last changed here, in ms of `performance.now`. */
  changedAt: () => number;
}

/** Keeps the session in step with this tab, its login and what others save, until it is stopped. */
function keepUp(options: UpkeepOptions): Pick<EditingSession, 'resume' | 'stop'> {
  const { client, ui, saved, alert, store, queue, keeper, views, publishing, presence, kinds, changedAt } = options;
  const stopKeeping = store.subscribe((now, before) => {
    keeper.keepSoon();
    if (Object.keys(now.problems).length > Object.keys(before.problems).length) alert('error');
    if (now.screen !== before.screen) views.refresh();
  });
  let answered = 0;
  queue.subscribe((now, before) => {
    if (now.waiting === 0) saved();
    if (now.state !== 'rest' || before.state !== 'sending' || now.answered === answered) return;
    ({ answered } = now);
    if (Object.keys(store.getState().problems).length === 0) alert('save');
    void publishing.refresh();
  });
  const stopFollowing = createFollower({
    publishing,
    queue,
    changedAt,
    isPaused: () => ui.getState().isForeign || ui.getState().dragged !== null,
  });
  const resume = async () => {
    const holder = await client.holder();
    ui.setState({ isForeign: holder === 'other' });
    if (holder !== 'own') return;
    kinds.retry();
    queue.loggedIn();
    presence.resume();
  };
  const check = () => {
    kinds.retry();
    queue.check();
  };
  const stopListening = listenToTab({
    onLeave: () => void keeper.keep(),
    onReturn: () => (queue.getState().state === 'parked' ? void resume() : check()),
    onOnline: check,
  });
  return {
    resume,
    stop() {
      stopKeeping();
      stopListening();
      stopFollowing();
    },
  };
}

function areaOf(store: DocumentStore, active: BlockKey | null, documents: readonly DocumentKey[]): Area {
  const { screen, stacks, lastEntry } = store.getState();
  const own = active === null ? null : areaOfBlock(screen, active);
  if (own) return own;
  // Without a block in hand it is where something was done last.
  const latest = Object.entries(stacks).find(([, { undo, redo }]) => [...undo, ...redo].some(({ id }) => id === lastEntry));
  return latest?.[0] ?? documents[0] ?? '';
}

/** The page among documents; null where blocks of something else are edited. */
function pageOf(documents: readonly DocumentKey[]): number | null {
  const page = documents.map(toRef).find(({ content_type }) => content_type === 'page');
  return page?.object_id ?? null;
}

/** The text for a refusal. */
export function refusalText(refusal: RunRefusal): `refusal.${RunRefusal}` {
  return `refusal.${refusal}`;
}
