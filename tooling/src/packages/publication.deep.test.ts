import { compareContract } from './compareContract.ts';
import { readPublished } from './publication.ts';

it('nothing breaks what other teams have, or the contract has its next number', async () => {
  const lines: string[] = [];
  const code = await compareContract(await readPublished(), (line) => lines.push(line));
  // With the next number what breaks is said, and is nothing wrong.
  const breaking = code === 0 ? [] : lines.filter((line) => line.startsWith('breaking'));
  expect({ code, breaking }).toEqual({ code: 0, breaking: [] });
}, 240_000);
