import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const script = fileURLToPath(new URL('../testing/releaseMemory.ts', import.meta.url));

it('needs no more memory after a hundred releases of a remote than after ten', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--expose-gc',
    '--no-compilation-cache',
    '--disable-warning=ExperimentalWarning',
    script,
  ]);
  const { settled, last } = JSON.parse(stdout) as { settled: number; last: number };
  expect(settled).toBeGreaterThan(0);
  expect(last / settled).toBeLessThanOrEqual(1.05);
});
