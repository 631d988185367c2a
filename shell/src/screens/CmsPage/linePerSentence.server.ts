import type { PageBlock } from '@spielplan/shared-contracts/api';

const QUOTES = '[”“"»«)]*';
const INLINE_START = '(?:<(?:a|b|em|i|strong)\\b[^>]*>)*';
const INLINE_END = '(?:</(?:a|b|em|i|strong)>)*';
const SHORT_WORDS = 'Dr|Prof|Nr|St|Tel|Mio|Mrd|Std|Min|Abs|Mo|Di|Mi|Do|Fr|Sa|So|ca|bzw|inkl|evtl|Mr|Mrs|Ms|No';
/** What ends with a full stop and no sentence, besides single letters ("z. B.") and numbers ("20. November"). */
const ABBREVIATED = `(?<!\\b(?:${SHORT_WORDS}|Art(?=\\.\\s*\\d))|[Ss]tr)`;
/** A whole tag, whose attributes are left alone, or the end of a sentence that another one follows. */
const TAG_OR_END = new RegExp(
  `<[^>]*>|((?:${ABBREVIATED}(?<=(?:\\p{L}{2}|\\p{Sc})${QUOTES})[.:]|[!?])${QUOTES}${INLINE_END})\\s+(?=${INLINE_START}[„“"»«(]?[\\p{Lu}\\d])`,
  'gu',
);

/** Blocks of a page in easy language, with each sentence of their texts on a line of its own. */
export function linePerSentence(blocks: readonly PageBlock[]): PageBlock[] {
  return blocks.map((block) => ({
    ...block,
    ...(block.model === 'text' && typeof block['content'] === 'string' && { content: breakSentences(block['content']) }),
    columns: block.columns.map((column) => ({ ...column, children: linePerSentence(column.children) })),
  }));
}

/** Clean markup with a line break behind each sentence that another one follows. */
export function breakSentences(html: string): string {
  return html.replace(TAG_OR_END, (found, end: string | undefined) => (end === undefined ? found : `${end}<br>`));
}
