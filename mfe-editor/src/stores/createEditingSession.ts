import type { Language, MessageValues } from '@spielplan/shared-contracts/i18n';
import type { BlockKind } from '@spielplan/shared-contracts/remote';
import type { SignalBus } from '@spielplan/shared-contracts/signals';
import { fetchBlockKinds, presentBlocks } from '@spielplan/shared-ui/host/editing';
import { createStore, type StoreApi } from '@spielplan/shared-ui/host';
import { findObstacles, type Obstacle } from '../domain/findObstacles.ts';
import { type BlockKey, type DocumentKey, findBlock, type Place } from '../domain/forest/forest.ts';
import type { DropSpot } from '../domain/findDropSpot.ts';
import { mayRun } from '../domain/kindsAt.ts';
import { missingFields } from '../domain/requiredFields.ts';
import { nextStructureStep } from '../domain/sync/planSteps.ts';
import { joinWorkspaces } from '../domain/workspace/joinWorkspaces.ts';
import { countWaiting } from '../domain/workspace/waiting.ts';
import { areaOfBlock, type RunRefusal } from '../domain/workspace/undo.ts';
import { type Area, EMPTY_WORKSPACE } from '../domain/workspace/workspace.ts';
import { createDocumentCalls } from '../transport/createDocumentCalls.ts';
import { createPreviewLinkCalls, type PreviewLinkCalls } from '../transport/createPreviewLinkCalls.ts';
import { createEditingCalls, toRef } from '../transport/createEditingCalls.ts';
import { createPageTextsCalls } from '../transport/createPageTextsCalls.ts';
import type { EditingCalls } from '../transport/editingCalls.ts';
import { createEditorClient } from '../transport/editorClient.ts';
import { createPresenceCall } from '../transport/createPresenceCall.ts';
import { createTextsMemory } from '../transport/keptTexts.ts';
import { createWorkspaceStorage } from '../transport/createWorkspaceStorage.ts';
import { type BlockViews, createBlockViews } from './createBlockViews.ts';
import { type Checks, createChecks, type PageFinding } from './createChecks.ts';
import { createDocumentStore, type DocumentStore } from './createDocumentStore.ts';
import { createHistory, type History } from './createHistory.ts';
import { createPageTexts, type PageTextsStore } from './createPageTexts.ts';
import { createPresence, type Presence } from './createPresence.ts';
import { createPublishing, type Publishing } from './createPublishing.ts';
import { createSaveQueue, type SaveQueue } from './createSaveQueue.ts';

const KEEP_MS = 300;
/** So long the beginning waits to know whether saves are live at once. */
const MODE_TIMEOUT_MS = 2_000;
/** So long an alert about saving is shown (product.md section 9). */
const ALERT_MS = 4_000;

/** So long it is shown what a step has done. */
const SAID_MS = 8_000;

/** Documents that become visible, now or at an instant. */
export interface Publication {
  readonly documents: readonly DocumentKey[];
  readonly at?: string | undefined;
}

/** What is open above the page. */
export type Layer =
  /** `replaces` is an empty text that makes room for what is chosen. */
  | { readonly kind: 'kinds'; readonly place: Place; readonly replaces?: BlockKey }
  | { readonly kind: 'panel' | 'conflict' | 'move'; readonly key: BlockKey }
  | { readonly kind: 'errors'; readonly errors: readonly PageFinding[]; readonly publication: Publication }
  | { readonly kind: 'keys' | 'checks' | 'publish' | 'history' | 'head' | 'preview' | 'discard' | 'unpublish' };

export interface EditorUi {
  /** The block that has the keyboard, or had it last. */
  readonly active: BlockKey | null;
  /** The block that Tab leads to as long as none was active. */
  readonly first: BlockKey | null;
  /** The block that the pointer drags, and where it would go. */
  readonly dragged: BlockKey | null;
  readonly drop: DropSpot | null;
  /** The block in which somebody writes. */
  readonly writing: BlockKey | null;
  readonly layer: Layer | null;
  readonly alert: 'save' | 'error' | null;
  /** What a screen reader is told, as the key of a text. */
  readonly said: { readonly text: string; readonly count: number; readonly values?: MessageValues };
  readonly kinds: readonly BlockKind[] | null;
  /** False where this browser keeps nothing: what is not saved goes with the tab. */
  readonly isKept: boolean;
  /** Another account has logged in, in another tab: nothing is sent with its session. */
  readonly isForeign: boolean;
}

