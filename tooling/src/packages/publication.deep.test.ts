import { compareContract } from './compareContract.ts';
import { readPublished } from './publication.ts';

it('nothing breaks what other teams have, or the contract has its next number', async () => {
  const lines: string[] = [];
  const code = await compareContract(await readPublished(), (line) => lines.push(line));
  expect({ code, breaking: lines.filter((line) => line.startsWith('breaking')) }).toEqual({ code: 0, breaking: [] });
});
