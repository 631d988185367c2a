import { type BlockKey, type Forest, findBlock, listAt } from '../../domain/forest/forest.ts';
import type { EditingSession } from '../../stores/createEditingSession.ts';
import { focusFrame } from './frames.ts';

/**
 * Leads the keyboard on where somebody else removes the block that it is in, and says
 * so: what is typed next would go nowhere. Returns what ends it.
 */
export function heedRemovals({ store, ui, say }: EditingSession): () => void {
  return store.subscribe((now, before) => {
    const { active } = ui.getState();
    // A block that is removed here leaves the screen first, and the provider later.
    if (active === null || now.server.forest === before.server.forest) return;
    if (!findBlock(before.screen, active) || findBlock(now.screen, active)) return;
    // The page still shows it: it hears of this after us.
    const frame = document.querySelector(`[data-frame="${CSS.escape(active)}"]`);
    if (!frame?.contains(document.activeElement)) return;
    const next = nearest(before.screen, active, now.screen);
    ui.setState({ active: next });
    say('said.removedElsewhere');
    if (next) focusFrame(next);
    else document.querySelector<HTMLElement>('main')?.focus();
  });
}

/** Of what is still there the next in its list, the one before it, or what both stood in; null where nothing is. */
function nearest(before: Forest, key: BlockKey, now: Forest): BlockKey | null {
  const place = findBlock(before, key)?.place;
  if (!place) return null;
  const list = listAt(before, place) ?? [];
  const others = [...list.slice(place.position + 1), ...list.slice(0, place.position).toReversed()].map((block) => block.key);
  const left = others.find((each) => findBlock(now, each));
  if (left !== undefined || place.parent === null) return left ?? null;
  return findBlock(now, place.parent) ? place.parent : nearest(before, place.parent, now);
}
