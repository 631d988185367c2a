/** In characters: what search engines show of a description, and what they take for one. */
export const DESCRIPTION_CHARS = { min: 70, max: 160 } as const;

/** A description for search engines out of sentences, the first that matter: whole words, at most 160 characters. */
export function joinDescription(parts: readonly string[]): string {
  const sentences = parts.map((part) => part.replace(/\s+/g, ' ').trim()).filter(Boolean);
  const text = sentences.reduce((sum, part) => (sum ? `${sum}${/[.!?…:]$/.test(sum) ? '' : '.'} ${part}` : part), '');
  return shorten(text, DESCRIPTION_CHARS.max);
}

/** The first whole words of a text, with an ellipsis where some are left out. */
export function shorten(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  const cut = text.slice(0, maxChars - 1);
  const words = cut.replace(/\s+\S*$/, '');
  return `${(words.length > maxChars / 2 ? words : cut).replace(/[\s,;:–-]+$/, '')}…`;
}
