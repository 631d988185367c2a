import { atLeastOne } from '../testing/index.ts';
import { contrastOf, findColorFault, isDark, isReadable, palettesOf } from './colors.ts';

const LEVELS = ['00', '77', 'FF'];
const COLORS = LEVELS.flatMap((red) => LEVELS.flatMap((green) => LEVELS.map((blue) => `#${red}${green}${blue}`)));

it('measures contrast as the guidelines do', () => {
  expect(contrastOf('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrastOf('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
});

it.each([
  [{ ground: '#FFFFFF', ink: '#999999', accent: '#B9341A' }, 'ink', '#767676'],
  [{ ground: '#FFFFFF', ink: '#111111', accent: '#FF9900' }, 'accent', '#AA6600'],
  [{ ground: '#101010', ink: '#EEEEEE', accent: '#A00000' }, 'accent', expect.stringMatching(/^#/)],
])('names the value of %o that cannot be read, and the nearest that can', (colors, field, nearest) => {
  const fault = findColorFault(colors);
  expect(fault).toMatchObject({ field, nearest });
  expect(fault && findColorFault({ ...colors, [fault.field]: fault.nearest })).toBeNull();
});

it('takes three values that can be read as they are', () => {
  const colors = { ground: '#FFF8E7', ink: '#1B1B3A', accent: '#7A1FA2' };
  expect(findColorFault(colors)).toBeNull();
  const { cc01, cc02, dark } = palettesOf(colors);
  expect(cc01).toMatchObject(colors);
  expect([cc02.ground, cc02.ink, isDark(cc02), isDark(dark)]).toEqual([colors.ink, colors.ground, true, true]);
  expect(palettesOf({ ground: '#101010', ink: '#EEEEEE', accent: '#FFB938' }).dark.ground).toBe('#101010');
});

const CASES = COLORS.flatMap((ground) =>
  ['#6A6A6A', '#F0E8FF'].flatMap((ink) =>
    COLORS.filter((_, index) => index % 4 === 1).map((accent) => ({ ground, ink, accent })),
  ),
);

it('makes themes of any three values in which every pair can be read, once the nearest have been taken', () => {
  for (const given of atLeastOne(CASES)) {
    let colors = given;
    for (let fault = findColorFault(colors); fault; fault = findColorFault(colors))
      colors = { ...colors, [fault.field]: fault.nearest };
    expect([colors, ...Object.values(palettesOf(colors)).filter((palette) => !isReadable(palette))]).toEqual([colors]);
  }
});
