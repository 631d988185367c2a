import type { Language } from '@spielplan/shared-contracts/i18n';
import type { BlockKind } from '@spielplan/shared-contracts/remote';
import { callProvider } from '@spielplan/shared-ui/host/provider';
import { BLOCKS_PATH } from './presentBlocks.ts';

/**
 * The kinds of blocks an editor may choose, named in this
 * language; null where they cannot be had now. Never rejects.
 */
export async function fetchBlockKinds(lang: Language): Promise<readonly BlockKind[] | null> {
  const reply = await callProvider({ path: `${BLOCKS_PATH}/kinds?lang=${lang}` });
  if (reply.kind !== 'answer' || reply.status !== 200) return null;
  return (reply.body as { kinds: readonly BlockKind[] }).kinds;
}
