import { chromium, type Browser } from '@playwright/test';
import { PLAYWRIGHT_FLAGS } from '../processes/browserFlags.ts';
import { judgePage } from './judgePages.ts';
import { measurePage } from './measurePage.ts';
import { findBrokenRatios, printPeerRatios, type PeerFigures } from './peerRatios.ts';
import { medianOf, observePresses, timePress } from './press.ts';

const ROUNDS = 5;
const SLOWER = 4;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** A filter of either page: a button that names its list of options. */
const FILTER = 'main button[aria-haspopup="listbox"]';

/**
 * Measures the events list beside another site's, round by round, so that a busy minute falls on both; prints the
 * ratios and answers the labels of those that are over. The other page marks `hydrated` as ours does, and has filters
 * that name their lists.
 */
export async function comparePeer(
  own: string,
  peer: string,
  executablePath: string,
  say: (line: string) => void,
): Promise<string[]> {
  const browser = await chromium.launch({ executablePath, args: [...PLAYWRIGHT_FLAGS] });
  const rounds: { own: PeerFigures[]; peer: PeerFigures[] } = { own: [], peer: [] };
  const measure = async (url: string): Promise<PeerFigures> => {
    const { bytes } = await measurePage(url, browser);
    const { layoutTime, press } = await measureSlow(url, browser);
    const { figures, mainThread } = await judgePage(url, executablePath, say);
    return { layoutTime, press, mainThread, score: figures.performance!, html: bytes.html / 1024, script: bytes.script / 1024 };
  };
  try {
    for (const url of [own, peer]) await measurePage(url, browser);
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.own.push(await measure(own));
      rounds.peer.push(await measure(peer));
    }
  } finally {
    await browser.close();
  }
  const [ours, theirs] = [middleOf(rounds.own), middleOf(rounds.peer)];
  say(`\nThe events list beside ${peer}, medians of ${ROUNDS} rounds:\n${printPeerRatios(ours, theirs)}`);
  return findBrokenRatios(ours, theirs);
}

/** Styles and layout until the page rests, then the longer of two presses: a filter, and an option of it. */
async function measureSlow(url: string, browser: Browser): Promise<Pick<PeerFigures, 'layoutTime' | 'press'>> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await observePresses(page);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    await page.waitForTimeout(500);
    const { metrics } = await session.send('Performance.getMetrics');
    const secondsOf = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
    const layoutTime = (secondsOf('LayoutDuration') + secondsOf('RecalcStyleDuration')) * 1_000;
    const filter = page.locator(FILTER).last();
    const opened = await timePress(page, filter, 'finger');
    const list = await filter.getAttribute('aria-controls');
    const chosen = await timePress(page, page.locator(`[id="${list}"] [role="option"]`).nth(2), 'finger');
    return { layoutTime, press: Math.max(opened, chosen) };
  } finally {
    await context.close();
  }
}

function middleOf(rounds: readonly PeerFigures[]): PeerFigures {
  const names = Object.keys(rounds[0]!) as (keyof PeerFigures)[];
  return Object.fromEntries(names.map((name) => [name, medianOf(rounds.map((round) => round[name]))])) as unknown as PeerFigures;
}
