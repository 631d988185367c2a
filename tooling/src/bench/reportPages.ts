import { findBrokenBudgets, type Figures } from './budgets.ts';
import { judgePages } from './judgePages.ts';
import type { PageCost } from './measurePage.ts';
import { measureVisits } from './measureVisits.ts';
import { printPageTable } from './pageTable.ts';

/** Measures the five pages and prints what they cost, what Lighthouse thinks of them, and what is not as it must be. */
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
  const scores = await judgePages(visits, browser, say);
  const pages = visits.map(({ label, limits, figures, slow }, index) => ({
    label,
    limits,
    figures: { ...figures, ...(slow && presentTimes(slow)), ...scores[index] },
  }));
  say(`\n${printPageTable(pages)}\n`);
  for (const { label, figures, limits } of pages)
    for (const broken of findBrokenBudgets(figures, limits, { onlyBinding: false })) say(`missed on ${label}: ${broken}`);
}

function presentTimes({ largestPaint, hydrated, blocking }: PageCost): Figures {
  return { largestPaint, interactive: hydrated, blocking };
}

function ms(value: number): string {
  return `${value.toFixed(0)} ms`;
}
