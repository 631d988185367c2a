import {
  type BlockFinding,
  type CheckedBlock,
  CONTENT_RULE_IDS,
  CONTENT_RULES,
  type ContentRule,
  type Finding,
} from './contentRules.ts';
import { findContrasts } from './contrast.ts';
import { isEmptyBlock } from './fieldsOfBlocks.ts';
import { findLinkTexts, linksOf } from './findLinkTexts.ts';
import { findPictures } from './findPictures.ts';
import { findHeadings } from './headingOrder.ts';

export interface CheckOptions<B extends CheckedBlock> {
  /** Whether a link of the site leads nowhere; without it nobody knows. */
  isDead?: (href: string) => boolean;
  /** What else is known of a block. */
  more?: (block: B) => readonly BlockFinding[];
  /** Found in blocks that have not changed since, for who asks after each change. */
  known?: WeakMap<CheckedBlock, readonly BlockFinding[]>;
}

/** Checks the blocks of a document in one language; findings stand in the order of the page. */
export function checkBlocks<B extends CheckedBlock>(
  blocks: readonly B[],
  { isDead, more, known }: CheckOptions<B> = {},
): Finding<B>[] {
  const headings = new Map(findHeadings(blocks).map(({ block, ...finding }) => [block, finding]));
  const look = (block: B): Finding<B>[] => {
    const heading = headings.get(block);
    const dead = isDead ? linksOf(block).filter(({ href }) => isDead(href)) : [];
    const own = [
      ...recall(known, block),
      ...(heading ? [heading] : []),
      ...dead.map(({ href, field }) => ({ rule: 'dead-link' as const, field, words: href })),
      ...(more?.(block) ?? []),
    ];
    const inside = block.columns.flatMap(({ children }) => children.flatMap((child) => look(child as B)));
    return [...own.map((finding) => ({ ...finding, block })), ...inside];
  };
  return blocks.flatMap(look);
}

function recall(known: CheckOptions<CheckedBlock>['known'], block: CheckedBlock): readonly BlockFinding[] {
  const found = known?.get(block) ?? checkOwn(block);
  known?.set(block, found);
  return found;
}

/** What the fields of a block alone say. */
function checkOwn(block: CheckedBlock): BlockFinding[] {
  // Of nothing there is nothing more to say.
  if (isEmptyBlock(block)) return [{ rule: 'empty-block', field: null, words: '' }];
  return [...findPictures(block), ...findLinkTexts(block), ...findContrasts(block)];
}

export function isError({ rule }: { rule: ContentRule }): boolean {
  return CONTENT_RULES[rule].severity === 'error';
}

/** Errors first, each rule by itself; within a rule the order stays. */
export function byWeight(one: { rule: ContentRule }, other: { rule: ContentRule }): number {
  return CONTENT_RULE_IDS.indexOf(one.rule) - CONTENT_RULE_IDS.indexOf(other.rule);
}
