import { type BlockKey, findBlock } from '../domain/forest/forest.ts';
import { decideLost } from '../domain/workspace/decide.ts';
import { newKey } from '../domain/workspace/wireBlock.ts';
import type { EditingSession } from '../stores/createEditingSession.ts';

/** Brings a block back that was removed elsewhere; answers the key under which it goes on. */
export function bringBack({ store, queue, ui }: EditingSession, key: BlockKey): BlockKey {
  const workspace = store.getState();
  const model = findBlock(workspace.screen, key)?.block.model;
  if (model === undefined || !workspace.lost.includes(key)) return key;
  // Where somebody has brought it back meanwhile it goes on as it is.
  const own = findBlock(workspace.server.forest, key) ? key : newKey(model);
  store.put(decideLost(workspace, key, own));
  if (ui.getState().active === key) ui.setState({ active: own });
  queue.changed();
  return own;
}
