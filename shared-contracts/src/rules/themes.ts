import type { Palette } from '../fields/colors.ts';

/**
 * The three colour themes of a section or page, as custom
 * properties. Every pair reaches 4.5:1; a test computes it.
 */
export const THEMES = {
  cc01: { ground: '#F6F2EA', ink: '#141414', accent: '#B9341A', onAccent: '#FFFFFF', muted: '#5A554C', line: '#141414' },
  cc02: { ground: '#12182B', ink: '#F4F1E8', accent: '#FFB938', onAccent: '#12182B', muted: '#B9B9C2', line: '#F4F1E8' },
  cc03: { ground: '#CFE4DC', ink: '#10231F', accent: '#0B5D4E', onAccent: '#FFFFFF', muted: '#3A524C', line: '#10231F' },
} as const satisfies Record<string, Palette>;

/** cc01's twin for visitors whose system is dark. */
export const DARK_PAPER = {
  ground: '#171512',
  ink: '#F3EEE4',
  accent: '#FF8A6B',
  onAccent: '#171512',
  muted: '#B7AFA2',
  line: '#F3EEE4',
} as const satisfies Palette;

export type ThemeName = keyof typeof THEMES;
