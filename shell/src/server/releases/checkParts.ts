import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { RemoteName, ServerRemote, SlotName } from '@spielplan/shared-contracts/remote';
import { OWN_BLOCKS, SLOT_OWNERS } from './packagedParts.ts';

/** Throws `REMOTE_CONTRACT`, in words, where a remote would fill a slot or show a block of another, here or away, or of the shell. */
export function checkParts(remotes: readonly Pick<ServerRemote, 'name' | 'slots' | 'blocks'>[]): void {
  const owners = new Map<string, RemoteName | 'shell'>(OWN_BLOCKS.map((model) => [`block "${model}"`, 'shell']));
  const conflicts: string[] = [];
  for (const { name, slots, blocks } of remotes) {
    const parts = [
      ...Object.keys(slots).map((slot) => `slot "${slot}"`),
      ...Object.keys(blocks).map((model) => `block "${model}"`),
    ];
    for (const slot of Object.keys(slots) as SlotName[]) {
      const owner = SLOT_OWNERS[slot];
      const isHere = remotes.some((remote) => remote.name === owner && remote.slots[slot]);
      if (owner !== name && !isHere) conflicts.push(`The slot "${slot}" of "${name}" belongs to "${owner}".`);
    }
    for (const part of parts) {
      const owner = owners.get(part);
      if (owner === undefined) owners.set(part, name);
      else conflicts.push(`The ${part} is both of "${owner}" and of "${name}".`);
    }
  }
  if (conflicts.length > 0) throw new SpielplanError('REMOTE_CONTRACT', { detail: conflicts.join(' ') });
}
