import type { Locator, Page } from '@playwright/test';

interface Pressed {
  __presses: number[];
}

/** Begins to note how long presses wait for the next paint; before the page is opened. */
export function observePresses(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const presses: number[] = [];
    Object.assign(globalThis, { __presses: presses });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId > 0) presses.push(entry.duration);
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/**
 * Presses the middle of an element as a finger or a mouse does, and answers the milliseconds until the next paint: the longest of the
 * events that one press makes; browsers round to 8 ms and report nothing below 16. The page is asked nothing in between, as Playwright's
 * own presses do, since a page that is slowed down answers slowly.
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
        // Whatever the last press has set off is over by then, and told.
        setTimeout(() => {
          (globalThis as unknown as Pressed).__presses.splice(0);
          resolve();
        }, 1_000),
      ),
  );
  if (by === 'finger') await page.touchscreen.tap(x, y);
  else {
    await page.mouse.down();
    await page.mouse.up();
  }
  // An event is told of once it has been painted.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 300))));
  return page.evaluate(() => Math.max(16, ...(globalThis as unknown as Pressed).__presses));
}

/** The value in the middle. */
export function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
