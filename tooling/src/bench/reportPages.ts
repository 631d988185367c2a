import { findBrokenBudgets, type Figures } from '../pageCost/budgets.ts';
import { judgePages } from './judgePages.ts';
import type { PageCost } from './measurePage.ts';
import { measureVisits } from './measureVisits.ts';
import { printPageTable } from './pageTable.ts';

/**
 * Measures the pages and prints what they cost, what
 * Lighthouse thinks of them, and what is not as it must be.
 */
export async function reportPages(origin: string, browser: string, say: (line: string) => void): Promise<void> {
  const visits = await measureVisits(origin, browser, { withSlowPhone: true });
  for (const { label, url, cost, slow } of visits) {
    say(`\n${label}, ${new URL(url).pathname}, empty cache, bytes on the wire:\n${cost.list.join('\n')}`);
    if (slow)
      say(
        `Slow phone: first paint ${ms(slow.firstPaint)}, largest ${ms(slow.largestPaint)}, controls ${ms(slow.hydrated)}, blocking ${ms(slow.blocking)}`,
      );
  }
  say('');
  const judged = visits.filter(({ times }) => times === 'slow phone and Lighthouse');
  const scores = await judgePages(judged, browser, say);
  const pages = visits.map((visit) => ({
    label: visit.label,
    limits: visit.limits,
    figures: { ...visit.figures, ...(visit.slow && presentTimes(visit.slow)), ...scores[judged.indexOf(visit)] },
  }));
  say(`\n${printPageTable(pages)}\n`);
  for (const { label, figures, limits } of pages)
    for (const broken of findBrokenBudgets(figures, limits, { onlyBinding: false })) say(`missed on ${label}: ${broken}`);
}

function presentTimes({ layoutTime, largestPaint, hydrated, blocking }: PageCost): Figures {
  return { layoutTime, largestPaint, interactive: hydrated, blocking };
}

function ms(value: number): string {
  return `${value.toFixed(0)} ms`;
}
