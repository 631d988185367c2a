import { chromium, type Browser } from '@playwright/test';
import { BENCH_PAGES, findAddress, type BenchPage } from './benchPages.ts';
import { PLAYWRIGHT_FLAGS } from '../processes/browserFlags.ts';
import type { Figures } from '../pageCost/budgets.ts';
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
const COUNTED_AT_ONCE = 3;

/**
 * Visits every page once to warm its pictures up, then
 * counts for each of them what the next visitor pays.
 */
export async function measureVisits(
  origin: string,
  executablePath: string,
  { withSlowPhone = false }: VisitOptions = {},
): Promise<Visit[]> {
  const browser = await chromium.launch({ executablePath, args: [...PLAYWRIGHT_FLAGS] });
  try {
    const urls = await Promise.all(BENCH_PAGES.map((page) => findAddress(origin, page)));
    await inLanes(urls.length, COUNTED_AT_ONCE, (index) => measurePage(urls[index]!, browser));
    const measure = async (index: number): Promise<Visit> => {
      const { label, limits, events, press, times } = BENCH_PAGES[index]!;
      const url = urls[index]!;
      const cost = await measurePage(url, browser, press ? { press } : {});
      if (events && cost.events !== events)
        throw new Error(`${label} shows ${cost.events} events; its budgets are those of ${events}.`);
      return { label, limits, ...(press && { press }), ...(times && { times }), url, cost, figures: presentFigures(cost) };
    };
    // What is only counted waits most of the time. What is timed, too, has the machine to itself.
    const visits = await inLanes(BENCH_PAGES.length, withSlowPhone ? 1 : COUNTED_AT_ONCE, measure);
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

/** The answers of `act` for each index in turn, so many of them at a time. */
async function inLanes<Answer>(amount: number, lanes: number, act: (index: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  let next = 0;
  const runLane = async () => {
    for (let index = next++; index < amount; index = next++) answers[index] = await act(index);
  };
  await Promise.all(Array.from({ length: lanes }, runLane));
  return answers;
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
    htmlWire: cost.htmlBody / 1024,
    htmlSize: cost.htmlSize / 1024,
    elements: cost.elements,
    styleRules: cost.styleRules,
  };
}
