import { PLAYWRIGHT_FLAGS } from '@spielplan/tooling/processes';
import type { LaunchOptions } from '@playwright/test';

/** How the browser of all journeys is started. */
export const BROWSER_OPTIONS: LaunchOptions = {
  ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
  args: [...PLAYWRIGHT_FLAGS],
};
