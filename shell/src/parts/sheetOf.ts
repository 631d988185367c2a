import type { css } from 'styled-components';

/** The text of rules that hold nothing but text: written with `css`, they are shortened by the build. */
export function sheetOf(rules: ReturnType<typeof css>): string {
  return (rules as readonly string[]).join('');
}
