import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { runMutants } from './runMutants.ts';

it('counts what tests notice, names what they do not, and leaves the file as it was', async () => {
  const folder = await mkdtemp(`${tmpdir()}/spielplan-mutants-`);
  const file = `${folder}/share.ts`;
  const source = 'export const share = (a: number) => (a > 2 ? 1 : 5);\n';
  await writeFile(file, source);
  const said: string[] = [];
  const run = (limits: { sample: number; limitMs: number }) =>
    runMutants({
      files: [file],
      seed: 1,
      ...limits,
      // A test that looks at the bound alone.
      passes: async () => (await readFile(file, 'utf8')).includes('a > 2 ?'),
      say: (line) => said.push(line),
    });
  const { tried, killed, survivors } = await run({ sample: 99, limitMs: 60_000 });
  expect([tried, killed]).toEqual([5, 3]);
  expect(survivors.toSorted()).toEqual([`${file}:1 1 → 2`, `${file}:1 5 → 6`]);
  expect(await readFile(file, 'utf8')).toBe(source);
  expect((await run({ sample: 2, limitMs: 60_000 })).tried).toBe(2);
  expect((await run({ sample: 99, limitMs: -1 })).tried).toBe(0);
  await rm(folder, { recursive: true });
});
