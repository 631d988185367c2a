import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { runMutants, type Outcome } from './runMutants.ts';

const SOURCE = 'export const share = (a: number) => (a > 2 ? 1 : 5);\n';

let folder: string;
let file: string;
let journal: string;
let said: string[];
beforeEach(async () => {
  folder = await mkdtemp(`${tmpdir()}/spielplan-mutants-`);
  file = `${folder}/share.ts`;
  journal = `${folder}/mutant.json`;
  said = [];
  await writeFile(file, SOURCE);
});
afterEach(() => rm(folder, { recursive: true }));

const say = (line: string) => void said.push(line);
/** A test that looks at the bound alone. */
const judge = async (): Promise<Outcome> => ((await readFile(file, 'utf8')).includes('a > 2 ?') ? 'unnoticed' : 'noticed');
const run = (limits: { sample: number; limitMs: number }, by = judge) =>
  runMutants({ files: [file], seed: 1, ...limits, journal, judge: by, say });

it('counts what tests notice, names what they do not, and leaves the file as it was', async () => {
  const { tried, killed, survivors } = await run({ sample: 99, limitMs: 60_000 });
  expect([tried, killed]).toEqual([5, 3]);
  expect(survivors.toSorted()).toEqual([`${file}:1 1 → 2`, `${file}:1 5 → 6`]);
  expect(await readFile(file, 'utf8')).toBe(SOURCE);
  expect((await run({ sample: 2, limitMs: 60_000 })).tried).toBe(2);
  expect((await run({ sample: 99, limitMs: -1 })).tried).toBe(0);
});

it('tests that do not end in their time have noticed nothing, and are named as that', async () => {
  const { killed, survivors } = await run({ sample: 99, limitMs: 60_000 }, async () => 'undecided');
  expect([killed, survivors.length]).toEqual([0, 5]);
  expect(said.filter((line) => line.startsWith('undecided: '))).toHaveLength(5);
});

/** Starts a run in a process of its own, which hangs at its first mutant. */
async function breakFile() {
  const code = `
    import { runMutants } from ${JSON.stringify(fileURLToPath(new URL('runMutants.ts', import.meta.url)))};
    process.on('SIGTERM', () => process.exit(1));
    setInterval(() => {}, 1_000);
    const judge = () => { console.log('broken'); return new Promise(() => {}); };
    await runMutants({ files: [${JSON.stringify(file)}], sample: 1, seed: 1, limitMs: 60_000,
      journal: ${JSON.stringify(journal)}, judge, say: () => {} });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  expect(await readFile(file, 'utf8')).not.toBe(SOURCE);
  return child;
}

it('an interrupted run puts its file right', async () => {
  const child = await breakFile();
  child.kill('SIGTERM');
  await once(child, 'exit');
  expect(await readFile(file, 'utf8')).toBe(SOURCE);
});

it('after a kill nobody could catch, the next run puts the file right; it waits for a run that lives', async () => {
  const child = await breakFile();
  const gone = once(child, 'exit');
  await expect(run({ sample: 0, limitMs: 60_000 })).rejects.toThrow(`Process ${child.pid} tries mutants`);
  child.kill('SIGKILL');
  await gone;
  expect(await readFile(file, 'utf8')).not.toBe(SOURCE);
  await run({ sample: 0, limitMs: 60_000 });
  expect(await readFile(file, 'utf8')).toBe(SOURCE);
  expect(said).toContain(`put right: ${file}, which an interrupted run had broken`);
});

it('what was edited after a kill stays as it is, and is named', async () => {
  const child = await breakFile();
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
  await writeFile(file, 'export const share = 2;\n');
  await run({ sample: 0, limitMs: 60_000 });
  expect(await readFile(file, 'utf8')).toBe('export const share = 2;\n');
  expect(said[0]).toBe(`look at ${file}: an interrupted run had broken it, and it was edited since`);
});
