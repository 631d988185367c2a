import { judgeCanary, type LaneCounts } from './judgeCanary.ts';

const lane = (failing: number, visitors: number): LaneCounts => ({ visitors, failing });

it.each<[string, LaneCounts, LaneCounts, string | null]>([
  ['that fails for nobody goes on', lane(0, 500), lane(0, 9_000), null],
  ['that fails for every one of nineteen visitors goes on', lane(19, 19), lane(0, 9_000), null],
  [
    'that fails for twenty, and the current one for nobody, halts',
    lane(20, 400),
    lane(0, 9_000),
    'it fails for 20 of 400 visitors, the current build for 0 of 9000 visitors',
  ],
  ['that fails for not quite twice the share goes on', lane(39, 400), lane(50, 1_000), null],
  [
    'that fails for twice the share halts',
    lane(40, 400),
    lane(50, 1_000),
    'it fails for 40 of 400 visitors, the current build for 50 of 1000 visitors',
  ],
  ['that fails as often as the current one goes on', lane(100, 1_000), lane(900, 9_000), null],
])('a canary %s', (_, canary, current, expected) => {
  expect(judgeCanary(canary, current)).toBe(expected);
});
