import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../root.ts';

const FOLDER = `${ROOT}/tooling/lighthouse`;
const INSTALLED = `${FOLDER}/node_modules/lighthouse`;

/** The part of an audit that the benchmark reads. */
export interface Audit {
  score: number | null;
  displayValue?: string;
  errorMessage?: string;
  numericValue?: number;
  details?: unknown;
}

/** The part of Lighthouse's result (`lhr`) that the benchmark reads. */
export interface LighthouseResult {
  categories: Record<string, { score: number | null; auditRefs: readonly { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
  runtimeError?: { message: string };
}

type Lighthouse = (
  url: string,
  flags: { port: number; onlyCategories: readonly string[]; logLevel: 'error' },
) => Promise<{ lhr: LighthouseResult } | undefined>;

/**
 * Lighthouse has packages and a lockfile of its own: it brings a quarter of all files, and the benchmark alone runs it.
 * The first run installs it. Rejects with a sentence where that fails.
 */
export async function loadLighthouse(): Promise<Lighthouse> {
  if (versionIn(INSTALLED) !== wantedVersion()) install();
  const { default: lighthouse } = (await import(pathToFileURL(`${INSTALLED}/core/index.js`).href)) as { default: Lighthouse };
  return lighthouse;
}

function install(): void {
  process.stderr.write('Installing Lighthouse (npm ci in tooling/lighthouse) …\n');
  const { status } = spawnSync('npm', ['ci', '--loglevel=error'], {
    cwd: FOLDER,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('Lighthouse could not be installed: see what npm says above, then try again.');
}

function versionIn(folder: string): string | null {
  const file = `${folder}/package.json`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version : null;
}

function wantedVersion(): string {
  const { dependencies } = JSON.parse(readFileSync(`${FOLDER}/package.json`, 'utf8')) as {
    dependencies: { lighthouse: string };
  };
  return dependencies.lighthouse;
}
