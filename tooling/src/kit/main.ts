import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { buildDir } from '../parts.ts';
import { checksOutside, testArguments } from '../release/gate/checksOutside.ts';
import { parsePort } from '../processes/ports.ts';
import { SITE_DEFAULTS } from '../processes/siteDefaults.ts';
import { requireDevelopment } from '../dev/developmentReleases.ts';
import { RELEASES_DIR } from '../release/feedStore.ts';
import { readShells } from '../release/followChange.ts';
import { ROOT, STATE_DIR } from '../root.ts';
import { CHANGE_COMMANDS } from '../release/changeCommands.ts';
import { openBrowser } from '../release/openBrowser.ts';
import { runRelease } from '../release/runRelease.ts';

// `spielplan-remote <command>`, in a remote's folder: what `npm run …` of the workspace does there.
/** Commands that are told the remote and do the rest by themselves. */
const NAMED: Readonly<Record<string, () => Promise<never>>> = {
  release: () => runRelease(checksOutside, openBrowser),
  ...CHANGE_COMMANDS,
};
const USAGE = `spielplan-remote build | test | check | dev | ${Object.keys(NAMED).join(' | ')} | releases | keys`;

const NO_WARNING = '--disable-warning=ExperimentalWarning';

try {
  const [command = '', ...rest] = process.argv.slice(2);
  await run(command, rest);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function run(command: string, rest: readonly string[]): Promise<void> {
  if (command === 'keys') {
    process.argv = [...process.argv.slice(0, 2), ...rest];
    return void (await import('../commands/keys.ts'));
  }
  if (command === 'releases') {
    requireReleases();
    // What a shell follows only its own code knows.
    process.argv = [...process.argv.slice(0, 2), ...(rest.length > 0 ? rest : ['history'])];
    return void (await import('../commands/releases.ts'));
  }
  const name = await readRemoteName();
  if (command === 'test') {
    const { status } = spawnSync(process.execPath, [NO_WARNING, ...testArguments(rest)], { stdio: 'inherit', cwd: ROOT });
    process.exitCode = status ?? 1;
  } else if (command === 'build') {
    const { buildRemote } = await import('../webpack/buildRemote.ts');
    const { version } = await buildRemote(name, buildDir(name));
    process.stdout.write(`${name} ${version} is built in ${buildDir(name)}\n`);
  } else if (command === 'check') {
    const { runGate } = await import('../release/gate/runGate.ts');
    const lanes = checksOutside({ name, folder: '.', build: buildDir(name) });
    const say = (line: string) => void process.stdout.write(`${line}\n`);
    const { refusing } = await runGate({ lanes, memory: `${buildDir(name)}/../../gate/${name}.json`, say });
    process.exitCode = refusing.length > 0 ? 1 : 0;
  } else if (command === 'dev') {
    requireReleases();
    await develop(name);
  } else {
    const named = Object.hasOwn(NAMED, command) ? NAMED[command] : undefined;
    if (!named) {
      process.stderr.write(`${USAGE}\n`);
      process.exitCode = 2;
      return;
    }
    if (!rest.includes('--only')) requireReleases();
    process.argv = [...process.argv.slice(0, 2), name, ...rest];
    await named();
  }
}

/** Pages keep their state over the house's development site; any other running site shows each build by a preview link. */
async function develop(name: string): Promise<void> {
  const [site = ''] = readShells();
  const { developRemote, isDevelopmentSite } = await import('./developRemote.ts');
  const isLocal = /^(localhost|127\.0\.0\.1)$/.test(new URL(site).hostname);
  if (!isLocal || !(await isDevelopmentSite(site))) {
    const { watchRemote } = await import('./watchRemote.ts');
    return watchRemote(name, ROOT);
  }
  await requireDevelopment(RELEASES_DIR);
  const { serveUntilStopped } = await import('../dev/serveUntilStopped.ts');
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  const port = parsePort('DEV_PORT', SITE_DEFAULTS.DEV_PORT);
  const shown = developRemote(name, { site, port, outDir: `${STATE_DIR}/dev/${name}`, say });
  await serveUntilStopped({ site: shown, portVariable: 'DEV_PORT' });
}

/** Throws a sentence where `RELEASES` is not set: the release would lie in this folder, which no shell reads. */
function requireReleases(): void {
  const { RELEASES = '', RELEASE_TOKEN = '' } = process.env;
  if (RELEASES === '' || (/^https?:/.test(RELEASES) && RELEASE_TOKEN === ''))
    throw new Error(
      'RELEASES has to name the folder in which the releases of the site lie, or their URL with RELEASE_TOKEN; SHELL_URLS its shells.',
    );
}

/** The name of the remote in this repository, which its package `mfe-<name>` has; rejects with a sentence. */
async function readRemoteName(): Promise<string> {
  const text = await readFile(`${ROOT}/package.json`, 'utf8').catch(() => '{}');
  const { name = '' } = JSON.parse(text) as { name?: string };
  const [, remote] = /(?:^|\/)mfe-([a-z][a-z0-9]{0,31})$/.exec(name) ?? [];
  if (!remote) throw new Error(`Run this in the folder of a remote: its package is called mfe-<name>, not "${name}".`);
  return remote;
}
