import { alignColumns } from './budgets.ts';
import { measureList } from './measureList.ts';

/** What the specification of the programme allows, in milliseconds on a processor four times slower. */
const MOST_TO_NEXT_PAINT = 56;
const LONGEST_TASK = 200;

/** Measures the events list in use and prints the figures beside what they must be. */
export async function reportList(url: string, executablePath: string, say: (line: string) => void): Promise<void> {
  const { interactions, events, elements, longestLoading, longestScrolling } = await measureList(url, executablePath);
  const row = (name: string, value: number, most: number) => [
    name,
    `${value.toFixed(0)} ms`,
    `≤ ${most}`,
    value <= most ? 'kept' : 'over',
  ];
  say('\nThe events list in use, processor four times slower:');
  say(
    alignColumns([
      ['', 'measured', 'must', ''],
      ...interactions.map(({ name, toNextPaint }) => row(`${name}, to the next paint`, toNextPaint, MOST_TO_NEXT_PAINT)),
      row(`longest task while a page is added to ${events} events`, longestLoading, LONGEST_TASK),
      row(`longest task while scrolling through them (${elements} elements)`, longestScrolling, LONGEST_TASK),
    ]),
  );
}
