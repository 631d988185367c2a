import { printPresses, MAX_NEXT_PAINT_MS } from './pressTable.ts';
import { measureList } from './measureList.ts';

/**
 * Milliseconds a task may take on a processor four times
 * slower (product.md section 2: a long list stays usable).
 */
const MAX_TASK_MS = 200;

/** Measures the events list in use and prints the figures beside what they must be. */
export async function reportList(url: string, executablePath: string, say: (line: string) => void): Promise<void> {
  const { interactions, events, elements, longestLoading, longestScrolling } = await measureList(url, executablePath);
  say('\nThe events list in use, processor four times slower:');
  say(
    printPresses([
      ...interactions.map(({ name, toNextPaint }) => ({
        name: `${name}, to the next paint`,
        value: toNextPaint,
        most: MAX_NEXT_PAINT_MS,
      })),
      { name: `longest task while a page is added to ${events} events`, value: longestLoading, most: MAX_TASK_MS },
      { name: `longest task while scrolling through them (${elements} elements)`, value: longestScrolling, most: MAX_TASK_MS },
    ]),
  );
}
