import type { ScaleFigures } from './measureScale.ts';
import { isOverMust, MUSTS, printScale } from './printScale.ts';

const small = { ...MUSTS, 'heap in use, MB': 10 } as ScaleFigures;

describe('The table of what houses of several sizes cost', () => {
  it('tells the growth from the first size to the last, and names what is over its must', () => {
    const large = { ...small, 'dashboard, tickets, ms': 75 };
    const lines = printScale([
      { head: '600', figures: small },
      { head: '40,000', figures: large },
    ]).split('\n');
    expect(lines.find((line) => line.startsWith('dashboard'))).toMatch(/50\.0 +75\.0 +1\.5 × +50 over$/);
    expect(lines.filter((line) => line.endsWith('over'))).toHaveLength(1);
    expect(lines.find((line) => line.startsWith('heap'))).toMatch(/10\.0 +10\.0 +1\.0 × +$/);
  });

  it('fails the run by the last size alone', () => {
    const large = { ...small, 'memory of the process, MB': 501 };
    const column = (figures: ScaleFigures) => ({ head: '', figures });
    expect(isOverMust([column(small), column(large)])).toBe(true);
    expect(isOverMust([column(large), column(small)])).toBe(false);
  });
});
