import {
  storiesCall,
  storiesTeaserCall,
  BLOG_TEASER_ITEMS,
  blogTeaserListBlock,
  type StorySummary,
  type PageBlock,
} from '@spielplan/shared-contracts/api';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import { paths } from '@spielplan/shared-contracts/routes';
import { presentStoryCard } from '../../domain/stories/presentStoryCard.server.ts';
import type { BlogTeaserListView } from './blogTeaserListView.ts';

const USUAL = { headline: '', items: 3 };

/**
 * Loads the newest stories for a block of a page, one to eight (product.md section 3). A block
 * without a usable number shows three, and is logged. Provider failures come out as thrown.
 */
export async function loadBlogTeaserList(block: PageBlock, context: LoadContext): Promise<{ data: BlogTeaserListView }> {
  const { lang, log } = context;
  const fields = blogTeaserListBlock.fields.safeParse(block);
  if (!fields.success) log('warn', 'magazine.teaserMalformed', { module: block.id });
  const { headline, items } = fields.data ?? USUAL;
  const stories = await readNewest(Math.min(items, BLOG_TEASER_ITEMS.max), context);
  return {
    data: { headline, stories: stories.map((story) => presentStoryCard(story, context)), all: paths.magazine({ lang }) },
  };
}

/** The teaser call answers few stories; a block that wants more takes them from the list. */
async function readNewest(wanted: number, { lang, provider }: LoadContext): Promise<StorySummary[]> {
  const teased = await provider.read(storiesTeaserCall, { params: { lang } });
  if (teased.length >= wanted) return teased.slice(0, wanted);
  const { results } = await provider.read(storiesCall, { params: { lang }, query: {} });
  return results.slice(0, wanted);
}
