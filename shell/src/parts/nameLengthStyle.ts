import type { CSSProperties } from 'react';

/**
 * How long a name is, for a size at which it fills its
 * line: all its letters, and those of its longest word.
 */
export function nameLengthStyle(name: string): CSSProperties {
  const longest = Math.max(...name.split(/\s+/).map((word) => word.length));
  return { '--letters': name.length, '--longest': longest } as CSSProperties;
}
