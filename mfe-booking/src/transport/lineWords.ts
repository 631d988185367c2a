import type { HeldLine } from '../domain/cart/heldLine.ts';

/**
 * A line with its words in `lang`, and with those that
 * `known` lines of the same tickets have in other languages.
 */
export function rememberWords(line: HeldLine, known: readonly HeldLine[], lang: string): HeldLine {
  const { isForeign = false, ...own } = line;
  const words = { ...known.find((each) => isSame(each, line))?.words, ...line.words };
  if (isForeign) return { ...own, words };
  const { title, priceName, groupName, seats } = line;
  return { ...own, words: { ...words, [lang]: { title, priceName, groupName, seats } } };
}

/**
 * A line as a tab in `lang` shows it: never with the words of
 * another language. A line of an earlier release stays as it is.
 */
export function inLanguage(line: HeldLine, lang: string): HeldLine {
  const own = line.words?.[lang];
  if (own && Array.isArray(own.seats)) return { ...line, ...own };
  return line.words ? { ...line, title: '', priceName: '', groupName: '', isForeign: true } : line;
}

function isSame(one: HeldLine, other: HeldLine): boolean {
  if (one.id !== null && other.id !== null) return one.id === other.id;
  return (
    one.idJet === other.idJet &&
    one.saleTypeId === other.saleTypeId &&
    one.seatGroup === other.seatGroup &&
    one.blockId === other.blockId
  );
}
