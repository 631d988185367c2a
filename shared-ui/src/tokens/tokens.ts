/**
 * Values for styles. Colours are custom properties set by
 * the theme, so a section can change them for all inside it.
 */
export const color = {
  ground: 'var(--ground)',
  ink: 'var(--ink)',
  accent: 'var(--accent)',
  onAccent: 'var(--on-accent)',
  /** Of an area as large as a picture, in the dark scheme too. */
  field: 'var(--field)',
  onField: 'var(--on-field)',
  muted: 'var(--muted)',
  line: 'var(--line)',
} as const;

/** Multiples of the 8 px rhythm. */
export const space = (steps: number): string => `${steps * 0.5}rem`;

/** Fluid from 360 px to 1600 px; text never below 16 px. */
export const fontSize = {
  text: 'clamp(1rem, 0.96rem + 0.16vw, 1.125rem)',
  lead: 'clamp(1.1875rem, 1.1rem + 0.4vw, 1.5rem)',
  title: 'clamp(1.5rem, 1.3rem + 0.9vw, 2.25rem)',
  headline: 'clamp(2.25rem, 1.6rem + 2.9vw, 4.5rem)',
  display: 'clamp(3rem, 1.7rem + 5.8vw, 7.5rem)',
} as const;

/** A page names its fonts once, as `--font` of the root. */
export const FONT_FAMILY = "'Bricolage Grotesque', 'Bricolage Latin', 'Bricolage Fallback', system-ui, sans-serif";

export const font = { display: 'var(--font)', text: 'var(--font)' } as const;

/**
 * Hyphenation of running text: no word of fewer than ten letters is parted, and no part has fewer
 * than four. Display type is never hyphenated. The two prefixed properties say the same to WebKit.
 */
export const hyphenation =
  'hyphens: auto; hyphenate-limit-chars: 10 4 4; -webkit-hyphenate-limit-before: 4; -webkit-hyphenate-limit-after: 4;';

/** From this width on (product.md section 9, style breakpoints). */
export const from = {
  medium: '@media (min-width: 48em)',
  large: '@media (min-width: 64em)',
  xlarge: '@media (min-width: 85.375em)',
  xxlarge: '@media (min-width: 100em)',
} as const;

/** Durations in seconds (product.md section 9); ease out on the way in, ease in on the way out. */
export const motion = {
  submenu: '0.4s',
  autocomplete: '0.56s',
  overlay: '0.77s',
  quick: '0.38s',
  in: 'cubic-bezier(0.16, 1, 0.3, 1)',
  out: 'cubic-bezier(0.7, 0, 0.84, 0)',
  reduced: '@media (prefers-reduced-motion: reduce)',
} as const;

/** Smallest comfortable touch target. */
export const TARGET_SIZE = '2.75rem';

/**
 * Only where scripts run: controls that would do nothing without them hide under `scripting: none`.
 */
export const withoutScript = '@media (scripting: none)';
