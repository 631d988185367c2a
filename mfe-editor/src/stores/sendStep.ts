import { type Block, type BlockKey, type Fields, findBlock, type Place } from '../domain/forest/forest.ts';
import { isSameValue } from '../domain/sync/serverState.ts';
import type { SaveStep, Step } from '../domain/sync/planSteps.ts';
import { adoptBlock, keysOf } from '../domain/workspace/adopt.ts';
import { confirmCreated, confirmMove, confirmRemove, confirmSave, refuseStep } from '../domain/workspace/confirm.ts';
import { fieldsOf, parseCreated, slugOf, type WireBlock } from '../domain/workspace/wireBlock.ts';
import { withoutChildren, type Workspace } from '../domain/workspace/workspace.ts';
import type { EditingCalls, Reply, WirePlace } from '../transport/editingCalls.ts';
import type { DocumentStore } from './createDocumentStore.ts';

/**
 * What became of a step; `done` also where it was refused for good, which the workspace then says.
 */
export interface StepResult {
  readonly kind: 'done' | 'unclear' | 'lost' | 'loggedOut';
  readonly merged: readonly BlockKey[];
}

/**
 * Sends one step and puts what came of it into the
 * workspace as it is by then: typing has gone on meanwhile.
 */
export async function sendStep(store: DocumentStore, calls: EditingCalls, step: Step): Promise<StepResult> {
  if (step.kind === 'save') return sendSave(store, calls, step);
  if (step.kind === 'remove') return sendRemove(store, calls, step.key);
  return step.kind === 'move' ? sendMove(store, calls, step.key, step.place) : sendNew(store, calls, step.key, step.place);
}

async function sendSave(store: DocumentStore, calls: EditingCalls, step: SaveStep): Promise<StepResult> {
  const { screen, server } = store.getState();
  const model = findBlock(screen, step.key)?.block.model;
  const stamp = server.known[step.key];
  if (!model || !stamp) return result('unclear');
  store.put({ ...store.getState(), unclear: { ...store.getState().unclear, [step.key]: step.fields } });
  const reply = await calls.save({ model, ...stamp }, step.fields, step.columns);
  if (reply.kind === 'done') {
    const { id, revision } = reply.value;
    return done(store, (workspace) => confirmSave(workspace, step, fieldsOf(reply.value), { id, revision }));
  }
  if (reply.kind === 'outdated' && reply.current && !step.columns) {
    const { block } = parseCreated(reply.current, { ...withoutChildren(findBlock(screen, step.key)!.block) });
    const { workspace, merged } = adoptBlock(store.getState(), step.key, block, reply.current.revision);
    store.put(workspace);
    return { kind: 'done', merged };
  }
  return fail(store, step, reply, step.fields);
}

async function sendRemove(store: DocumentStore, calls: EditingCalls, key: BlockKey): Promise<StepResult> {
  const stamp = store.getState().server.known[key];
  if (!stamp) return result('unclear');
  // Read first: an answer that is lost would take the way back with it.
  const read = await calls.subtree(stamp.id);
  if (read.kind !== 'done') return fail(store, { kind: 'remove', key }, read);
  const { block, subtree } = read.value;
  // Somebody else may have changed what is in it, or put something there: nobody here has asked to remove that.
  if (!isKnown(store.getState(), block)) return result('unclear');
  store.put({ ...store.getState(), subtrees: { ...store.getState().subtrees, [key]: subtree } });
  const reply = await calls.remove(stamp.id, stamp.revision, subtree.seal);
  if (reply.kind === 'done') return done(store, (workspace) => confirmRemove(workspace, key, reply.value ?? subtree));
  return fail(store, { kind: 'remove', key }, reply);
}

/** Whether a block and everything in it is as it was last read or answered. */
function isKnown({ server }: Workspace, block: WireBlock): boolean {
  const revisions = new Map(Object.values(server.known).map(({ id, revision }) => [id, revision]));
  const isSeen = ({ id, revision, columns }: WireBlock): boolean =>
    revisions.get(id) === revision && columns.every(({ children }) => children.every(isSeen));
  return isSeen(block);
}

async function sendMove(store: DocumentStore, calls: EditingCalls, key: BlockKey, place: Place): Promise<StepResult> {
  const { server } = store.getState();
  const stamp = server.known[key];
  const there = wirePlace(store.getState(), place);
  if (!stamp || !there) return result('unclear');
  const reply = await calls.move(stamp.id, stamp.revision, there);
  if (reply.kind !== 'done') return fail(store, { kind: 'move', key, place }, reply);
  const { id, revision } = reply.value;
  return done(store, (workspace) => confirmMove(workspace, key, place, { id, revision }));
}

