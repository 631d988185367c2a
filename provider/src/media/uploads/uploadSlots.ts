import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { networkOf } from '@spielplan/shared-contracts/http';
import type { Sender } from './uploadService.ts';

/**
 * Each may hold a file of the largest size on the disk.
 * Editors have places of their own, which no visitor can take.
 */
const MAX_CONCURRENT = 100;
const MAX_PER_SENDER = 5;

/** Gives an upload its place, until it calls what is answered. */
export type TakeUploadSlot = (sender: Pick<Sender, 'editorId' | 'address'>) => () => void;

/**
 * Limits the uploads that one process receives at once: five of one visitor's network or one
 * account, a hundred of all visitors and as many of all editors. Throws `TOO_MANY_REQUESTS` for the
 * sixth of one, `PROVIDER_FAILED` when all places are taken; both are over in a moment.
 */
export function createUploadSlots(): TakeUploadSlot {
  const ofVisitors = new Map<string, number>();
  const ofEditors = new Map<string, number>();
  return ({ editorId, address }) => {
    const taken = editorId === null ? ofVisitors : ofEditors;
    const who = editorId === null ? networkOf(address) : String(editorId);
    const own = taken.get(who) ?? 0;
    if (own >= MAX_PER_SENDER)
      throw new SpielplanError('TOO_MANY_REQUESTS', { field: 'file', detail: 'too many uploads at once' });
    const all = [...taken.values()].reduce((sum, count) => sum + count, 0);
    if (all >= MAX_CONCURRENT) throw new SpielplanError('PROVIDER_FAILED', { detail: 'too many uploads at once' });
    taken.set(who, own + 1);
    return () => {
      const left = (taken.get(who) ?? 1) - 1;
      if (left > 0) taken.set(who, left);
      else taken.delete(who);
    };
  };
}
