import { access, constants } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { ROOT } from '../root.ts';
import { runTool } from './runTool.ts';
import type { StepContext } from './Step.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Answers the path of a Chromium: CHROME_PATH or PLAYWRIGHT_CHROMIUM_EXECUTABLE, an installed one, or Playwright's own.
 * Where there is none it installs one. Rejects with a sentence where that fails too.
 */
export async function findBrowser(say: StepContext['say']): Promise<string> {
  const named = process.env.CHROME_PATH || process.env.PLAYWRIGHT_CHROMIUM_EXECUTABLE;
  if (named) {
    if (await isExecutable(named)) return named;
    throw new Error(`There is no browser at ${named} (CHROME_PATH).`);
  }
  const found = await findInstalled();
  if (found) return found;
  say('Installing a browser …');
  const isRoot = process.getuid?.() === 0 && (await isExecutable('/usr/bin/apt-get'));
  if (isRoot && (await runTool('apt-get', ['update', '-qq'], say)) === 0)
    await runTool('apt-get', ['install', '-y', '-qq', 'chromium'], say);
  else await runTool(`${ROOT}/node_modules/.bin/playwright`, ['install', 'chromium'], say);
  const installed = await findInstalled();
  if (!installed) throw new Error('No browser could be installed. Install Chromium and name it by CHROME_PATH.');
  return installed;
}

async function findInstalled(): Promise<string | null> {
  const folders = (process.env.PATH ?? '').split(':').filter(Boolean);
  const candidates = [
    ...NAMES.flatMap((name) => folders.map((folder) => `${folder}/${name}`)),
    ...ELSEWHERE,
    chromium.executablePath(),
  ];
  for (const path of candidates) if (await isExecutable(path)) return path;
  return null;
}

function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}
