import { cleanLines } from '@spielplan/shared-contracts/rules';

const MAX_LINE_BYTES = 75;

/** Escapes a text value (RFC 5545, 3.3.11). */
export function escapeCalendarText(text: string): string {
  return cleanLines(text)
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');
}

/**
 * Folds a line so that none is longer than 75 octets of UTF-8
 * without its line break, never inside a character (RFC 5545, 3.1).
 */
export function foldLine(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character.codePointAt(0) ?? 0);
    if (octets + size > MAX_LINE_BYTES) {
      parts.push(part);
      part = '';
      octets = 1; // The space that marks a continued line counts too.
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n ');
}

/** Of a character in UTF-8: counted, because encoding each of a season's calendar took a second. */
function octetsOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x1_0000 ? 3 : 4;
}
