import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { sourceHash } from '../../webpack/sourceHash.ts';
import type { Check } from './Check.ts';

interface GateOptions {
  /** Runs side by side, those of a lane one after the other. */
  lanes: readonly (readonly Check[])[];
  /** The checks to run; all where it is left out. */
  only?: readonly string[] | undefined;
  /** Remembers with which sources a check was passed. */
  memory: string;
  say: (line: string) => void;
}

interface Verdict {
  refusing: string[];
  warnings: string[];
}

const MAX_LINES = 40;

/**
 * Runs the checks and says of each how long it took and what it found. A check that was passed with
 * the same sources is not run again. Answers the ids of those that refuse, and what they warn of.
 */
export async function runGate({ lanes, only, memory, say }: GateOptions): Promise<Verdict> {
  const passed = await readMemory(memory);
  const refusing: string[] = [];
  const warnings: string[] = [];

  async function runCheck({ id, inputs, run, warn, report }: Check): Promise<void> {
    const begin = performance.now();
    const hash = inputs ? await sourceHash(inputs, { withTests: true }) : null;
    const isKnown = hash !== null && passed[id] === hash && only === undefined;
    const problems = isKnown
      ? []
      : await run().catch((error: unknown) => [error instanceof Error ? error.message : String(error)]);
    const seconds = ((performance.now() - begin) / 1_000).toFixed(1);
    say(`${problems.length > 0 ? '✗' : '✓'} ${id} ${seconds} s${isKnown ? ', passed before with these sources' : ''}`);
    for (const line of problems.slice(0, MAX_LINES)) say(`    ${line}`);
    if (problems.length > 0) refusing.push(id);
    for (const line of (await report?.()) ?? []) say(`    · ${line}`);
    const warned = (await warn?.()) ?? [];
    for (const line of warned) say(`    ⚠ ${line}`);
    warnings.push(...warned);
    if (hash !== null && !isKnown) {
      if (problems.length > 0) delete passed[id];
      else passed[id] = hash;
    }
  }

  await Promise.all(
    lanes.map(async (lane) => {
      for (const check of lane) if (!only || only.includes(check.id)) await runCheck(check);
    }),
  );
  await mkdir(memory.slice(0, memory.lastIndexOf('/')), { recursive: true });
  await writeFile(memory, JSON.stringify(passed));
  return { refusing, warnings };
}

async function readMemory(path: string): Promise<Record<string, string>> {
  const text = await readFile(path, 'utf8').catch(() => '{}');
  return JSON.parse(text) as Record<string, string>;
}
