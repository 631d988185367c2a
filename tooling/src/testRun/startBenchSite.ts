import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { findFreePort } from '../processes/ports.ts';
import { startSite, type Site, type SiteOptions } from '../processes/startSite.ts';
import { prepareState } from './prepareState.ts';
import { runNode } from './runTool.ts';

const LIST = '/de/programm/veranstaltungen';

interface BenchSiteOptions {
  env?: SiteOptions['env'];
  shellFlags?: SiteOptions['shellFlags'];
  /** Is told about builds and about what goes wrong. */
  say?: (line: string) => void;
  /**
   * A data folder of a provider that was filled today, to
   * begin with; without it the provider fills one itself.
   */
  seeded?: string | undefined;
}

/** A running site and the events list on it, by number so that loading it asks no name server. */
export interface BenchSite extends Site {
  listUrl: string;
}

/**
 * Starts the built site on ports and in a folder of its own;
 * a folder that has been used before is taken as it is.
 */
export async function startBenchSite(
  folder: string,
  { env, shellFlags, say = () => undefined, seeded }: BenchSiteOptions = {},
): Promise<BenchSite> {
  const stateDir = await prepareState(folder, say);
  if (seeded && existsSync(seeded)) await cp(seeded, `${stateDir}/provider`, { recursive: true });
  const port = await findFreePort();
  const site = await startSite({
    port,
    providerPort: await findFreePort(),
    stateDir,
    ...(shellFlags && { shellFlags }),
    // Programs log in JSON; the rest is what they say of themselves.
    onLine: (name, line) => line.startsWith('{') && say(`[${name}] ${line}`),
    // Search engines see what they will see; addresses lead
    // to this site whatever the machine's environment says.
    env: {
      LOG_LEVEL: 'error',
      RATE_LIMIT: '10000000',
      HOLDS_PER_NETWORK_PERCENT: '100',
      ROBOTS: 'index,follow',
      PUBLIC_ORIGIN: `http://localhost:${port}`,
      ...env,
    },
    prepare: async () => {
      const code = await runNode(['tooling/src/commands/prepare.ts'], say, { SPIELPLAN_STATE: stateDir });
      if (code !== 0) throw new Error('The releases could not be made.');
    },
  });
  return { ...site, origin: `http://localhost:${port}`, listUrl: `http://127.0.0.1:${port}${LIST}` };
}
