import { COLOR_PAIRS, contrastOf } from '@spielplan/shared-contracts/rules/colors';
import { DARK_PAPER, THEMES } from './themes.ts';

describe.each([...Object.entries(THEMES), ['cc01 in the dark', DARK_PAPER] as const])('the theme %s', (_, theme) => {
  it.each(COLOR_PAIRS)('can be read: %s on %s', (front, back, ratio) => {
    expect(contrastOf(theme[front], theme[back])).toBeGreaterThanOrEqual(ratio);
  });
});
