import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const SCRIPT = fileURLToPath(new URL('./releaseMemory.ts', import.meta.url));
const SETTLED = 10;

interface Sizes {
  heap: number;
  disk: number;
}

/** What so many releases of a remote into one process leave behind, beside what ten do. */
export async function measureReleases(releases: number): Promise<{ settled: Sizes; heapFactor: number; diskEach: number }> {
  const flags = ['--expose-gc', '--no-compilation-cache', '--disable-warning=ExperimentalWarning'];
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, SCRIPT, String(releases)]);
  const { settled, last } = JSON.parse(stdout) as Record<'settled' | 'last', Sizes>;
  return { settled, heapFactor: last.heap / settled.heap, diskEach: (last.disk - settled.disk) / (releases - SETTLED) };
}
