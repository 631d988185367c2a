/** A figure of docs/performance.md: what the events list with ten events must keep, and what it aims at. */
export interface Budget {
  label: string;
  unit: string;
  must: number;
  aim: number;
  /** Most figures are better when they are small. */
  isFloor?: boolean;
  /** Exact enough to fail a build. Times and rates depend on the machine and never do. */
  isBinding?: boolean;
}

export const BUDGETS = {
  total: { label: 'total on the wire', unit: 'KiB', must: 257, aim: 213, isBinding: true },
  script: { label: 'JavaScript on the wire', unit: 'KiB', must: 135, aim: 95, isBinding: true },
  requests: { label: 'requests', unit: '', must: 15, aim: 13, isBinding: true },
  layoutShift: { label: 'cumulative layout shift', unit: '', must: 0.01, aim: 0, isBinding: true },
  // What every browser has to parse, lay out and match: counts that stand in for its processor time.
  htmlSize: { label: 'HTML, decompressed', unit: 'KiB', must: 88, aim: 76, isBinding: true },
  elements: { label: 'elements of the document', unit: '', must: 450, aim: 400, isBinding: true },
  styleRules: { label: 'style rules', unit: '', must: 310, aim: 260, isBinding: true },
  renderCpu: { label: 'CPU per uncached page', unit: 'ms', must: 4, aim: 3 },
  uncachedRate: { label: 'uncached pages per second, 10 connections', unit: '/s', must: 284, aim: 330, isFloor: true },
  cachedRate: { label: 'cached pages per second, 10 connections', unit: '/s', must: 13_000, aim: 28_600, isFloor: true },
  memory: { label: 'memory under load', unit: 'MB', must: 450, aim: 300 },
  releaseGrowth: { label: 'heap growth from the 10th to the 100th release', unit: '%', must: 10, aim: 3 },
} as const satisfies Record<string, Budget>;

export type BudgetName = keyof typeof BUDGETS;
export type Figures = Partial<Record<BudgetName, number>>;

/** Whether a figure keeps what it must. */
export function keepsBudget(budget: Budget, value: number): boolean {
  return budget.isFloor ? value >= budget.must : value <= budget.must;
}

/** The figures that break a binding budget, in words. */
export function findBrokenBudgets(figures: Figures): string[] {
  return entriesOf(figures)
    .filter(([budget, value]) => budget.isBinding && !keepsBudget(budget, value))
    .map(
      ([{ label, unit, must }, value]) => `${label}: ${round(value)} ${unit}`.trimEnd() + `, at most ${must} ${unit}`.trimEnd(),
    );
}

/** The figures as a table for reading, beside what they must be and aim at. */
export function printTable(figures: Figures): string {
  const rows = entriesOf(figures).map(([budget, value]) => {
    const sign = budget.isFloor ? '≥' : '≤';
    const reached = !keepsBudget(budget, value) ? 'over' : keepsBudget({ ...budget, must: budget.aim }, value) ? 'aim' : 'must';
    return [budget.label, `${round(value)} ${budget.unit}`, `${sign} ${budget.must}`, `${sign} ${budget.aim}`, reached];
  });
  const table = [['', 'measured', 'must', 'aim', 'reached'], ...rows];
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  return table
    .map((row) => row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join('  '))
    .join('\n');
}

function entriesOf(figures: Figures): [Budget, number][] {
  return Object.entries(figures).map(([name, value]) => [BUDGETS[name as BudgetName], value]);
}

function round(value: number): string {
  return value >= 1_000 ? value.toFixed(0) : value.toFixed(value < 1 ? 3 : 1).replace(/\.?0+$/, '');
}
