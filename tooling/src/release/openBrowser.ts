import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from '../testRun/findBrowser.ts';

/** Starts the browser that tests have. Rejects with a sentence where there is none. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = await findBrowser((line) => void process.stdout.write(`${line}\n`));
  return chromium.launch({ executablePath });
}
