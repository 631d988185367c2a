import type { PresentBlocksRequest, PresentedBlock } from '@spielplan/shared-contracts/remote';
import { callProvider, type ProviderReply } from '@spielplan/shared-ui/host/provider';

/**
 * Where blocks that are not saved are presented, and
 * where the kinds of blocks are described: at the shell.
 */
export const BLOCKS_PATH = '/_blocks';

export type PresentReply = { kind: 'presented'; blocks: readonly PresentedBlock[] } | { kind: 'refused'; reply: ProviderReply };

/**
 * Asks the shell how blocks look that are not saved yet: 50 blocks and 1 MB at most. Never rejects.
 */
export async function presentBlocks(request: PresentBlocksRequest): Promise<PresentReply> {
  const reply = await callProvider({ path: BLOCKS_PATH, method: 'POST', body: request });
  if (reply.kind !== 'answer' || reply.status !== 200) return { kind: 'refused', reply };
  return { kind: 'presented', blocks: (reply.body as { blocks: readonly PresentedBlock[] }).blocks };
}