/** Creates a block, copies it, or brings it back where it was removed before. */
async function sendNew(store: DocumentStore, calls: EditingCalls, key: BlockKey, place: Place): Promise<StepResult> {
  const workspace = store.getState();
  const block = findBlock(workspace.screen, key)?.block;
  const there = wirePlace(workspace, place);
  if (!block || !there) return result('unclear');
  // A copy arrives with all that is in it.
  const keys = workspace.origins[key] === undefined ? [key] : keysOf(block);
  const isCopy = workspace.subtrees[key] !== undefined || workspace.origins[key] !== undefined;
  store.put({
    ...workspace,
    sent: [...new Set([...workspace.sent, ...keys])],
    unclear: isCopy ? workspace.unclear : { ...workspace.unclear, [key]: block.fields },
  });
  const { wanted, sent, reply } = await callNew(workspace, calls, block, there);
  if (reply.kind !== 'done') return fail(store, { kind: 'create', key, place }, reply, block.fields);
  const { block: created, stamps, added } = parseCreated(reply.value, wanted);
  return done(store, (now) => confirmCreated(now, created, place, stamps, sent ?? created.fields, added));
}

/** `sent` are the fields that went with the call; bringing back and copying send none. */
async function callNew(
  workspace: Workspace,
  calls: EditingCalls,
  block: Block,
  place: WirePlace,
): Promise<{ wanted: Block; sent: Fields | null; reply: Reply<WireBlock> }> {
  const subtree = workspace.subtrees[block.key];
  if (subtree !== undefined) return { wanted: block, sent: null, reply: await calls.restore(subtree, place) };
  const origin = workspace.origins[block.key];
  const source = origin === undefined ? undefined : copySource(workspace, origin);
  if (source) return { wanted: block, sent: null, reply: await calls.copy(source, place, slugOf(block.key)) };
  const wanted = withoutChildren(block);
  const { model, fields, columns } = wanted;
  const reply = await calls.create(
    { model, slug: slugOf(block.key), fields, columns: columns.map(({ classes }) => ({ classes })) },
    place,
  );
  return { wanted, sent: fields, reply };
}

function copySource({ server, subtrees }: Workspace, origin: BlockKey): { id: number } | { subtree: unknown } | undefined {
  const id = findBlock(server.forest, origin) ? server.known[origin]?.id : undefined;
  if (id !== undefined) return { id };
  return subtrees[origin] === undefined ? undefined : { subtree: subtrees[origin] };
}

function wirePlace({ server }: Workspace, { document, parent, column, position }: Place): WirePlace | null {
  const id = parent === null ? null : server.known[parent]?.id;
  return id === undefined ? null : { document, parent: id, column, position };
}

function fail(
  store: DocumentStore,
  step: Step,
  reply: Exclude<Reply<unknown>, { kind: 'done' }>,
  sent: Fields | null = null,
): StepResult {
  switch (reply.kind) {
    case 'refused': {
      // What has been changed or taken back meanwhile was not refused.
      if (!isWanted(store.getState(), step, sent)) return result('done');
      const { kind: _kind, ...problem } = reply;
      return done(store, (workspace) => refuseStep(workspace, step.kind, step.key, problem));
    }
    case 'lost':
    case 'loggedOut':
      return result(reply.kind);
    case 'outdated':
    case 'gone':
      return result('unclear');
  }
}

/** Whether the screen still shows what a step was to bring: the block as it was sent, in its list, or no more. */
function isWanted({ screen }: Workspace, step: Step, sent: Fields | null): boolean {
  const found = findBlock(screen, step.key);
  if (step.kind === 'remove') return !found;
  if (step.kind === 'move') return found !== null && isInList(found.place, step.place);
  if (sent === null) return true;
  const fields = found?.block.fields;
  return fields !== undefined && Object.entries(sent).every(([name, value]) => isSameValue(fields[name], value));
}

function isInList({ document, parent, column }: Place, place: Place): boolean {
  return document === place.document && parent === place.parent && column === place.column;
}

function done(store: DocumentStore, change: (workspace: Workspace) => Workspace): StepResult {
  store.put(change(store.getState()));
  return result('done');
}

function result(kind: StepResult['kind']): StepResult {
  return { kind, merged: [] };
}
