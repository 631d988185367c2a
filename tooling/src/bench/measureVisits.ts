import { chromium, type Browser } from '@playwright/test';
import { BENCH_PAGES, findAddress, type BenchPage } from './benchPages.ts';
import { PLAYWRIGHT_FLAGS } from '../processes/browserFlags.ts';
import type { Figures } from './budgets.ts';
import { measurePage, type PageCost } from './measurePage.ts';

/** What one page costs a visitor whose cache is empty. */
export interface Visit extends Pick<BenchPage, 'label' | 'limits' | 'press' | 'times'> {
  url: string;
  figures: Figures;
  cost: PageCost;
  /** The same on a slow phone, where that was asked for and the page is one whose times are read. */
  slow?: PageCost;
}

interface VisitOptions {
  /** Measures a slow phone as well. */
  withSlowPhone?: boolean;
}

const SLOW_ROUNDS = 3;

/** Visits every page once to warm its pictures up, then counts page by page what the next visitor pays. */
export async function measureVisits(
  origin: string,
  executablePath: string,
  { withSlowPhone = false }: VisitOptions = {},
): Promise<Visit[]> {
  const browser = await chromium.launch({ executablePath, args: [...PLAYWRIGHT_FLAGS] });
  try {
    const urls = await Promise.all(BENCH_PAGES.map((page) => findAddress(origin, page)));
    await Promise.all(urls.map((url) => measurePage(url, browser)));
    const visits: Visit[] = [];
    for (const [index, page] of BENCH_PAGES.entries()) {
      const url = urls[index]!;
      const { label, limits, events, press, times } = page;
      const cost = await measurePage(url, browser, press ? { press } : {});
      if (events && cost.events !== events)
        throw new Error(`${label} shows ${cost.events} events; its budgets are those of ${events}.`);
      visits.push({ label, limits, ...(press && { press }), ...(times && { times }), url, cost, figures: presentFigures(cost) });
    }
    if (withSlowPhone)
      await visitSlowly(
        visits.filter(({ times }) => times),
        browser,
      );
    return visits;
  } finally {
    await browser.close();
  }
}

/** Round by round, so that a busy minute falls on all pages; the visit in the middle counts. */
async function visitSlowly(visits: readonly Visit[], browser: Browser): Promise<void> {
  const runs = visits.map((): PageCost[] => []);
  for (let round = 0; round < SLOW_ROUNDS; round += 1)
    for (const [index, { url, press }] of visits.entries())
      runs[index]!.push(await measurePage(url, browser, { isSlow: true, ...(press && { press }) }));
  for (const [index, visit] of visits.entries())
    visit.slow = runs[index]!.toSorted((a, b) => a.hydrated - b.hydrated)[Math.floor(SLOW_ROUNDS / 2)]!;
}

function presentFigures(cost: PageCost): Figures {
  return {
    total: Object.values(cost.bytes).reduce((sum, bytes) => sum + bytes, 0) / 1024,
    script: cost.bytes.script / 1024,
    requests: cost.requests,
    layoutShift: cost.layoutShift,
    htmlSize: cost.htmlSize / 1024,
    elements: cost.elements,
    styleRules: cost.styleRules,
  };
}
