import { plainText } from '@spielplan/shared-contracts/rules';

const MAX_CHARS = 160;

/** The first sentences of rich text, for search results: whole words, at most 160 characters. */
export function excerpt(html: string): string {
  const text = plainText(html);
  return text.length <= MAX_CHARS ? text : `${text.slice(0, MAX_CHARS - 1).replace(/\s+\S*$/, '')}…`;
}
