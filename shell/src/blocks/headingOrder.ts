import { createHeadingOrder } from '@spielplan/shared-contracts/rules/content-checks';
import type { BlockView } from '@spielplan/shared-contracts/remote';
import type { ColumnsView } from './Columns/presentColumns.ts';
import type { HeadlineLevel, HeadlineView } from './Headline/presentHeadline.ts';
import type { HeroMediaView } from './HeroMedia/HeroMediaView.ts';
import type { TeaserListView } from './TeaserList/presentTeaserList.ts';

/**
 * Puts the headlines of a page in an order that can be listened to: each one level under the one it
 * belongs to, the first under the H1 (WCAG 1.3.1). Only the level changes; a headline keeps the look
 * its editor chose.
 */
export function orderHeadings(blocks: readonly BlockView[]): BlockView[] {
  const { next, last, leaveSection } = createHeadingOrder();

  const orderText = (html: string): string =>
    html.replace(
      /<(\/?)h([2-6])(?=[\s>])/gi,
      (_, slash: string, level: string) => `<${slash}h${slash ? last() : next(Number(level))}`,
    );

  const order = (block: BlockView): BlockView => {
    if (block.data === null) return block;
    switch (block.owner === 'shell' ? block.model : '') {
      case 'container':
      case 'section': {
        const { columns, ...view } = block.data as ColumnsView;
        return {
          ...block,
          data: { ...view, columns: columns.map((column) => ({ ...column, blocks: column.blocks.map(order) })) },
        };
      }
      case 'headline': {
        const view = block.data as HeadlineView;
        const level = next(view.level) as HeadlineLevel;
        return level === view.level ? block : { ...block, data: { ...view, level, look: view.level } };
      }
      case 'text':
      case 'two_columns': {
        const view = block.data as { html: string };
        return { ...block, data: { ...view, html: orderText(view.html) } };
      }
      case 'teaser_list': {
        const view = block.data as TeaserListView;
        if (view.headline) next(2);
        const level = next(3);
        return level === 3 ? block : { ...block, data: { ...view, level } };
      }
      case 'faq':
        next(2);
        next(3);
        return block;
      case 'full_teaser':
      case 'teaser_item':
      case 'logo_list':
        next(2);
        return block;
      case 'hero_media':
        if (!(block.data as HeroMediaView).isTitle) next(2);
        return block;
      default:
        // What another owner's block holds is not known here; nothing
        // behind it stands under what was inside its section.
        if (block.owner !== 'shell') leaveSection();
        return block;
    }
  };
  return blocks.map(order);
}
