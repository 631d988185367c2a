import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { expect } from '@playwright/test';
import { findFreePort } from '@spielplan/tooling/processes';
import { startFrontCache, type FrontCache } from './frontCache.ts';
import { startOwnShell, type OwnShell } from './ownShell.ts';
import { copyReleases, type ReleaseFolder } from './releaseFolder.ts';
import { runReleaseCommand } from './runReleaseCommand.ts';

type Done = Awaited<ReturnType<typeof runReleaseCommand>>;

/** A house as visitors and teams meet it: signed releases, two shells that agree on nothing but the feed, nginx with its cache before them. */
export interface SignedHouse {
  state: string;
  releases: ReleaseFolder;
  front: FrontCache;
  shells: readonly OwnShell[];
  /** Runs a command of releasing with the operator's key. */
  run(command: string, ...args: readonly string[]): Promise<Done>;
  /** The same for a team with a key of its own for one remote, which the operator has let in. */
  openTeam(remote: string): Promise<(command: string, ...args: readonly string[]) => Promise<Done>>;
  /** Lays a build beside the others; the feed goes on naming what it named. */
  lay: ReleaseFolder['lay'];
  stop(): Promise<void>;
}

/** Starts it with every remote signed and current. `env` is for both shells. */
export async function startSignedHouse(env: Readonly<Record<string, string>> = {}): Promise<SignedHouse> {
  const state = await mkdtemp(`${tmpdir()}/spielplan-house-`);
  const [key, trust] = [`${state}/operator.key`, `${state}/operators.json`];
  const releases = await copyReleases(`${state}/remotes`);
  await runReleaseCommand({ state, key: '', shell: '' }, 'keys', 'create', key, '--trust', trust);
  const [port, ...ports] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const front = await startFrontCache(port, ports);
  const ofShell = {
    TRUST: trust,
    LAST_GOOD: `${state}/last-good`,
    PUBLIC_ORIGIN: front.origin,
    TRUST_PROXY: 'on',
    LANE_CACHE: 'on',
  };
  const shell = ports.map((each) => `http://127.0.0.1:${each}`).join(',');
  const runWith = (file: string, command: string, ...args: readonly string[]) =>
    runReleaseCommand({ state, key: file, shell }, command, ...args);
  const run = (command: string, ...args: readonly string[]) => runWith(key, command, ...args);
  const shells: OwnShell[] = [];
  const stop = async () => {
    await Promise.all(shells.map((each) => each.stop()));
    await front.stop();
    await rm(state, { recursive: true, force: true });
  };
  try {
    const starting = ports.map((each) => startOwnShell({ releases: releases.path, port: each, env: { ...ofShell, ...env } }));
    for (const each of await Promise.allSettled(starting)) {
      if (each.status === 'rejected') throw each.reason;
      shells.push(each.value);
    }
    // All at once: shells test together what they find signed.
    const named = Object.values((await releases.readFeed()).remotes);
    const signed = await Promise.all(named.map(({ name, version }) => run('promote', name, version, '--vouch')));
    expect(signed.map(({ code, lines }) => [code, lines.at(-1)])).toEqual(
      named.map(() => [0, expect.stringContaining('accepted')]),
    );
  } catch (error) {
    await stop();
    throw error;
  }

  return {
    state,
    releases,
    front,
    shells,
    run,
    async openTeam(remote) {
      const file = `${state}/${remote}.key`;
      const made = await runWith('', 'keys', 'create', file);
      expect(await run('keys', 'add', remote, made.lines.at(-1) ?? '')).toMatchObject({ code: 0 });
      return (command, ...args) => runWith(file, command, ...args);
    },
    lay: releases.lay,
    stop,
  };
}
