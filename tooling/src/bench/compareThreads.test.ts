import { findBroken } from './compareThreads.ts';

const figures = (connections: number, ...ratios: number[]) => ({
  connections,
  off: ratios.map(() => 4),
  on: ratios.map((ratio) => 4 * ratio),
});

it('compares pages of threads in pairs, by the middle of their ratios, and their memory', () => {
  expect(findBroken([figures(1, 1.02, 9, 1.05), figures(10, 1.09)], 450)).toEqual([]);
  expect(findBroken([figures(1, 1.2, 1.11, 0.5), figures(10, 1.1)], 451)).toEqual([
    'CPU per page made in a thread, beside the main thread, 1 at once: 1.110, at most 1.1',
    'memory under load: 451 MB, at most 450',
  ]);
});
