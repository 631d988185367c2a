import { getCondition } from './infoConditions.ts';

describe('what a device deserves to be told', () => {
  it.each([
    ['a browser that tells nothing', {}, null],
    ['no connection', { onLine: false, connection: { effectiveType: '2g' } }, 'offline'],
    ['2g', { connection: { effectiveType: '2g' } }, 'slow'],
    ['slow 2g', { connection: { effectiveType: 'slow-2g' } }, 'slow'],
    ['3g', { connection: { effectiveType: '3g' } }, null],
    ['half a gigabyte', { deviceMemory: 0.5 }, 'weak'],
    ['a gigabyte and two cores', { deviceMemory: 1, hardwareConcurrency: 2 }, null],
    ['a single core', { hardwareConcurrency: 1 }, 'weak'],
  ])('%s', (_, hints, kind) => {
    expect(getCondition({ onLine: true, ...hints })).toBe(kind);
  });
});
