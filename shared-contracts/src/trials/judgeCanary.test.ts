import { judgeCanary, type LaneCounts } from './judgeCanary.ts';

const counts = (viewFailures: number, views: number, madeFailures = 0, made = 0): LaneCounts => ({
  views,
  viewFailures,
  made,
  madeFailures,
});

it.each<[string, LaneCounts, LaneCounts, RegExp | null]>([
  ['that does not fail goes on', counts(0, 500), counts(0, 9_000), null],
  ['that failed twice goes on', counts(2, 4), counts(0, 100), null],
  ['that fails in browsers halts', counts(3, 40), counts(0, 800), /in browsers: 3 failures in 40 views, .* 0 failures in 800/],
  ['that fails on the server halts', counts(0, 40, 3, 20), counts(0, 800, 1, 400), /on the server: 3 failures in 20 pages/],
  ['that fails as often as the current one goes on', counts(10, 100), counts(100, 1_000), null],
  ['that fails now and then among many goes on', counts(5, 1_000), counts(0, 9_000), null],
  ['whose failures are told before its views halts', counts(3, 0), counts(0, 0), /3 failures in 0 views/],
])('a canary %s', (_, canary, current, verdict) => {
  const found = judgeCanary(canary, current);
  if (verdict) expect(found).toMatch(verdict);
  else expect(found).toBeNull();
});