/** Until what the last session of this tab had at hand is kept. */
let closing: Promise<void> = Promise.resolve();

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
  checks: Checks;
  previewLinks: PreviewLinkCalls;
  presence: Presence;
  ui: StoreApi<EditorUi>;
  /** The area in which undo works now. */
  area(): Area;
  say(text: string, values?: MessageValues): void;
  /** The name under which this browser keeps what waits. */
  storageKey: string;
  /** Keeps nothing more: its account logs out. */
  forget(): void;
  /** The texts of the head of the page that is edited. */
  openPageTexts(): PageTextsStore;
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
}

/** Begins to edit: what this browser has kept is joined with what the provider has now, and sent. */
export async function createEditingSession(options: SessionOptions): Promise<EditingSession> {
  const { lang, account, path, documents, signals, mayPublish = true, toolLang = lang } = options;
  const client = createEditorClient(signals, { account, onOther: () => ui.setState({ isForeign: true }) });
  const storage = createWorkspaceStorage(account, `${lang} ${documents.join(' ')}`);
  const ui = createStore<EditorUi>(() => ({
    active: null,
    first: null,
    dragged: null,
    drop: null,
    writing: null,
    layer: null,
    alert: null,
    said: { text: '', count: 0 },
    kinds: null,
    isKept: true,
    isForeign: false,
  }));
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const later = (name: string, ms: number, work: () => void) => {
    clearTimeout(timers.get(name));
    timers.set(name, setTimeout(work, ms));
  };
  await closing;
  // What tabs that are gone have left is joined with what the provider has by now.
  const [workspace = EMPTY_WORKSPACE, ...left] = await storage.load();
  let others = left;
  let isForgotten = false;
  let isKeepDue = false;
  const keep = async () => {
    isKeepDue = false;
    if (isForgotten) return;
    const isKept = await storage.save(store.getState(), others);
    if (isKept !== ui.getState().isKept) ui.setState({ isKept });
  };

  const isComplete = (key: BlockKey, fields?: readonly string[]) => {
    const block = findBlock(store.getState().screen, key)?.block;
    const schema = ui.getState().kinds?.find(({ model }) => model === block?.model)?.schema;
    return !block || !schema || missingFields(block, schema).every((field) => fields && !fields.includes(field));
  };
  const obstacles = () => findObstacles(store.getState(), (key) => isComplete(key));
  const store: DocumentStore = createDocumentStore(
    () => {
      queue.changed();
      views.refresh();
    },
    workspace,
    (forest, command) => mayRun(ui.getState().kinds, forest, command),
  );
  // What is sent is kept before it leaves: a tab that is killed meanwhile must not be in conflict with itself.
  const calls = createEditingCalls(lang, client, keep);
  const queue: SaveQueue = createSaveQueue({
    store,
    calls,
    documents: () => documents,
    onMerged: () => say('said.merged'),
    onMoved: () => say('said.movedElsewhere'),
    onReturned: () => say('said.returned'),
    onRead() {
      if (others.length === 0) return;
      store.put(others.reduce(joinWorkspaces, store.getState()));
      others = [];
    },
    isComplete,
  });
  const views: BlockViews = createBlockViews({
    workspace: store.getState,
    isWriting: (key) => ui.getState().writing === key,
    async present(blocks) {
      const reply = await presentBlocks({ path, blocks });
      return reply.kind === 'presented' ? reply.blocks : null;
    },
  });
  const documentCalls = createDocumentCalls(lang, client);
  const publishing = createPublishing(documentCalls, documents);
  const callPresence = createPresenceCall(lang, documents);
  // Never with the session of another account.
  const presence = createPresence(async () => (ui.getState().isForeign ? { kind: 'loggedOut' } : callPresence()));
  const checks = createChecks({ lang, documents, store, queue, calls: documentCalls });
  const history = createHistory({ store, queue, calls: documentCalls });
  const say = (text: string, values?: MessageValues) => {
    const count = ui.getState().said.count + 1;
    ui.setState({ said: { text, count, ...(values && { values }) } });
    // What did not work, or has to be looked at, stays until the next step.
    if (/^refusal|[fF]ailed$|waiting$|outdated$|movedElsewhere$/.test(text)) clearTimeout(timers.get('said'));
    else later('said', SAID_MS, () => ui.setState({ said: { text: '', count } }));
  };
  const alert = (kind: 'save' | 'error') => {
    ui.setState({ alert: kind });
    later('alert', ALERT_MS, () => ui.setState({ alert: null }));
  };

  const stopKeeping = store.subscribe((now, before) => {
    // Not put off by the next key: anyone who types without a pause would have nothing kept.
    if (!isKeepDue) later('keep', KEEP_MS, () => void keep());
    isKeepDue = true;
    if (Object.keys(now.problems).length > Object.keys(before.problems).length) alert('error');
    if (now.screen !== before.screen) views.refresh();
  });
  let answered = 0;
  queue.subscribe((now, before) => {
    if (now.state !== 'rest' || before.state !== 'sending' || now.answered === answered) return;
    ({ answered } = now);
    if (Object.keys(store.getState().problems).length === 0) alert('save');
    void publishing.refresh();
  });
  const leave = () => void keep();
  const comeBack = () => {
    if (document.visibilityState !== 'visible') return leave();
    if (queue.getState().state !== 'parked') return queue.check();
    return void resume();
  };
  const resume = async () => {
    const holder = await client.holder();
    ui.setState({ isForeign: holder === 'other' });
    if (holder !== 'own') return;
    queue.loggedIn();
    presence.resume();
  };
  const online = () => queue.check();
  document.addEventListener('visibilitychange', comeBack);
  window.addEventListener('focus', comeBack);
  window.addEventListener('pagehide', leave);
  window.addEventListener('online', online);

  // What the last session could not send any more goes first.
  const kept = [workspace, ...left].reduce((count, each) => count + countWaiting(each), 0);
  if (kept > 0) say('said.kept', { count: kept });
  queue.check();
  // Where each save is live, that is told before anything can be changed.
  await Promise.race([publishing.refresh(), new Promise((go) => setTimeout(go, MODE_TIMEOUT_MS))]);
  void fetchBlockKinds(toolLang).then((kinds) => ui.setState({ kinds }));
  return {
    documents,
    lang,
    account,
    mayPublish,
    calls,
    store,
    queue,
    views,
    publishing,
    history,
    checks,
    previewLinks: createPreviewLinkCalls(lang, client),
    presence,
    ui,
    say,
    area: () => areaOf(store, ui.getState().active, documents),
    openPageTexts() {
      const page = pageOf(documents) ?? 0;
      return createPageTexts(createPageTextsCalls(client, page), createTextsMemory(account, page));
    },
    storageKey: storage.key,
    forget: () => void (isForgotten = true),
    obstacles,
    resume,
    askLogin: () => signals.emit('login.required', {}),
    async discard() {
      if (!(await publishing.discard())) return false;
      const { screen: _screen, ...known } = store.getState();
      store.put({ ...EMPTY_WORKSPACE, screen: known.server.forest, server: known.server, lastEntry: known.lastEntry });
      queue.check();
      return true;
    },
    stop() {
      // What was typed last goes at once. Structure waits: a copy sent twice would stand twice.
      const { server, screen } = store.getState();
      const isTextOnly = nextStructureStep({ server: server.forest, screen, isReady: () => true }) === null;
      if (isTextOnly && queue.getState().state === 'collecting') queue.flush();
      // Once more now; an answer that comes later must not be kept over the next session's work.
      closing = keep().finally(storage.close);
      stopKeeping();
      checks.stop();
      queue.stop();
      presence.stop();
      views.clear();
      for (const timer of timers.values()) clearTimeout(timer);
      document.removeEventListener('visibilitychange', comeBack);
      window.removeEventListener('focus', comeBack);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('online', online);
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
export function pageOf(documents: readonly DocumentKey[]): number | null {
  const page = documents.map(toRef).find(({ content_type }) => content_type === 'page');
  return page?.object_id ?? null;
}

/** The text for a refusal. */
export function refusalText(refusal: RunRefusal): `refusal.${RunRefusal}` {
  return `refusal.${refusal}`;
}
