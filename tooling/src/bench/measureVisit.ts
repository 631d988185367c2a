import type { Figures } from './budgets.ts';
import { measurePage, type PageCost } from './measurePage.ts';

const EVENTS = 10;

/** Visits the events list once to warm its pictures up, then counts what a second visitor with an empty cache pays. */
export async function measureVisit(url: string, browser: string): Promise<{ figures: Figures; cost: PageCost }> {
  await measurePage(url, browser);
  const cost = await measurePage(url, browser);
  if (cost.events !== EVENTS) throw new Error(`The list shows ${cost.events} events; its budgets are those of ${EVENTS}.`);
  const total = Object.values(cost.bytes).reduce((sum, bytes) => sum + bytes, 0);
  return {
    cost,
    figures: {
      total: total / 1024,
      script: cost.bytes.script / 1024,
      requests: cost.requests,
      layoutShift: cost.layoutShift,
      htmlSize: cost.htmlSize / 1024,
      elements: cost.elements,
      styleRules: cost.styleRules,
    },
  };
}
