import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { RemoteName, ServerRemote } from '@spielplan/shared-contracts/remote';

/** Throws `REMOTE_CONTRACT`, in words, where two remotes would fill one slot or show one block. */
export function checkParts(remotes: readonly Pick<ServerRemote, 'name' | 'slots' | 'blocks'>[]): void {
  const owners = new Map<string, RemoteName>();
  const conflicts: string[] = [];
  for (const { name, slots, blocks } of remotes) {
    const parts = [
      ...Object.keys(slots).map((slot) => `slot "${slot}"`),
      ...Object.keys(blocks).map((model) => `block "${model}"`),
    ];
    for (const part of parts) {
      const owner = owners.get(part);
      if (owner === undefined) owners.set(part, name);
      else conflicts.push(`The ${part} is both of "${owner}" and of "${name}".`);
    }
  }
  if (conflicts.length > 0) throw new SpielplanError('REMOTE_CONTRACT', { detail: conflicts.join(' ') });
}
