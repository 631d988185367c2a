import { DAY, isTurnOf } from '@spielplan/tooling/turns';

/**
 * The screens of a run. `PRESS_SCREENS` is a pattern of addresses, to press some alone; a run with parts takes one screen in so
 * many, each day other ones until all had their turn. `PRESS_SEED` names the day, so that a fault can be met again.
 */
export function chooseScreens(all: readonly string[], parts: number): { screens: readonly string[]; seed: string } {
  const { PRESS_SCREENS: pattern } = process.env;
  if (pattern) return { screens: all.filter((path) => new RegExp(pattern).test(path)), seed: 'none' };
  if (parts === 1) return { screens: all, seed: 'none' };
  return { screens: all.filter((_, index) => isTurnOf(index, parts)), seed: String(DAY) };
}
