import { contrastOf, isReadable, MIN_TEXT_RATIO, type Palette } from '../fields/colors.ts';
import { DARK_PAPER, THEMES } from '../rules/themes.ts';
import type { BlockFinding, CheckedBlock } from './contentRules.ts';
import { textOf } from './fieldsOfBlocks.ts';

/** The colours of each style class, in every scheme it is shown in. */
export type StyleClasses = Readonly<Record<string, readonly Palette[]>>;

export const STYLE_CLASSES: StyleClasses = {
  cc01: [THEMES.cc01, DARK_PAPER],
  cc02: [THEMES.cc02],
  cc03: [THEMES.cc03],
};

/** Style classes whose colours cannot be read, and colours in markup that cannot or that stand alone (WCAG 1.4.3, F24). */
export function findContrasts(block: CheckedBlock, classes: StyleClasses = STYLE_CLASSES): BlockFinding[] {
  const { model, fields } = block;
  const names = typeof fields['extra_class'] === 'string' ? fields['extra_class'].split(/\s+/) : [];
  const weak = names.filter((name) => Object.hasOwn(classes, name) && classes[name]?.some((palette) => !isReadable(palette)));
  const styles = model === 'html' ? [...textOf(fields['html_code']).matchAll(STYLE)] : [];
  return [
    ...weak.map((name) => ({ rule: 'contrast' as const, field: 'extra_class', words: name })),
    ...styles.flatMap(([, double, single]) => {
      const style = double ?? single ?? '';
      return isUnreadable(style) ? [{ rule: 'contrast' as const, field: 'html_code', words: style.trim() }] : [];
    }),
  ];
}

const STYLE = /\bstyle\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

/** A colour alone meets a ground that it does not know: pages have three themes, and one of them is dark at night. */
function isUnreadable(style: string): boolean {
  const front = colorIn(style, /(?:^|;)\s*color\s*:\s*([^;]+)/i);
  const back = colorIn(style, /(?:^|;)\s*background(?:-color)?\s*:\s*([^;]+)/i);
  if (front === undefined && back === undefined) return false;
  if (front === undefined || back === undefined) return true;
  return front !== null && back !== null && contrastOf(front, back) < MIN_TEXT_RATIO;
}

/** Undefined where there is none, null for one that cannot be measured. */
function colorIn(style: string, pattern: RegExp): string | null | undefined {
  const value = pattern.exec(style)?.[1]?.trim().toLowerCase();
  if (value === undefined || INHERITED.test(value)) return undefined;
  const [, short] = /^#([\da-f]{3})[\da-f]?$/.exec(value) ?? [];
  if (short) return `#${[...short].map((digit) => digit + digit).join('')}`;
  const [, long] = /^#([\da-f]{6})(?:[\da-f]{2})?$/.exec(value) ?? [];
  return long ? `#${long}` : (NAMED[value] ?? null);
}

const INHERITED = /^(?:inherit|currentcolor|transparent|initial|unset|none)$/;
/** The sixteen names that every browser has known from the first. */
const NAMED: Readonly<Record<string, string>> = {
  black: '#000000',
  silver: '#c0c0c0',
  gray: '#808080',
  grey: '#808080',
  white: '#ffffff',
  maroon: '#800000',
  red: '#ff0000',
  purple: '#800080',
  fuchsia: '#ff00ff',
  green: '#008000',
  lime: '#00ff00',
  olive: '#808000',
  yellow: '#ffff00',
  navy: '#000080',
  blue: '#0000ff',
  teal: '#008080',
  aqua: '#00ffff',
};
