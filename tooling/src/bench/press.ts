import type { Locator, Page } from '@playwright/test';

/**
 * What a page has noted since a press: its events, as far
 * as they have been told of, and whether it arrived at all.
 */
export interface NotedPress {
  events: readonly { name: string; duration: number }[];
  hasArrived: boolean;
}

interface Pressed {
  __presses: { events: { name: string; duration: number }[]; clicksBefore: number };
}

/** The shortest time that browsers report. */
const MIN_DURATION_MS = 16;
/** The wait for a press to be reported; a busy machine reports its paint late. */
const TIMEOUT_MS = 5_000;

/** Begins to note how long presses wait for the next paint; before the page is opened. */
export function observePresses(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const noted: Pressed = { __presses: { events: [], clicksBefore: 0 } };
    Object.assign(globalThis, noted);
    new PerformanceObserver((list) => {
      for (const { name, duration, interactionId } of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (interactionId > 0) noted.__presses.events.push({ name, duration });
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/**
 * Presses the middle of an element as a finger or a mouse does, and answers the milliseconds until
 * the next paint: the longest of the events that one press makes; browsers round to 8 ms and report
 * nothing below 16. The page is asked nothing in between, as Playwright's own presses do, since a
 * page that is slowed down answers slowly. Rejects where the press did not arrive.
 */
export async function timePress(page: Page, target: Locator, by: 'finger' | 'mouse'): Promise<number> {
  await target.waitFor();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`Nothing of ${String(target)} can be pressed.`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (by === 'mouse') await page.mouse.move(x, y);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        // The effects of the last press are over and reported by then.
        setTimeout(() => {
          const clicksBefore = performance.eventCounts.get('click') ?? 0;
          Object.assign((globalThis as unknown as Pressed).__presses, { events: [], clicksBefore });
          resolve();
        }, 1_000),
      ),
  );
  if (by === 'finger') await page.touchscreen.tap(x, y);
  else {
    await page.mouse.down();
    await page.mouse.up();
  }
  for (const until = Date.now() + TIMEOUT_MS; ;) {
    const time = readPress(await notePress(page), Date.now() >= until);
    if (time !== null) return time;
  }
}

/**
 * The milliseconds that a press waited for its paint; `null` while its last event has not been reported. At the end of the
 * wait (`isLast`) a press that arrived was too quick to be reported.
 */
export function readPress({ events, hasArrived }: NotedPress, isLast: boolean): number | null {
  const hasEnded = events.some(({ name }) => name === 'pointerup' || name === 'click');
  if (!hasEnded && !isLast) return null;
  if (events.length === 0 && !hasArrived) throw new Error('A press did not arrive where it was meant to.');
  return Math.max(MIN_DURATION_MS, ...events.map(({ duration }) => duration));
}

/** What is known of the press a few paints later. */
function notePress(page: Page): Promise<NotedPress> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 300)));
    const { events, clicksBefore } = (globalThis as unknown as Pressed).__presses;
    return { events, hasArrived: (performance.eventCounts.get('click') ?? 0) > clicksBefore };
  });
}

/** The value in the middle. */
export function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
