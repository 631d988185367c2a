import type { Language, Localised } from '@spielplan/shared-contracts/i18n';
import { textOfBlocks } from '../search/index.ts';

/** Of somebody who reads a story and not a form. */
const WORDS_PER_MINUTE = 190;
/** A dash between two words is none. */
const WORD = /[\p{L}\p{N}]\S*/gu;

/**
 * How long a story takes to read: its introduction and all that its blocks say at `now` (epoch ms), in whole minutes and
 * never none. It is counted, not kept, since editors change blocks and time shows and hides them.
 */
export function readingMinutes(
  { article, blocks }: { article: { intro: Localised }; blocks: Parameters<typeof textOfBlocks>[0] },
  lang: Language,
  now: number,
): number {
  const text = `${article.intro[lang]} ${textOfBlocks(blocks, lang, now, [])}`;
  return Math.max(1, Math.round((text.match(WORD)?.length ?? 0) / WORDS_PER_MINUTE));
}
