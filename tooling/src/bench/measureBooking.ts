import { chromium, type Page } from '@playwright/test';
import { BENCH_PAGES, findAddress } from './benchPages.ts';
import { PLAYWRIGHT_FLAGS } from '../processes/browserFlags.ts';
import { MOST_TO_NEXT_PAINT, printPresses } from './pressTable.ts';

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const STEPS = 8;

/**
 * How long a press in the booking widget waits for the next paint (interaction to next paint) with a processor four times slower:
 * opening the widget, with its code still to be downloaded and with it there, and stepping a quantity. Times depend on the machine, so
 * they are told and fail nothing.
 */
export async function reportBooking(origin: string, executablePath: string, say: (line: string) => void): Promise<void> {
  const page = BENCH_PAGES.find(({ label }) => label === 'booking');
  if (!page) throw new Error('No page stands for the events.');
  const url = await findAddress(origin, page);
  const browser = await chromium.launch({ executablePath, args: [...PLAYWRIGHT_FLAGS] });
  try {
    const context = await browser.newContext(PHONE);
    const tab = await context.newPage();
    const session = await context.newCDPSession(tab);
    await tab.addInitScript(observePresses);
    await tab.goto(url, { waitUntil: 'networkidle' });
    await tab.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const opener = tab.locator('[data-booking] button[aria-haspopup="dialog"]');
    if ((await opener.count()) === 0) throw new Error(`${url} sells no tickets here.`);
    const dialog = tab.locator('[data-booking] [role="dialog"]');
    const pressed = await pressesOf(tab, () => opener.tap());
    await dialog.waitFor();
    const more = dialog.getByRole('button', { name: /^(Eine Karte mehr|One ticket more)/ }).first();
    const steps: number[] = [];
    for (let step = 0; step < STEPS; step += 1) steps.push(await pressesOf(tab, () => more.tap()));
    await dialog.getByRole('button', { name: /^(Schließen|Close)$/ }).tap();
    await dialog.waitFor({ state: 'hidden' });
    const again = await pressesOf(tab, () => opener.tap());
    say(`\nPresses on ${new URL(url).pathname}, processor four times slower, until the next paint:`);
    say(
      printPresses(
        [
          { name: 'opening the widget, its code not there yet', value: pressed },
          { name: 'opening the widget, its code there', value: again },
          { name: `stepping a quantity, the slowest of ${STEPS}`, value: Math.max(...steps) },
          { name: 'stepping a quantity, the one in the middle', value: medianOf(steps) },
        ].map((time) => ({ ...time, most: MOST_TO_NEXT_PAINT })),
      ),
    );
  } finally {
    await browser.close();
  }
}

/** The longest of the events that one press makes; browsers round to 8 ms and report nothing below 16. */
async function pressesOf(tab: Page, press: () => Promise<void>): Promise<number> {
  await tab.evaluate(() => void (globalThis as unknown as Presses).__presses.splice(0));
  await press();
  await tab.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 120))));
  return tab.evaluate(() => Math.max(16, ...(globalThis as unknown as Presses).__presses));
}

interface Presses {
  __presses: number[];
}

/** Runs in the page before anything else. */
function observePresses(): void {
  const presses: number[] = [];
  Object.assign(globalThis, { __presses: presses });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) presses.push(entry.duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
