/** A short run presses one screen in so many: each day other ones, until all had their turn. */
const PARTS = 12;
const DAY_MS = 86_400_000;

/**
 * The screens of a run. `PRESS_SCREENS` is a pattern of addresses, to press some alone; a short run takes a part of all, which
 * `PRESS_SEED` names (by default the day), so that a fault can be met again.
 */
export function chooseScreens(all: readonly string[], isShort: boolean): { screens: readonly string[]; seed: string } {
  const { PRESS_SCREENS: pattern, PRESS_SEED: seed = String(Math.floor(Date.now() / DAY_MS)) } = process.env;
  if (pattern) return { screens: all.filter((path) => new RegExp(pattern).test(path)), seed: 'none' };
  if (!isShort) return { screens: all, seed: 'none' };
  return { screens: all.filter((_, index) => (index + Number(seed)) % PARTS === 0), seed };
}
