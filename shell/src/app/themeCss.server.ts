import { DARK_PAPER, THEMES } from '@spielplan/shared-ui/tokens';

type Colors = (typeof THEMES)[keyof typeof THEMES] | typeof DARK_PAPER;

/** The themes as classes for the document, a section or a page. Paper follows a dark system; the other two stay. */
export const THEME_CSS = `
:root, .cc01 { ${properties(THEMES.cc01)} color-scheme: light; }
.cc02 { ${properties(THEMES.cc02)} color-scheme: dark; }
.cc03 { ${properties(THEMES.cc03)} color-scheme: light; }
@media screen and (prefers-color-scheme: dark) {
  :root:not(.cc02, .cc03), .cc01 { ${properties(DARK_PAPER)} color-scheme: dark; }
}
.cc01, .cc02, .cc03 { background-color: var(--ground); color: var(--ink); }
`;

function properties({ ground, ink, accent, onAccent, muted, line }: Colors): string {
  return `--ground: ${ground}; --ink: ${ink}; --accent: ${accent}; --on-accent: ${onAccent}; --muted: ${muted}; --line: ${line};`;
}
