import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { PLAYWRIGHT_FLAGS } from '../processes/browserFlags.ts';
import { medianOf, observePresses, timePress } from './press.ts';

/**
 * What the events list costs anyone who uses it, on a processor
 * four times slower. Times are read, never tested.
 */
export interface ListCost {
  /** Milliseconds from a press to the next paint, by what was pressed. */
  interactions: Interactions;
  /** Events loaded in one list, and the elements of the document then. */
  events: number;
  elements: number;
  /**
   * Milliseconds of the longest task while the last pages came
   * in, and while the visitor scrolled through all of them.
   */
  longestLoading: number;
  longestScrolling: number;
}

type Interactions = readonly { name: string; toNextPaint: number }[];

const SLOWER = 4;
const RUNS = 3;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const PER_PAGE = 10;

/** Uses the list as a visitor does, then loads `events` events into it and scrolls through them. */
export async function measureList(url: string, executablePath: string, events = 1_000): Promise<ListCost> {
  const browser = await chromium.launch({ executablePath, args: [...PLAYWRIGHT_FLAGS] });
  try {
    const runs: Interactions[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await measureInteractions(url, browser));
    const interactions = runs[0]!.map(({ name }, index) => ({
      name,
      toNextPaint: medianOf(runs.map((run) => run[index]!.toNextPaint)),
    }));
    return { interactions, ...(await measureLongList(url, browser, events)) };
  } finally {
    await browser.close();
  }
}

async function measureInteractions(url: string, browser: Browser): Promise<Interactions> {
  const { page, session } = await open(url, browser, { viewport: { width: 1440, height: 900 } });
  await slowDown(session);
  const measured: { name: string; toNextPaint: number }[] = [];
  const press = async (name: string, selector: string) => {
    measured.push({ name, toNextPaint: await timePress(page, page.locator(selector).first(), 'mouse') });
  };
  await press('open a filter', '[data-filter="genre"]');
  await press('choose an option', '#filter-genre [role="option"]:nth-child(3)');
  await page.waitForURL(/genre=/);
  await press('open the calendar', '[data-filter="date"]');
  await page.waitForSelector('[role="grid"] [data-kind="events"]');
  await press('turn the leaf', '[role="dialog"] .months button:last-child');
  await page.waitForSelector('[role="grid"] [data-kind="events"]');
  await press('choose a day', '[role="grid"] [data-kind="events"]');
  await page.waitForURL(/date=/);
  await page.context().close();
  return measured;
}

async function measureLongList(url: string, browser: Browser, wanted: number): Promise<Omit<ListCost, 'interactions'>> {
  const { page, session } = await open(url, browser, PHONE);
  await multiplyPages(page, wanted / PER_PAGE);
  const shown = () => page.evaluate(() => document.querySelectorAll('main [data-event]').length);
  const loadUntil = async (count: number) => {
    for (let now = await shown(); now < count; now = await shown()) {
      await page.evaluate(() => document.querySelector<HTMLElement>('main [rel="next"]')?.click());
      await page.waitForFunction((before) => document.querySelectorAll('main [data-event]').length > before, now);
    }
  };
  await loadUntil(wanted - 5 * PER_PAGE);
  await slowDown(session);
  const longestLoading = await longestTask(page, () => loadUntil(wanted));
  const longestScrolling = await longestTask(page, () =>
    page.evaluate(async () => {
      const step = innerHeight * 0.8;
      scrollTo(0, 0);
      for (let top = 0; top < document.body.scrollHeight; top += step) {
        scrollTo({ top, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
      }
    }),
  );
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  const events = await shown();
  await page.context().close();
  return { events, elements, longestLoading, longestScrolling };
}

interface Watched {
  __tasks: number[];
}

async function open(url: string, browser: Browser, device: object): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext(device);
  await context.addInitScript(() => {
    const watched: Watched = { __tasks: [] };
    Object.assign(globalThis, watched);
    localStorage.setItem('consent', JSON.stringify({ revision: 1, expirationTime: 4e12, categories: ['site', 'shop'] }));
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) watched.__tasks.push(entry.duration);
    }).observe({ type: 'longtask' });
  });
  const page = await context.newPage();
  await observePresses(page);
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  return { page, session: await context.newCDPSession(page) };
}

function slowDown(session: CDPSession): Promise<unknown> {
  return session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

async function longestTask(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => void (globalThis as unknown as Watched).__tasks.splice(0));
  await act();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  return page.evaluate(() => Math.max(0, ...(globalThis as unknown as Watched).__tasks));
}

interface ListAnswer {
  data: {
    items: { id: number; kind: string; day: string; instant: number }[];
    days: Record<string, unknown>;
    next: string | null;
  };
}

/**
 * No house has a thousand events ahead: behind the last page the first
 * ones come again, two years later each time, under ids of their own.
 */
async function multiplyPages(page: Page, pages: number): Promise<void> {
  const own = 40;
  await page.route('**/_data/**', async (route) => {
    const url = new URL(route.request().url());
    const number = Number(url.searchParams.get('page') ?? 1);
    const round = Math.floor((number - 1) / own);
    url.searchParams.set('page', String(((number - 1) % own) + 1));
    const answer = (await (await route.fetch({ url: url.href })).json()) as ListAnswer;
    const later = (day: string) => `${Number(day.slice(0, 4)) + 2 * round}${day.slice(4)}`;
    const { data } = answer;
    data.items = data.items.map((item) => ({ ...item, id: item.id + round * 1_000_000, day: later(item.day) }));
    data.days = Object.fromEntries(Object.entries(data.days).map(([day, title]) => [later(day), title]));
    data.next = number < pages ? `${new URL(page.url()).pathname}?page=${number + 1}` : null;
    Object.assign(data, { query: { filters: {}, date: null, kept: '', page: number } });
    await route.fulfill({ json: answer });
  });
}
