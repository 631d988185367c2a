import { PLAYWRIGHT_FLAGS } from '@spielplan/tooling/processes';
import type { LaunchOptions } from '@playwright/test';

/**
 * No journey stays on a page for as long as its scripts
 * would have to run to make up for being optimized.
 */
const NO_OPTIMIZING = '--js-flags=--no-maglev --no-turbofan';

/** Nothing is drawn by a graphics card here, and each journey would start a process that copies every frame. */
const ONE_PROCESS_LESS = '--in-process-gpu';

/** How the browser of all journeys is started. */
export const BROWSER_OPTIONS: LaunchOptions = {
  ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
  args: [...PLAYWRIGHT_FLAGS, NO_OPTIMIZING, ONE_PROCESS_LESS],
};
