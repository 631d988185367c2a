import { chromium, type Browser } from '@playwright/test';
import { BENCH_PAGES, findAddress } from './benchPages.ts';
import { PLAYWRIGHT_FLAGS } from '../processes/browserFlags.ts';
import { medianOf, observePresses, timePress } from './press.ts';
import { MAX_NEXT_PAINT_MS, printPresses } from './pressTable.ts';

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const STEPS = 8;
const ROUNDS = 3;

/**
 * How long a press in the booking widget waits for the next paint (interaction to next paint) with a
 * processor four times slower: opening the widget, with its code still to be downloaded and with it
 * there, and stepping a quantity. Times depend on the machine, so they are told and fail nothing.
 */
export async function reportBooking(origin: string, executablePath: string, say: (line: string) => void): Promise<void> {
  const page = BENCH_PAGES.find(({ label }) => label === 'booking');
  if (!page) throw new Error('No page stands for the events.');
  const url = await findAddress(origin, page);
  const browser = await chromium.launch({ executablePath, args: [...PLAYWRIGHT_FLAGS] });
  try {
    const rounds: Awaited<ReturnType<typeof visitWidget>>[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await visitWidget(url, browser));
    const times = [
      { name: 'opening the widget, its code not there yet', value: medianOf(rounds.map(({ first }) => first)) },
      { name: 'opening the widget, its code there', value: medianOf(rounds.map(({ again }) => again)) },
      {
        name: `stepping a quantity, the slowest of ${STEPS}`,
        value: medianOf(rounds.map(({ steps }) => Math.max(...steps))),
      },
      { name: 'stepping a quantity, the one in the middle', value: medianOf(rounds.flatMap(({ steps }) => steps)) },
    ];
    say(
      `\nPresses on ${new URL(url).pathname}, processor four times slower, until the next paint, the middle of ${ROUNDS} visits:`,
    );
    say(printPresses(times.map((time) => ({ ...time, most: MAX_NEXT_PAINT_MS }))));
  } finally {
    await browser.close();
  }
}

/** One visit: opens the widget, steps a quantity, closes it and opens it again. */
async function visitWidget(url: string, browser: Browser): Promise<{ first: number; steps: number[]; again: number }> {
  const context = await browser.newContext(PHONE);
  const tab = await context.newPage();
  await observePresses(tab);
  await tab.goto(url, { waitUntil: 'networkidle' });
  await tab.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  await (await context.newCDPSession(tab)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const opener = tab.locator('[data-booking] button[aria-haspopup="dialog"]');
  if ((await opener.count()) === 0) throw new Error(`${url} sells no tickets here.`);
  const dialog = tab.locator('[data-booking] [role="dialog"]');
  const first = await timePress(tab, opener, 'finger');
  await dialog.waitFor();
  const more = dialog.getByRole('button', { name: /^(Eine Karte mehr|One ticket more)/ }).first();
  const steps: number[] = [];
  for (let step = 0; step < STEPS; step += 1) steps.push(await timePress(tab, more, 'finger'));
  await dialog.getByRole('button', { name: /^(Schließen|Close)$/ }).tap();
  await dialog.waitFor({ state: 'hidden' });
  const again = await timePress(tab, opener, 'finger');
  await context.close();
  return { first, steps, again };
}
