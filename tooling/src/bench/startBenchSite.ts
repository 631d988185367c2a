import { findFreePort } from '../processes/ports.ts';
import { startSite, type Site, type SiteOptions } from '../processes/startSite.ts';
import { prepareState } from '../testRun/prepareState.ts';
import { runNode } from '../testRun/runTool.ts';

const LIST = '/de/programm/veranstaltungen';
/** The seeded page of twenty blocks (docs/performance.md). */
const BLOCKS = '/de/ueber-uns/spielzeit';

interface BenchSiteOptions {
  env?: SiteOptions['env'];
  shellFlags?: SiteOptions['shellFlags'];
  /** Is told about builds and about what goes wrong. */
  say?: (line: string) => void;
}

/** Starts the built site on ports and in a folder of its own; a folder that has been used before is taken as it is. */
export async function startBenchSite(
  folder: string,
  { env, shellFlags, say = () => undefined }: BenchSiteOptions = {},
): Promise<Site & { listUrl: string; blocksUrl: string }> {
  const stateDir = await prepareState(folder, say);
  const site = await startSite({
    port: await findFreePort(),
    providerPort: await findFreePort(),
    stateDir,
    ...(shellFlags && { shellFlags }),
    // Programs log in JSON; the rest is what they say of themselves.
    onLine: (name, line) => line.startsWith('{') && say(`[${name}] ${line}`),
    env: { LOG_LEVEL: 'error', RATE_LIMIT: '10000000', ...env },
    prepare: async () => {
      const code = await runNode(['tooling/src/commands/prepare.ts'], say, { SPIELPLAN_STATE: stateDir });
      if (code !== 0) throw new Error('The releases could not be made.');
    },
  });
  const urlOf = (path: string) => `http://127.0.0.1:${new URL(site.origin).port}${path}`;
  return { ...site, listUrl: urlOf(LIST), blocksUrl: urlOf(BLOCKS) };
}
