import { alignColumns, BUDGETS, budgetOf, keepsBudget, round, type BudgetName, type Figures } from '../pageCost/budgets.ts';

/** The figures of a page with the limits of its own. */
export interface PageFigures {
  label: string;
  figures: Figures;
  limits: Figures;
}

/** The figures of all pages side by side, what each must be, and a `!` at each that is not. */
export function printPageTable(pages: readonly PageFigures[]): string {
  const names = (Object.keys(BUDGETS) as BudgetName[]).filter((name) => pages.some(({ figures }) => figures[name] !== undefined));
  const rows = names.map((name) => {
    const { label, unit, isFloor } = budgetOf(name);
    const cells = pages.map(({ figures, limits }) => {
      const [budget, value] = [budgetOf(name, limits), figures[name]];
      return value === undefined ? '–' : `${round(value)}/${budget.must}${keepsBudget(budget, value) ? '' : ' !'}`;
    });
    return [`${label}${unit && `, ${unit}`} (${isFloor ? '≥' : '≤'})`, ...cells];
  });
  return alignColumns([['', ...pages.map(({ label }) => label)], ...rows]);
}
