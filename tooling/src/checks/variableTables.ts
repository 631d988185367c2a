import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { ROOT } from '../root.ts';

export type Values = Readonly<Record<string, unknown>>;

/** A variable of the environment as a table states it. */
export interface Row {
  name: string;
  stated: string;
}

const { NODE_COMPILE_CACHE } = process.env;
/** The compile cache is passed on, so that sources are compiled once and not in each process. */
const OF_NODE = NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {};

/**
 * Runs a module of another package in a process with this environment alone, far from the workspace.
 */
export function readIn(path: string, taken: string, env: Readonly<Record<string, string>> = {}): Values {
  const script = `const it = await import(${JSON.stringify(`${ROOT}/${path}`)}); process.stdout.write(JSON.stringify(${taken}));`;
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: tmpdir(), env: { ...OF_NODE, ...env }, encoding: 'utf8' });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout) as Values;
}

/** Rows of the first table below a heading, one a variable. */
export function tableBelow(file: string, heading: string): Row[] {
  const text = readFileSync(`${ROOT}/${file}`, 'utf8');
  const section = text.slice(text.indexOf(`\n${heading}\n`) + heading.length + 2);
  const lines = section.slice(section.indexOf('\n|') + 1).split('\n');
  const rows = lines.slice(
    2,
    lines.findIndex((line) => !line.startsWith('|')),
  );
  return rows.flatMap((row) => {
    const [, variables = '', stated = ''] = row.split('|').map((cell) => cell.trim());
    const names = [...variables.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
    const cells = stated.split(', `');
    return names.map((name, index) => ({ name, stated: cells.length === names.length ? (cells[index] ?? '') : stated }));
  });
}
