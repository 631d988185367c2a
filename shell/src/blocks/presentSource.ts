import type { PageBlock } from '@spielplan/shared-contracts/api';
import type { BlockGap, BlockSource } from '@spielplan/shared-contracts/remote';

/** Presents where a block is stored, and why visitors see nothing of it. */
export function presentSource(
  { content_type, object_id, slug, parent, revision }: PageBlock,
  gap: BlockGap | undefined,
): BlockSource {
  return {
    document: { content_type, object_id },
    slug,
    parent,
    ...(typeof revision === 'number' && { revision }),
    ...(gap && { gap }),
  };
}
