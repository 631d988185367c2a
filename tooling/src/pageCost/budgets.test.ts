import { findBrokenBudgets, findEditorRequests, printTable } from './budgets.ts';

describe('the budget of a page', () => {
  it('fails a build for bytes, requests and shifts', () => {
    expect(findBrokenBudgets({ script: 124.1, requests: 16, total: 223, layoutShift: 0.02 })).toEqual([
      'JavaScript on the wire: 124.1 KiB, at most 124 KiB',
      'requests: 16, at most 15',
      'cumulative layout shift: 0.02, at most 0.01',
    ]);
  });

  it('fails a build for what costs a browser processor time, by exact counts', () => {
    const limits = { htmlSize: 66, elements: 400, styleRules: 245 };
    expect(findBrokenBudgets({ htmlSize: 66, elements: 401, styleRules: 246 }, limits)).toEqual([
      'elements of the document: 401, at most 400',
      'style rules: 246, at most 245',
    ]);
  });

  it('never fails a build for times and rates', () => {
    expect(findBrokenBudgets({ renderCpu: 40, cachedRate: 10, memory: 4_000 })).toEqual([]);
  });

  it('still says which times and scores are missed', () => {
    expect(findBrokenBudgets({ performance: 97, seo: 100, renderCpu: 4.2 }, {}, { onlyBinding: false })).toEqual([
      'Lighthouse, performance: 97, at least 98',
      'CPU per uncached page: 4.2 ms, at most 4 ms',
    ]);
  });

  it('has no room for the editor, not one byte', () => {
    const list = [
      '   1021 /assets/shell.js',
      '  11020 /remotes/editor/1a2b/remoteEntry.js',
      '    512 /remotes/programme/3c/a.js',
    ];
    expect(findEditorRequests(list)).toEqual(['a visitor pays for editing: 11020 /remotes/editor/1a2b/remoteEntry.js']);
  });

  it('is printed beside what it must be', () => {
    const lines = printTable({ script: 104.96, renderCpu: 3.4, cachedRate: 9_000 }).split('\n');
    expect(lines[1]).toMatch(/JavaScript on the wire\s+105 KiB\s+≤ 124\s+≤ 120\s+aim/);
    expect(lines[2]).toMatch(/CPU per uncached page\s+3\.4 ms\s+≤ 4\s+≤ 3\s+must/);
    expect(lines[3]).toMatch(/9000 \/s\s+≥ 13000\s+≥ 28600\s+over/);
  });
});
