import { readFile, writeFile } from 'node:fs/promises';
import { start, type Start, takeFirstStart } from './firstStart.ts';
import { IS_REUSED, STATE_DIR } from './siteEnvironment.ts';

const RECORD = `${STATE_DIR}/starts.json`;

/**
 * Starts the site of all journeys by `npm start`, for the second time: it has to take what the first
 * start has made as it is. Answers what stops the site at the end of the run.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright asks for one.
export default async function startMainSite(): Promise<(() => Promise<void>) | undefined> {
  if (IS_REUSED) return undefined;
  const first = await takeFirstStart();
  const second = await start();
  await writeFile(RECORD, JSON.stringify([first, second.record]));
  return second.stop;
}

/** What the first and the second start of this run have said and left. */
export async function readStarts(): Promise<[first: Start, second: Start]> {
  return JSON.parse(await readFile(RECORD, 'utf8')) as [Start, Start];
}
