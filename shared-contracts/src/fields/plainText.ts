const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', shy: '' };

/**
 * What a reader sees of rich text: without tags, entities as the characters
 * they stand for, a space between blocks, a colon after a heading.
 */
export function plainText(html: string): string {
  const text = html
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<\/?(?:strong|b|em|i|a|span|u|sup|sub|small|mark)\b[^>]*>/gi, '')
    .replace(/(?<![.:?!])<\/h[1-6]\s*>/gi, ': ')
    .replace(/<[^>]*>/g, ' ');
  return decode(text)
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The characters that a reader sees of rich text, as its limits count them: spaces between blocks are none. */
export function countChars(html: string): number {
  return decode(html.replace(/<[^>]*>/g, '')).length;
}

function decode(text: string): string {
  return text.replace(/&(#x?[\da-f]+|[a-z]+);/gi, (whole, name: string) =>
    name.startsWith('#') ? fromCode(name) : (ENTITIES[name.toLowerCase()] ?? whole),
  );
}

function fromCode(name: string): string {
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff) ? String.fromCodePoint(code) : ' ';
}
