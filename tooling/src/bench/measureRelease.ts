import { readFile, rm, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { layWorkspace } from '../release/overlap/layWorkspace.ts';
import { runNode } from '../testRun/runTool.ts';
import { startBenchSite } from '../testRun/startBenchSite.ts';
import { findBrokenBudgets, printTable, type Figures } from '../pageCost/budgets.ts';

const REMOTE = 'magazine';
/** A text that no test checks. */
const TEXT = { file: `mfe-${REMOTE}/src/i18n/de.json`, before: 'durchsuchen.', after: 'finden.' };

/**
 * Releases a remote as its team does, from a checkout of its own to a running site, and goes back. Prints how long
 * that took; false where a figure is not what it must be. The gate's time holds its browser half.
 */
export async function reportRelease(folder: string, say: (line: string) => void): Promise<boolean> {
  const site = await startBenchSite(folder, { say, seeded: process.env.SEEDED_DIR });
  try {
    const figures = await measureRelease(folder, site.origin, say);
    say(`\nReleasing (load of the machine ${loadavg()[0]?.toFixed(1)}):\n${printTable(figures)}`);
    const broken = findBrokenBudgets(figures, {}, { onlyBinding: false });
    for (const line of broken) say(`over: ${line}`);
    return broken.length === 0;
  } finally {
    await site.stop();
  }
}

async function measureRelease(folder: string, origin: string, say: (line: string) => void): Promise<Figures> {
  const checkout = `${folder}/checkout`;
  await layWorkspace(checkout);
  const run = async (command: string) => {
    const [begin, lines] = [performance.now(), [] as string[]];
    const env = { SPIELPLAN_STATE: folder, SHELL_URLS: origin, RELEASE_KEY: '', TRUST: '' };
    const code = await runNode([`${checkout}/tooling/src/commands/${command}.ts`, REMOTE], (line) => lines.push(line), env);
    if (code !== 0) throw new Error(`${command} ended with ${code}:\n${lines.slice(-30).join('\n')}`);
    for (const line of lines) say(`  ${line}`);
    return { lines, seconds: (performance.now() - begin) / 1_000 };
  };
  // The first release compiles what a team's checkout has compiled before.
  await run('release');
  await rm(`${folder}/gate`, { recursive: true });
  const unchanged = phasesOf((await run('release')).lines);
  const text = await readFile(`${checkout}/${TEXT.file}`, 'utf8');
  if (!text.includes(TEXT.before)) throw new Error(`${TEXT.file} does not say "${TEXT.before}".`);
  await writeFile(`${checkout}/${TEXT.file}`, text.replace(TEXT.before, TEXT.after));
  const changed = phasesOf((await run('release')).lines);
  const { seconds: untilBack } = await run('rollback');
  return { gateAll: unchanged.gate, gateText: changed.gate, untilServed: changed.served, untilBack };
}

/** Seconds of the gate and from there on, as the command says them at its end. */
export function phasesOf(lines: readonly string[]): { gate: number; served: number } {
  const said = lines.findLast((line) => line.includes('until it is served')) ?? '';
  const secondsOf = (title: string) => Number(new RegExp(`${title} ([\\d.]+) s`).exec(said)?.[1]);
  const found = { gate: secondsOf('gate') + secondsOf('browser'), served: secondsOf('until it is served') };
  if (Object.values(found).some(Number.isNaN)) throw new Error(`No times in "${said}".`);
  return found;
}
