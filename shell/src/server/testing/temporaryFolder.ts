import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';

/** A folder of its own for one test file; `remove` belongs into `afterAll`. */
export async function temporaryFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(`${tmpdir()}/spielplan-`);
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 10 }) };
}
