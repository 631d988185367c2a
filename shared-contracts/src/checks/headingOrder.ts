import type { BlockFinding, CheckedBlock } from './contentRules.ts';

/** Gives each headline the level it may have, one under that it belongs to; the page's own is the H1 (WCAG 1.3.1). */
export interface HeadingOrder {
  next(wanted: number): number;
  /** The level that `next` gave last. */
  last(): number;
  /** What follows stands under nothing deeper than a section. */
  leaveSection(): void;
}

export function createHeadingOrder(): HeadingOrder {
  // Those that the ones to come may stand under, outermost first: the level each was meant to have, and
  // the one it has.
  let above: { wanted: number; level: number }[] = [];
  let last = 1;
  return {
    next(wanted) {
      above = above.filter((each) => each.wanted < wanted);
      last = (above.at(-1)?.level ?? 1) + 1;
      above.push({ wanted, level: last });
      return last;
    },
    last: () => last,
    leaveSection() {
      above = above.filter(({ wanted }) => wanted <= 2);
    },
  };
}

/** Headlines that a block of the shell brings by itself. */
const FIXED: Readonly<Record<string, readonly number[]>> = {
  faq: [2, 3],
  full_teaser: [2],
  teaser_item: [2],
  logo_list: [2],
  hero_media: [2],
  text: [],
  quote: [],
  link: [],
  image: [],
  two_columns: [],
  html: [],
};
/** Blocks of other teams: what is in them is not known here. */
const OTHERS = new Set(['event_list', 'venue', 'venue_list', 'blog_teaser_list', 'highlight_teaser']);

/** The headline blocks that leave a level out, in the order of the page: `words` is the level that follows. */
export function findHeadings<B extends CheckedBlock>(blocks: readonly B[]): (BlockFinding & { block: B })[] {
  const order = createHeadingOrder();
  const found: (BlockFinding & { block: B })[] = [];
  const look = (block: B, isFirst: boolean) => {
    const { model, fields } = block;
    if (model === 'headline') {
      const wanted = typeof fields['headline_level'] === 'number' ? fields['headline_level'] : 2;
      const level = order.next(wanted);
      if (level < wanted) found.push({ rule: 'headline-order', field: 'headline_level', words: `H${wanted} → H${level}`, block });
    } else if (model === 'teaser_list') {
      if (fields['headline']) order.next(2);
      order.next(3);
    } else if (OTHERS.has(model)) order.leaveSection();
    // The first opening of a page is its H1.
    else if (!(model === 'hero_media' && isFirst)) for (const level of FIXED[model] ?? []) order.next(level);
    for (const { children } of block.columns) for (const child of children) look(child as B, false);
  };
  for (const [index, block] of blocks.entries()) look(block, index === 0);
  return found;
}
