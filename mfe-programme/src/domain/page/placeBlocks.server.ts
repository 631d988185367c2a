import type { DocumentRef, PageBlock } from '@spielplan/shared-contracts/api';
import type { PageFound } from '@spielplan/shared-contracts/remote';

/**
 * What a page says of the blocks that stand on it;
 * nothing where the provider has none of such things.
 */
export function placeBlocks(
  contentType: 'event' | 'production' | 'venue' | 'series',
  { id, modules: blocks }: { id: number; modules?: readonly PageBlock[] | undefined },
): Pick<PageFound, 'modules' | 'document'> {
  if (!blocks) return {};
  const document: DocumentRef = { content_type: contentType, object_id: id };
  return { modules: blocks, document };
}
