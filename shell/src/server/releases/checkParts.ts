import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { PartOwner, ServerRemote } from '@spielplan/shared-contracts/remote';
import { inOrder, offerOf } from './fillSlots.ts';
import { OWN_BLOCKS } from './packagedParts.ts';

/** Throws `REMOTE_CONTRACT`, in words, where a remote would fill a slot whose place does not take it, or show a block of another or of the shell. */
export function checkParts(remotes: readonly Pick<ServerRemote, 'name' | 'slots' | 'offers' | 'blocks'>[]): void {
  const owners = new Map<string, PartOwner>(OWN_BLOCKS.map((model) => [`block "${model}"`, 'shell']));
  const conflicts: string[] = [];
  for (const { name, slots, blocks } of remotes) {
    for (const slot of Object.keys(slots)) {
      const order = offerOf(slot, remotes)?.order;
      if (order && inOrder([name], order).length === 0)
        conflicts.push(`The slot "${slot}" of "${name}" belongs to "${order.join('", "')}".`);
    }
    for (const part of Object.keys(blocks).map((model) => `block "${model}"`)) {
      const owner = owners.get(part);
      if (owner === undefined) owners.set(part, name);
      else conflicts.push(`The ${part} is both of "${owner}" and of "${name}".`);
    }
  }
  if (conflicts.length > 0) throw new SpielplanError('REMOTE_CONTRACT', { detail: conflicts.join(' ') });
}
