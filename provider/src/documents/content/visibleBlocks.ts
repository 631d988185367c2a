import type { PageBlock } from '@spielplan/shared-contracts/api';

export interface VisibleBlocks {
  modules: PageBlock[];
  /** The next time (epoch ms) at which something appears or goes; infinity where nothing does. */
  nextChange: number;
}

/**
 * The blocks that visitors see at `now` (epoch ms): `online_from` is the first moment, `online_to`
 * the first one after (R53). It holds for blocks, for those in their columns, and for the parts of a
 * list.
 */
export function visibleBlocks(blocks: readonly PageBlock[], now: number): VisibleBlocks {
  let nextChange = Number.POSITIVE_INFINITY;

  const isVisible = (fields: object): boolean => {
    const { online_from: from, online_to: to } = fields as { online_from?: unknown; online_to?: unknown };
    const start = parseInstant(from) ?? Number.NEGATIVE_INFINITY;
    const end = parseInstant(to) ?? Number.POSITIVE_INFINITY;
    for (const moment of [start, end]) if (moment > now) nextChange = Math.min(nextChange, moment);
    return start <= now && now < end;
  };

  const prune = (block: PageBlock): PageBlock => ({
    ...block,
    ...(Array.isArray(block['children']) && { children: block['children'].filter(isVisiblePart) }),
    columns: block.columns.map((column) => ({ ...column, children: keep(column.children) })),
  });
  const isVisiblePart = (part: unknown): boolean => typeof part !== 'object' || part === null || isVisible(part);
  const keep = (list: readonly PageBlock[]): PageBlock[] => list.filter(isVisible).map(prune);

  return { modules: keep(blocks), nextChange };
}

function parseInstant(value: unknown): number | undefined {
  const moment = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(moment) ? undefined : moment;
}
