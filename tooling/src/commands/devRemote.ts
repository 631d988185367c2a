import { isProviderReady } from '../dev/isProviderReady.ts';
import { serveUntilStopped } from '../dev/serveUntilStopped.ts';
import { startDevSite } from '../dev/startDevSite.ts';
import { parsePort } from '../processes/ports.ts';
import { SITE_DEFAULTS } from '../processes/siteDefaults.ts';
import { STATE_DIR } from '../root.ts';
import { REMOTES, type Remote } from '../parts.ts';

// `run.mjs dev-remote <remote>`: that remote from its
// sources beside the running site, the others as published.
const name = process.argv[2] as Remote;
if (!REMOTES.includes(name)) {
  process.stderr.write(`There is no remote "${name ?? ''}". Remotes: ${REMOTES.join(', ')}.\n`);
  process.exit(2);
}
const providerUrl = (
  process.env.PROVIDER_URL || `http://127.0.0.1:${parsePort('PROVIDER_PORT', SITE_DEFAULTS.PROVIDER_PORT)}`
).replace(/\/$/, '');
if (!(await isProviderReady(providerUrl))) {
  process.stderr.write(
    `No provider answers at ${providerUrl}: start the site first (npm start, or npm run dev), or set PROVIDER_URL.\n`,
  );
  process.exit(1);
}
const say = (line: string) => process.stdout.write(`${line}\n`);
say(`Building the shell and ${name} …`);
const site = startDevSite({
  remotes: [name],
  port: parsePort('DEV_PORT', SITE_DEFAULTS.DEV_PORT),
  providerUrl,
  stateDir: `${STATE_DIR}/dev/${name}`,
  say,
});
await serveUntilStopped({ site, portVariable: 'DEV_PORT' });
