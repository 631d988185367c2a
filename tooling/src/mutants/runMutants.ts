import { readFileSync } from 'node:fs';
import { applyMutant, findMutants, type Mutant } from './findMutants.ts';
import { openMutantFile } from './mutantFile.ts';
import { seededRandom } from '../seededRandom.ts';

/** `undecided`: the tests did not end in their time and may only be many. It counts as not noticed. */
export type Outcome = 'noticed' | 'unnoticed' | 'undecided';

interface MutantRun {
  /** Absolute paths of the sources. */
  files: readonly string[];
  /** The largest number of mutants, drawn by `seed`. */
  sample: number;
  seed: number;
  limitMs: number;
  /** Notes what is broken, for the next run after a kill. */
  journal: string;
  /** What the tests of a file say of it as it stands. */
  judge: (file: string) => Promise<Outcome>;
  say: (line: string) => void;
}

/** Puts one mutant after the other in its file, asks the tests, and puts the file right again, also when it is interrupted. */
export async function runMutants({ files, sample, seed, limitMs, journal, judge, say }: MutantRun) {
  const mutantFile = openMutantFile(journal, say);
  const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  const all = [...sources].flatMap(([file, source]) =>
    findMutants(source, file.endsWith('x')).map((mutant) => ({ file, source, mutant })),
  );
  const chosen = draw(all, sample, seed);
  say(`${chosen.length} of ${all.length} mutants in ${files.length} files`);
  const survivors: string[] = [];
  const end = performance.now() + limitMs;
  let tried = 0;
  const stop = () => {
    mutantFile.restore();
    say(`interrupted: ${tried - survivors.length} of ${tried} mutants noticed`);
  };
  process.once('exit', stop);
  for (const { file, source, mutant } of chosen) {
    if (performance.now() > end) break;
    mutantFile.write(file, source, applyMutant(source, mutant));
    const outcome = await judge(file);
    mutantFile.restore();
    tried += 1;
    if (outcome === 'noticed') continue;
    survivors.push(describe(file, source, mutant));
    say(`${outcome === 'undecided' ? 'undecided' : 'survived'}: ${survivors.at(-1)}`);
  }
  process.off('exit', stop);
  return { tried, killed: tried - survivors.length, survivors };
}

function describe(file: string, source: string, { start, end, text }: Mutant): string {
  const bytes = Buffer.from(source);
  const line = bytes.subarray(0, start).toString().split('\n').length;
  const short = (part: string) => part.replaceAll(/\s+/g, ' ').slice(0, 60);
  return `${file}:${line} ${short(bytes.subarray(start, end).toString())} → ${short(text)}`;
}

/** The same sample for the same seed. */
function draw<T>(all: readonly T[], count: number, seed: number): T[] {
  const random = seededRandom(seed);
  const keyed = all.map((one) => ({ one, key: random() }));
  return keyed
    .toSorted((one, other) => one.key - other.key)
    .slice(0, count)
    .map(({ one }) => one);
}
