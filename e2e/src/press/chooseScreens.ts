/**
 * The screens of a walk: every one in `parts`, beginning with the one at `part`, so that the walks of other parts take
 * the others. The environment's `PRESS_SCREENS` is a pattern of addresses, to try some alone.
 */
export function chooseScreens(all: readonly string[], parts = 1, part = 0): readonly string[] {
  const { PRESS_SCREENS: pattern } = process.env;
  if (pattern) return all.filter((path) => new RegExp(pattern).test(path));
  return all.filter((_, index) => index % parts === part);
}
