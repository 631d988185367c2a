import type { Browser, CDPSession, Page } from '@playwright/test';
import { PHONE } from '../pageCost/phone.ts';
import { listenToWire, type Wire } from '../pageCost/listenToWire.ts';

/** What one cold visit of a page costs. */
export interface PageCost extends Wire {
  layoutShift: number;
  events: number;
  /** Bytes of the HTML as the browser parses it, after decompression. */
  htmlSize: number;
  /** Elements of the document with its controls working. */
  elements: number;
  /** Top-level rules of all style sheets. */
  styleRules: number;
  /** Milliseconds that the browser took for styles and layout. */
  layoutTime: number;
  /** Milliseconds since the navigation began. */
  firstPaint: number;
  largestPaint: number;
  hydrated: number;
  /** What tasks took beyond 50 ms each, until the controls worked and things were quiet. */
  blocking: number;
  complaints: string[];
}

interface MeasureOptions {
  /** A slow phone: 562.5 ms for each request, 1.5 Mbit/s, a processor four times slower. */
  isSlow?: boolean;
  /** Is pressed once the controls work; what comes for it is part of the cost. */
  press?: { button: string; opens: string; awaits: RegExp };
}

/** A limit, not a measure: a first visit waits for its pictures to be made, and for what else runs. */
const TIMEOUT_MS = 120_000;
const SLOW = { offline: false, latency: 562.5, downloadThroughput: 188_743, uploadThroughput: 84_375 };

/** Visits a page with an empty cache on a phone's screen and counts what came over the wire. */
export async function measurePage(
  url: string,
  browser: Browser,
  { isSlow = false, press }: MeasureOptions = {},
): Promise<PageCost> {
  const context = await browser.newContext(PHONE);
  try {
    context.setDefaultTimeout(TIMEOUT_MS);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Performance.enable');
    if (isSlow) {
      await session.send('Network.emulateNetworkConditions', SLOW);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    }
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    const wire = listenToWire(session);
    await page.addInitScript(observePaints);
    const answer = await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    const layoutTime = await readLayoutTime(session);
    if (press) {
      const answered = page.waitForResponse(press.awaits);
      await page.locator(press.button).first().click();
      await page.locator(press.opens).waitFor();
      await (await answered).finished();
    }
    await page.waitForTimeout(600);
    const htmlSize = (await answer?.body())?.byteLength ?? Number.NaN;
    return { ...wire(), ...(await readDocument(page)), ...(await readPaints(page)), layoutTime, htmlSize, complaints };
  } finally {
    await context.close();
  }
}

async function readLayoutTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const secondsOf = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return (secondsOf('LayoutDuration') + secondsOf('RecalcStyleDuration')) * 1_000;
}

/** Runs in the page before anything else. */
function observePaints(): void {
  const seen = { shift: 0, largest: 0, blocking: 0 };
  Object.assign(globalThis, { __paints: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.largest = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blocking += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
}

function readDocument(page: Page): Promise<Pick<PageCost, 'events' | 'elements' | 'styleRules'>> {
  return page.evaluate(() => ({
    events: document.querySelectorAll('main [data-event]').length,
    elements: document.querySelectorAll('*').length,
    styleRules: [...document.styleSheets].reduce((sum, sheet) => sum + sheet.cssRules.length, 0),
  }));
}

function readPaints(
  page: Page,
): Promise<Pick<PageCost, 'layoutShift' | 'firstPaint' | 'largestPaint' | 'hydrated' | 'blocking'>> {
  return page.evaluate(() => {
    const { __paints: seen } = globalThis as unknown as { __paints: { shift: number; largest: number; blocking: number } };
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
    return {
      layoutShift: seen.shift,
      firstPaint: at('first-contentful-paint'),
      largestPaint: seen.largest,
      hydrated: at('hydrated'),
      blocking: seen.blocking,
    };
  });
}
