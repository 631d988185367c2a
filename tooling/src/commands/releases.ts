import { spawnSync } from 'node:child_process';
import { REMOTES } from '../parts.ts';
import { cleanReleases } from '../release/cleanReleases.ts';
import { findUses } from '../release/findUses.ts';
import { readShells } from '../release/followChange.ts';
import { readFeed, readHistory } from '../release/feedStore.ts';
import { readLive } from '../release/readLive.ts';
import { signerOf } from '../release/signing/judgeHistory.ts';
import { readState } from '../release/waitForVerdict.ts';
import { describeTrial } from '../release/watchTrial.ts';
import { ROOT } from '../root.ts';

// `run.mjs releases`: what the feed names and whether this machine's shell follows it, which builds
// nobody needs, who changed what and why, and which running builds name a word.
const USAGE =
  'Usage: npm run releases -- [list | confirm | clean [--dry-run] | history [REMOTE] | who-uses SLOT, BLOCK, SIGNAL or PATH OF A CALL]';
const MAX_LINES = 50;
const COMMANDS: Readonly<Record<string, (about: string | undefined) => Promise<number>>> = {
  list: () => askShell('list'),
  confirm: () => askShell('confirm'),
  clean,
  history: sayHistory,
  'who-uses': sayUses,
};

const [word = 'list', about, ...rest] = process.argv.slice(2);
const command = rest.length === 0 ? COMMANDS[word] : undefined;
process.exitCode = command ? await command(about).catch(fail) : refuse();

async function clean(option: string | undefined): Promise<number> {
  if (option !== undefined && option !== '--dry-run') return refuse();
  // Teams that build elsewhere have their builds in the same store.
  const names = new Set([...REMOTES, ...Object.keys((await readFeed()).remotes)]);
  const isDryRun = option !== undefined;
  const cleanings = await Promise.all(
    [...names].map(async (remote) => ({ remote, ...(await cleanReleases(remote, { isDryRun })) })),
  );
  for (const { remote, removed, warnings } of cleanings) {
    for (const name of removed) say(`${remote} ${name} ${isDryRun ? 'would go' : 'is gone'}`);
    for (const warning of warnings) process.stderr.write(`⚠ ${remote}: ${warning}\n`);
  }
  if (cleanings.every(({ removed }) => removed.length === 0)) say('Every build is still needed.');
  return 0;
}

async function sayHistory(remote: string | undefined): Promise<number> {
  const [feed, history] = await Promise.all([readFeed(), readHistory()]);
  say(`feed ${feed.number ?? 'none'}${feed.signed ? ', signed' : ''}`);
  for (const { name, version } of Object.values(feed.remotes)) say(`${name} ${version}`);
  for (const { release, share } of Object.values(feed.canaries ?? {}))
    say(`${release.name} ${release.version} on trial at ${share} %`);
  const trials = await Promise.all(readShells().map(async (shell) => [shell, (await readState(shell))?.canary] as const));
  for (const [shell, trial] of trials) if (trial) say(`  ${shell}: ${describeTrial(trial)}`);
  for (const [name, why] of Object.entries(feed.paused ?? {})) say(`${name} paused: ${why}`);
  say('');
  const entries = history.filter((entry) => remote === undefined || entry.remote === remote || entry.remote === '*');
  for (const entry of entries.slice(-MAX_LINES)) {
    const { number, at, who, what, remote: name, version, before, why, canary } = entry;
    const signer = signerOf(entry);
    const mark = signer === null ? 'unsigned' : signer === false ? 'NOT WHAT WAS SIGNED' : `signed by ${signer}`;
    const trial = canary ? `, ${canary.version} at ${canary.share} %` : '';
    const change = name === '*' ? 'keys' : `${name} ${before ?? 'none'} → ${version ?? 'none'}${trial}`;
    say(`${at} ${number} ${who} ${what} ${change}${why ? `: ${why}` : ''} (${mark})`);
  }
  return 0;
}

async function sayUses(name: string | undefined): Promise<number> {
  if (!name) return refuse();
  const live = await readLive(readShells());
  if (live.silent.length > 0)
    process.stderr.write(`No answer from ${live.silent.join(', ')}. Set SHELL_URLS to the addresses of the shells.\n`);
  const isHeard = live.builds.length > 0;
  const uses = await findUses(name, isHeard ? live.builds : Object.values((await readFeed()).remotes));
  for (const { remote, version, isOwner } of uses) say(`${remote} ${version}${isOwner ? ', which shows it' : ''}`);
  if (uses.length === 0) say(`No ${isHeard ? 'running' : 'current'} build names "${name}".`);
  return live.silent.length > 0 ? 3 : 0;
}

/** Only the shell's own code knows what a shell follows. */
async function askShell(what: string): Promise<number> {
  const args = ['--disable-warning=ExperimentalWarning', `${ROOT}/shell/src/server/commands/releases.ts`, what];
  // As `npm start` does: where there is no file of trust, this is development.
  const env = { ...process.env, UNSIGNED_RELEASES: process.env.UNSIGNED_RELEASES || 'on' };
  return spawnSync(process.execPath, args, { stdio: 'inherit', env }).status ?? 1;
}

function refuse(): number {
  process.stderr.write(`${USAGE}\n`);
  return 2;
}

function fail(error: unknown): number {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 1;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
