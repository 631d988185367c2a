import { createStore, type StoreApi } from '@spielplan/shared-ui/host';
import { type BlockKey, type DocumentKey, findBlock } from '../domain/forest/forest.ts';
import { nextState, type QueueEvent, type QueueState } from '../domain/queueMachine.ts';
import { nextStructureStep, saveSteps, type Step } from '../domain/sync/planSteps.ts';
import { adoptDocuments } from '../domain/workspace/adopt.ts';
import { refuseStep } from '../domain/workspace/confirm.ts';
import { countWaiting, isSendable } from '../domain/workspace/waiting.ts';
import type { Workspace } from '../domain/workspace/workspace.ts';
import { toServerState } from '../domain/workspace/wireBlock.ts';
import type { EditingCalls } from '../transport/editingCalls.ts';
import type { DocumentStore } from './createDocumentStore.ts';
import { sendStep, type StepResult } from './sendStep.ts';

/** What is typed is sent after a pause, and so long after its first key at the latest. */
const TYPING_DELAY_MS = 600;
const MAX_DELAY_MS = 5_000;
/** Waits between tries while the provider is away; the last one goes on. */
const RETRY_MS = [1_000, 2_000, 5_000, 10_000, 30_000] as const;
const MAX_FLIGHTS = 4;
/**
 * A step that the provider contradicts so often, although it was read in between, counts as refused.
 */
const MAX_MISSES = 3;

export interface QueueStatus {
  readonly state: QueueState;
  /** Blocks and places that the provider does not have yet. */
  readonly waiting: number;
  /** Steps that were answered; an alert is due when there are more. */
  readonly answered: number;
}

export interface SaveQueue extends Omit<StoreApi<QueueStatus>, 'setState'> {
  /** Something was changed on the screen. */
  changed(): void;
  /** Sends what waits now. */
  flush(): void;
  /**
   * Reads what the provider has, also while nothing
   * waits: at the beginning, online again, after a pause.
   */
  check(): void;
  loggedIn(): void;
  stop(): void;
}

interface SaveQueueOptions {
  store: DocumentStore;
  calls: EditingCalls;
  documents: () => readonly DocumentKey[];
  /** Blocks in which changes of two editors were joined. */
  onMerged: (keys: readonly BlockKey[]) => void;
  /** Blocks were moved by two editors, of whom one had to give way. */
  onMoved?: (keys: readonly BlockKey[]) => void;
  /** Blocks that were removed here are there again: somebody else has changed them. */
  onReturned?: (keys: readonly BlockKey[]) => void;
  /** The workspace has what the provider has now; before it was another one. */
  onRead?: (now: Workspace, before: Workspace) => void;
  /** Whether a block has all that the provider asks for; with the names of fields, of these. */
  isComplete: (key: BlockKey, fields?: readonly string[]) => boolean;
  schedule?: (work: () => void, ms: number) => () => void;
}

/**
 * Brings the provider to what the screen shows: compares the two and sends the difference, one call
 * per block at a time and one change of the structure at a time, until there is none. The rules are
 * `TRANSITIONS`; nothing is kept of a call but its result.
 */
