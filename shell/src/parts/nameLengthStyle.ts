import type { CSSProperties } from 'react';

/**
 * How long a name is, for a size at which it fills its
 * line: all its letters, and those of its longest word.
 */
export function nameLengthStyle(name: string): CSSProperties {
  const longest = Math.max(...name.split(/\s+/).map(widthOf));
  return { '--letters': widthOf(name), '--longest': longest } as CSSProperties;
}

/** In letters of common width: an m takes the room of two. */
function widthOf(text: string): number {
  return text.replace(/[mw]/gi, '$& ').length;
}
