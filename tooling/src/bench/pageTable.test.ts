import { printPageTable } from './pageTable.ts';

describe('the table of the pages', () => {
  it('shows each figure beside what it must be on that page, and marks what is over', () => {
    const lines = printPageTable([
      { label: 'home', figures: { script: 111.08, elements: 352, seo: 100 }, limits: { elements: 390 } },
      { label: 'event', figures: { script: 125.3, elements: 391 }, limits: { elements: 390 } },
    ]).split('\n');
    expect(lines[0]).toMatch(/^\s+home\s+event$/);
    expect(lines[1]).toMatch(/^JavaScript on the wire, KiB \(≤\)\s+111\.1\/124\s+125\.3\/124 !$/);
    expect(lines[2]).toMatch(/^elements of the document \(≤\)\s+352\/390\s+391\/390 !$/);
    expect(lines[3]).toMatch(/^Lighthouse, SEO \(≥\)\s+100\/100\s+–$/);
  });
});
