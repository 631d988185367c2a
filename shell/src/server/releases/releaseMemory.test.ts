import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const script = fileURLToPath(new URL('../testing/releaseMemory.ts', import.meta.url));

it('needs no more memory and no more of the disk after two hundred releases of a remote than after ten', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--expose-gc',
    '--no-compilation-cache',
    '--disable-warning=ExperimentalWarning',
    script,
  ]);
  const { settled, last } = JSON.parse(stdout) as Record<'settled' | 'last', { heap: number; disk: number }>;
  expect([settled.heap > 0, settled.disk > 0]).toEqual([true, true]);
  expect(last.heap / settled.heap).toBeLessThanOrEqual(1.05);
  // What has been live is remembered by its fingerprint, and nothing else of it.
  expect((last.disk - settled.disk) / (200 - 10)).toBeLessThan(150);
});
