/** A figure of docs/performance.md: what it must be, and what is aimed at. */
export interface Budget {
  label: string;
  unit: string;
  must: number;
  aim: number;
  /** Set where a larger figure is better. */
  isFloor?: boolean;
  /** Exact enough to fail a build. Times and rates depend on the machine and never do. */
  isBinding?: boolean;
}

export const BUDGETS = {
  total: { label: 'total on the wire', unit: 'KiB', must: 223, aim: 205, isBinding: true },
  script: { label: 'JavaScript on the wire', unit: 'KiB', must: 124, aim: 120, isBinding: true },
  requests: { label: 'requests', unit: '', must: 15, aim: 13, isBinding: true },
  layoutShift: { label: 'cumulative layout shift', unit: '', must: 0.01, aim: 0, isBinding: true },
  // Counts that stand in for a browser's processor time: what it parses, lays out and matches. Those
  // of the events list, whose HTML is 80,000 bytes at most; pages have theirs in benchPages.ts.
  htmlWire: { label: 'HTML on the wire, without headers', unit: 'KiB', must: 18, aim: 15, isBinding: true },
  htmlSize: { label: 'HTML, decompressed', unit: 'KiB', must: 78.1, aim: 76, isBinding: true },
  elements: { label: 'elements of the document', unit: '', must: 640, aim: 400, isBinding: true },
  styleRules: { label: 'style rules', unit: '', must: 310, aim: 260, isBinding: true },
  // On a slow phone. Two cores and nothing else running;
  // what other sites cost there is in docs/performance.md.
  layoutTime: { label: 'slow phone: style and layout', unit: 'ms', must: 185, aim: 124 },
  largestPaint: { label: 'slow phone: largest paint', unit: 'ms', must: 1558, aim: 1501 },
  interactive: { label: 'slow phone: controls work', unit: 'ms', must: 3048, aim: 2715 },
  blocking: { label: 'slow phone: blocking time', unit: 'ms', must: 64, aim: 30 },
  performance: { label: 'Lighthouse, performance', unit: '', must: 98, aim: 100, isFloor: true },
  accessibility: { label: 'Lighthouse, accessibility', unit: '', must: 100, aim: 100, isFloor: true },
  bestPractices: { label: 'Lighthouse, best practices', unit: '', must: 100, aim: 100, isFloor: true },
  seo: { label: 'Lighthouse, SEO', unit: '', must: 100, aim: 100, isFloor: true },
  renderCpu: { label: 'CPU per uncached page', unit: 'ms', must: 4, aim: 3 },
  uncachedRate: { label: 'uncached pages per second, 10 connections', unit: '/s', must: 284, aim: 330, isFloor: true },
  cachedRate: { label: 'cached pages per second, 10 connections', unit: '/s', must: 13_000, aim: 28_600, isFloor: true },
  threadsCost: { label: 'CPU per page made in a thread, beside the main thread', unit: 'times', must: 1.1, aim: 1.05 },
  memory: { label: 'memory under load', unit: 'MB', must: 450, aim: 300 },
  gateAll: { label: 'release: gate of an unchanged remote, every check', unit: 's', must: 60, aim: 40 },
  gateText: { label: 'release: gate of a changed text', unit: 's', must: 40, aim: 30 },
  untilServed: { label: 'release: from the gate until it is served', unit: 's', must: 15, aim: 8 },
  untilBack: { label: 'release: going back, the whole command', unit: 's', must: 5, aim: 3 },
  releaseGrowth: { label: 'heap growth from the 10th to the 100th release', unit: '%', must: 10, aim: 3 },
  releaseMemory: { label: 'memory after 40 releases and refusals', unit: 'MB', must: 450, aim: 350 },
} as const satisfies Record<string, Budget>;

export type BudgetName = keyof typeof BUDGETS;
export type Figures = Partial<Record<BudgetName, number>>;

/** The budget of a figure, by the page's own limit where it has one. */
export function budgetOf(name: BudgetName, limits: Figures = {}): Budget {
  return { ...BUDGETS[name], must: limits[name] ?? BUDGETS[name].must };
}

/** Whether a figure keeps what it must. */
export function keepsBudget(budget: Budget, value: number): boolean {
  return budget.isFloor ? value >= budget.must : value <= budget.must;
}

/**
 * The figures that are not what they must be, in words; for a build only those that are binding.
 */
export function findBrokenBudgets(figures: Figures, limits: Figures = {}, { onlyBinding = true } = {}): string[] {
  return entriesOf(figures, limits)
    .filter(([budget, value]) => (budget.isBinding || !onlyBinding) && !keepsBudget(budget, value))
    .map(([{ label, unit, must, isFloor }, value]) => {
      const bound = isFloor ? 'at least' : 'at most';
      return `${label}: ${round(value)} ${unit}`.trimEnd() + `, ${bound} ${must} ${unit}`.trimEnd();
    });
}

/** What a visitor's page asks for of the editor, as complaints; `list` names the requests by their paths. */
export function findEditorRequests(list: readonly string[]): string[] {
  return list
    .filter((line) => /\/remotes\/editor\/|\/_blocks/.test(line))
    .map((line) => `a visitor pays for editing: ${line.trim()}`);
}

/** The figures as a table for reading, beside what they must be and aim at. */
export function printTable(figures: Figures): string {
  const rows = entriesOf(figures).map(([budget, value]) => {
    const sign = budget.isFloor ? '≥' : '≤';
    const reached = !keepsBudget(budget, value) ? 'over' : keepsBudget({ ...budget, must: budget.aim }, value) ? 'aim' : 'must';
    return [budget.label, `${round(value)} ${budget.unit}`, `${sign} ${budget.must}`, `${sign} ${budget.aim}`, reached];
  });
  return alignColumns([['', 'measured', 'must', 'aim', 'reached'], ...rows]);
}

/** The first column to the left, the others to the right. */
export function alignColumns(table: readonly (readonly string[])[]): string {
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  return table
    .map((row) => row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join('  '))
    .join('\n');
}

function entriesOf(figures: Figures, limits?: Figures): [Budget, number][] {
  return Object.entries(figures).map(([name, value]) => [budgetOf(name as BudgetName, limits), value]);
}

/** A figure as it is read: no more digits than matter. */
export function round(value: number): string {
  return value >= 1_000 ? value.toFixed(0) : value.toFixed(value < 1 ? 3 : 1).replace(/\.?0+$/, '');
}
