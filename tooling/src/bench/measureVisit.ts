import type { Figures } from './budgets.ts';
import { measurePage, type PageCost } from './measurePage.ts';

const EVENTS = 10;

export interface Visit {
  figures: Figures;
  cost: PageCost;
}

/** Visits the events list once to warm its pictures up, then counts what a second visitor with an empty cache pays. */
export async function measureVisit(url: string, browser: string): Promise<Visit> {
  const visit = await measureAgain(url, browser);
  const { cost } = visit;
  if (cost.events !== EVENTS) throw new Error(`The list shows ${cost.events} events; its budgets are those of ${EVENTS}.`);
  return visit;
}

/** The same of a page made of blocks, which keeps what does not depend on how much an editor wrote. */
export async function measureBlocks(url: string, browser: string): Promise<Visit> {
  const { cost, figures } = await measureAgain(url, browser);
  const { script, requests, layoutShift } = figures;
  return { cost, figures: { script, requests, layoutShift } };
}

async function measureAgain(url: string, browser: string): Promise<Visit> {
  await measurePage(url, browser);
  const cost = await measurePage(url, browser);
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