export function createSaveQueue({
  store,
  calls,
  documents,
  onMerged,
  onMoved,
  onReturned,
  onRead,
  isComplete,
  schedule = later,
}: SaveQueueOptions): SaveQueue {
  const { setState, ...status } = createStore<QueueStatus>(() => ({ state: 'rest', waiting: 0, answered: 0 }));
  const flights = new Map<BlockKey, Step>();
  const misses = new Map<BlockKey, number>();
  let isReading = false;
  let tries = 0;
  /** The screen when it was last sent: what was written since waits for a pause. */
  let due = store.getState().screen;
  let cancels: readonly (() => void)[] = [];
  let isStopped = false;

  const tell = (event: QueueEvent) => {
    if (isStopped) return;
    const before = status.getState().state;
    const state = nextState(before, event);
    if (state !== before) enter(state);
    if (state === 'collecting' && event === 'changed') waitForPause();
    setState({ state, waiting: countWaiting(store.getState()) });
    if (state === 'sending' || (state === 'collecting' && event === 'answered')) send();
    if (state === 'checking') read();
  };

  const enter = (state: QueueState) => {
    for (const cancel of cancels) cancel();
    cancels = [];
    if (state === 'collecting') cancels = [schedule(() => tell('due'), MAX_DELAY_MS)];
    if (state === 'offline') cancels = [schedule(() => tell('retry'), RETRY_MS[Math.min(tries, RETRY_MS.length - 1)]!)];
    if (state === 'offline') tries += 1;
    if (state === 'rest') tries = 0;
  };

  const waitForPause = () => {
    const [longest, pause] = cancels;
    pause?.();
    cancels = [longest!, schedule(() => tell('due'), TYPING_DELAY_MS)];
  };

  const count = ({ kind, key }: Step, result: StepResult) => {
    if (result.kind === 'done') {
      tries = 0;
      misses.delete(key);
      setState({ answered: status.getState().answered + 1 });
    }
    if (result.kind !== 'unclear') return;
    misses.set(key, (misses.get(key) ?? 0) + 1);
    if (misses.get(key)! < MAX_MISSES) return;
    misses.delete(key);
    store.put(refuseStep(store.getState(), kind, key, { status: 409 }));
  };

  const send = () => {
    const workspace = store.getState();
    const { screen, server } = workspace;
    if (status.getState().state === 'sending') due = screen;
    const isWritten = (key: BlockKey) => findBlock(due, key)?.block.fields !== findBlock(screen, key)?.block.fields;
    const isReady = ({ key }: { key: BlockKey }) => isSendable(workspace, key) && isComplete(key) && !isWritten(key);
    const launch = (step: Step) => {
      flights.set(step.key, step);
      void sendStep(store, calls, step).then((result) => {
        flights.delete(step.key);
        count(step, result);
        if (result.merged.length > 0) onMerged(result.merged);
        tell(eventOf(result));
      });
    };
    const structure = nextStructureStep({ server: server.forest, screen, isReady });
    const isBusy = () => [...flights.values()].some(isStructural);
    if (structure && !isBusy() && !flights.has(structure.key)) launch(structure);
    for (const step of saveSteps(server.forest, screen)) {
      if (flights.size >= MAX_FLIGHTS) break;
      // A block loses columns only once its blocks are where they belong.
      if (flights.has(step.key) || (step.columns && (structure || isBusy())) || isWritten(step.key)) continue;
      if (isSendable(workspace, step.key) && isComplete(step.key, Object.keys(step.fields))) launch(step);
    }
    setState({ waiting: countWaiting(store.getState()) });
    if (flights.size === 0) tell('settled');
  };

  const read = () => {
    if (isReading || flights.size > 0) return;
    isReading = true;
    void calls.read(documents()).then((reply) => {
      isReading = false;
      if (isStopped) return;
      if (reply.kind === 'loggedOut') return tell('loggedOut');
      if (reply.kind === 'refused' || reply.kind === 'gone') return tell('denied');
      if (reply.kind !== 'done') return tell('lost');
      const workspace = store.getState();
      const { workspace: joined, merged, moved, returned } = adoptDocuments(workspace, toServerState(workspace, reply.value));
      store.put(joined);
      if (merged.length > 0) onMerged(merged);
      if (moved.length > 0) onMoved?.(moved);
      if (returned.length > 0) onReturned?.(returned);
      onRead?.(joined, workspace);
      tell('checked');
    });
  };

  return {
    ...status,
    changed: () => tell('changed'),
    flush: () => tell(['offline', 'unavailable'].includes(status.getState().state) ? 'retry' : 'due'),
    check: () => tell('retry'),
    loggedIn: () => tell('loggedIn'),
    stop() {
      isStopped = true;
      for (const cancel of cancels) cancel();
    },
  };
}

/** Places and columns change one at a time: what is moved must not meet columns that are going. */
function isStructural(step: Step): boolean {
  return step.kind !== 'save' || step.columns !== undefined;
}

function eventOf({ kind }: StepResult): QueueEvent {
  return ({ done: 'answered', unclear: 'unclear', lost: 'lost', loggedOut: 'loggedOut' } as const)[kind];
}

function later(work: () => void, ms: number): () => void {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
}

/** Sends what waits and answers how much still waits once nothing more can be sent by itself. */
export function whenSettled(queue: SaveQueue): Promise<number> {
  queue.flush();
  return new Promise((resolve) => {
    const isSettled = ({ state }: QueueStatus) => ['rest', 'parked', 'offline', 'unavailable'].includes(state);
    if (isSettled(queue.getState())) return resolve(queue.getState().waiting);
    const stop = queue.subscribe((now) => {
      if (!isSettled(now)) return;
      stop();
      resolve(now.waiting);
    });
  });
}
