import type { Language } from '@spielplan/shared-contracts/i18n';
import type { modules } from '../../platform/database/schema/index.ts';
import { plainText } from '@spielplan/shared-contracts/rules';

/** Fields of a block that a reader sees as text; all others are addresses, numbers and switches. */
const TEXT_FIELDS = new Set(
  'headline preline subline content text button_text link_text name description alias author question answer title html_code'.split(
    ' ',
  ),
);

type Block = typeof modules.$inferSelect;

/**
 * What a reader reads in these blocks at `now` (epoch ms), in
 * reading order; moments still to come go into `boundaries`.
 */
export function textOfBlocks(blocks: readonly Block[], lang: Language, now: number, boundaries: number[]): string {
  return inReadingOrder(blocks)
    .flatMap(({ fields }) => textsOf(fields[lang], now, boundaries))
    .filter(Boolean)
    .join(' · ');
}

/**
 * Blocks as they stand on the page: what is in the columns of a block follows it, column by column.
 */
function inReadingOrder(blocks: readonly Block[], parentId: number | null = null): Block[] {
  return blocks
    .filter((block) => block.parentId === parentId)
    .toSorted((a, b) => (a.columnIndex ?? 0) - (b.columnIndex ?? 0) || a.position - b.position || a.id - b.id)
    .flatMap((block) => [block, ...inReadingOrder(blocks, block.id)]);
}

/**
 * The texts of a block and of what is listed in it, without what
 * is not online; moments still to come go into `boundaries`.
 */
function textsOf(value: unknown, now: number, boundaries: number[]): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => textsOf(one, now, boundaries));
  if (typeof value !== 'object' || value === null) return [];
  const fields = Object.entries(value);
  const from = momentOf(value, 'online_from');
  const to = momentOf(value, 'online_to');
  boundaries.push(...[from, to].filter((moment) => moment !== null && moment > now).map(Number));
  if ((from !== null && now < from) || (to !== null && now >= to)) return [];
  return fields.flatMap(([name, inner]) => {
    if (typeof inner !== 'string') return textsOf(inner, now, boundaries);
    return TEXT_FIELDS.has(name) ? [plainText(inner)] : [];
  });
}

function momentOf(value: object, field: string): number | null {
  const moment: unknown = Reflect.get(value, field);
  const parsed = typeof moment === 'string' ? Date.parse(moment) : Number.NaN;
  return Number.isNaN(parsed) ? null : parsed;
}
