import { cp, stat } from 'node:fs/promises';
import { findFreePort, PROVIDER_ARGS, startProgram, waitUntilReady, type Program } from '@spielplan/tooling/processes';
import { SEEDED_DIR, SERVER_ENV } from './siteEnvironment.ts';

/** A provider that a journey stops and starts again; its address and its database stay. */
export interface OwnProvider {
  url: string;
  /** Starts it unless it runs, and waits until it is ready. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Prepares a provider on a database of its own in `folder`,
 * seeded as that of all journeys. Does not start it yet.
 */
export async function prepareOwnProvider(folder: string): Promise<OwnProvider> {
  // Without a copy it seeds one itself, which only takes longer.
  const hasSeeded = await stat(SEEDED_DIR).then(Boolean, () => false);
  if (hasSeeded) await cp(SEEDED_DIR, folder, { recursive: true });
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  let program: Program | null = null;
  return {
    url,
    async start() {
      if (program && !program.hasEnded()) return;
      program = startProgram({
        name: 'provider',
        args: PROVIDER_ARGS,
        env: { ...SERVER_ENV, PROVIDER_PORT: String(port), DATA_DIR: folder, NODE_ENV: 'production', LOG_LEVEL: 'error' },
        onLine: () => undefined,
      });
      await waitUntilReady(program, `${url}/health/ready`, 150_000);
    },
    async stop() {
      await program?.stop();
      program = null;
    },
  };
}
