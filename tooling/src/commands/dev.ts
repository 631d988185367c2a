import { isProviderReady } from '../dev/isProviderReady.ts';
import { serveUntilStopped } from '../dev/serveUntilStopped.ts';
import { startDevSite } from '../dev/startDevSite.ts';
import { startWatchedProgram } from '../dev/WatchedProgram.ts';
import { parsePort } from '../processes/ports.ts';
import { SITE_DEFAULTS } from '../processes/siteDefaults.ts';
import { STATE_DIR } from '../root.ts';
import { REMOTES } from '../parts.ts';

// `npm run dev`: provider, shell and all remotes from
// their sources. A provider that runs already is used.
const say = (line: string) => process.stdout.write(`${line}\n`);
const port = parsePort('PORT', SITE_DEFAULTS.PORT);
const providerPort = parsePort('PROVIDER_PORT', SITE_DEFAULTS.PROVIDER_PORT);
const providerUrl = (process.env.PROVIDER_URL || `http://127.0.0.1:${providerPort}`).replace(/\/$/, '');
const isRunning = process.env.PROVIDER_URL !== undefined || (await isProviderReady(providerUrl));
if (isRunning) say(`Using the provider at ${providerUrl}.`);
const provider = isRunning
  ? null
  : startWatchedProgram({
      name: 'provider',
      args: ['provider/src/main.ts'],
      env: {
        PROVIDER_PORT: String(providerPort),
        DATA_DIR: process.env.DATA_DIR || `${STATE_DIR}/provider`,
        PUBLIC_ORIGIN: `http://localhost:${port}`,
        LOG_LEVEL: process.env.LOG_LEVEL || SITE_DEFAULTS.LOG_LEVEL,
      },
      isReadyLine: (line) => line.startsWith('Provider: '),
      onLine: (line) => say(`provider: ${line}`),
      sources: ['provider/src', 'shared-contracts/src'],
      stopTimeoutMs: 8_000,
    });

say('Building the shell and all remotes …');
const site = startDevSite({ remotes: REMOTES, port, providerUrl, stateDir: `${STATE_DIR}/dev/site`, say });
await serveUntilStopped({ site, provider, portVariable: 'PORT' });
