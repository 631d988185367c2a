import { access, constants } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { installHeadlessShell, installWhole } from './installBrowser.ts';
import type { StepContext } from './Step.ts';

/**
 * What a browser is wanted for. Tests take Chromium's headless shell, which draws the same pages
 * without the frame, the suggestions and the services of a window, in a third of the processor time.
 * Measurements take the browser that visitors have.
 */
type Purpose = 'tests' | 'measurements';

const HEADLESS = ['chromium-headless-shell', 'chrome-headless-shell'];
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MACHINE = {
  elsewhere: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    chromium.executablePath(),
  ],
  installHeadlessShell,
  installWhole,
};

/**
 * Answers the path of a Chromium: CHROME_PATH or PLAYWRIGHT_CHROMIUM_EXECUTABLE, an installed one,
 * or Playwright's own. Where a headless shell is wanted and Debian's can be installed it is; what
 * cannot be had is done without as long as there is any other. Rejects with a sentence where there
 * is none.
 */
export async function findBrowser(say: StepContext['say'], purpose: Purpose = 'tests', machine = MACHINE): Promise<string> {
  const named = process.env.CHROME_PATH || process.env.PLAYWRIGHT_CHROMIUM_EXECUTABLE;
  if (named) {
    if (await isExecutable(named)) return named;
    throw new Error(`There is no browser at ${named} (CHROME_PATH).`);
  }
  const whole = () => findFirst([...onPath(WHOLE), ...machine.elsewhere]);
  const headless = () => findFirst(onPath(HEADLESS));
  if (purpose === 'measurements') {
    const found = (await whole()) ?? (await headless());
    if (found) return found;
  } else {
    const found = await headless();
    if (found) return found;
    await machine.installHeadlessShell(say);
    const installed = (await headless()) ?? (await whole());
    if (installed) return installed;
  }
  await machine.installWhole(say);
  const installed = await whole();
  if (!installed) throw new Error('No browser could be installed. Install Chromium and name it by CHROME_PATH.');
  return installed;
}

function onPath(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(':').filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => `${folder}/${name}`));
}

async function findFirst(candidates: readonly string[]): Promise<string | null> {
  for (const path of candidates) if (await isExecutable(path)) return path;
  return null;
}

function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}
