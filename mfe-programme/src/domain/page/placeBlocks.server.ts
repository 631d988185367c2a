import type { DocumentRef, EventDetail, PageBlock } from '@spielplan/shared-contracts/api';
import type { LoadContext, PageFound } from '@spielplan/shared-contracts/remote';

interface DetailWithBlocks {
  id: number;
  modules?: readonly PageBlock[] | undefined;
  valid_until?: string | null | undefined;
}

/**
 * What a page says of the blocks that stand on it, and when it changes by itself: at `changesAt`
 * (epoch ms), or when a block appears or goes. No blocks where the provider has none of such things.
 */
export function placeBlocks(
  contentType: 'event' | 'production' | 'venue' | 'series',
  { id, modules: blocks, valid_until: end }: DetailWithBlocks,
  changesAt: number,
): Pick<PageFound, 'modules' | 'document'> & { validUntil: number } {
  if (!blocks) return { validUntil: changesAt };
  const document: DocumentRef = { content_type: contentType, object_id: id };
  return { modules: blocks, document, validUntil: end ? Math.min(changesAt, Date.parse(end)) : changesAt };
}

/** Where the same stands in easy language. */
export function placeTwin(
  { easy_language: easy }: Pick<EventDetail, 'easy_language'>,
  { lang }: LoadContext,
): Pick<PageFound, 'twin'> {
  const href = easy?.urls[lang];
  return href === undefined ? {} : { twin: { easy: href } };
}
