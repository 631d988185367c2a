import type { Browser } from '@playwright/test';

/**
 * Starts the browser that tests have. Rejects with a sentence where there is none. Most commands open
 * none, and what starts it takes longer to load than they do.
 */
export async function openBrowser(): Promise<Browser> {
  const [{ chromium }, { findBrowser }] = await Promise.all([import('@playwright/test'), import('../testRun/findBrowser.ts')]);
  const executablePath = await findBrowser((line) => void process.stdout.write(`${line}\n`));
  return chromium.launch({ executablePath });
}
