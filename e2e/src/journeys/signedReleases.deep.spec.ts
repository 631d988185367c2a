import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { paths } from '@spielplan/shared-contracts/routes';
import { expect, test } from '../fixtures/test.ts';
import { WORDS } from '../fixtures/words.ts';
import { startOwnShell, type OwnShell } from '../site/ownShell.ts';
import { copyReleases, sayInstead } from '../site/releaseFolder.ts';
import { runReleaseCommand } from '../site/runReleaseCommand.ts';

interface ShellState {
  problem: { code: string } | null;
  leftOut: { code: string }[];
}

const LIST = paths.events({ lang: 'de' });

let state: string;
let shell: OwnShell;
test.beforeAll(async () => void (state = await mkdtemp(`${tmpdir()}/spielplan-signed-`)));
test.afterAll(async () => {
  await shell.stop();
  await rm(state, { recursive: true, force: true });
});

test('a site that asks for signatures follows its operator, goes back within seconds, and nobody without a key changes it', async ({
  request,
}) => {
  const releases = await copyReleases(`${state}/remotes`);
  const [key, trust] = [`${state}/operator.key`, `${state}/operators.json`];
  const run = (command: string, ...args: string[]) =>
    runReleaseCommand({ state, key, shell: shell?.origin ?? '' }, command, ...args);
  expect(await runReleaseCommand({ state, key: '', shell: '' }, 'keys', 'create', key, '--trust', trust)).toMatchObject({
    code: 0,
  });
  shell = await startOwnShell({ releases: releases.path, env: { TRUST: trust, LAST_GOOD: `${state}/last-good` } });
  const stateOf = async () => (await (await request.get(`${shell.origin}/health/releases`)).json()) as ShellState;
  const title = async () => /<h1[^>]*>(.*?)<\/h1>/s.exec(await (await request.get(shell.origin + LIST)).text())?.[1];
  const problem = async () => {
    const { problem: all, leftOut } = await stateOf();
    return all?.code ?? leftOut[0]?.code;
  };
  await expect.poll(problem).toBe('SP-3012');

  const { remotes } = await releases.readFeed();
  for (const { name, version } of Object.values(remotes)) {
    const signed = await run('promote', name, version, '--vouch');
    expect([signed.code, signed.lines.at(-1)]).toEqual([0, expect.stringContaining('accepted')]);
  }
  const words = WORDS.de;
  expect(await title()).toContain(words.listTitle);

  const first = await readFile(`${releases.path}/feed.json`, 'utf8');
  const version = await releases.release('programme', { bundle: sayInstead(`"${words.listTitle}"`, `"Neuer Plan"`) });
  await writeFile(`${releases.path}/feed.json`, first);
  expect((await run('promote', 'programme', version)).lines.join()).toContain('--vouch');
  expect(await run('promote', 'programme', version, '--vouch')).toMatchObject({ code: 0 });
  expect(await title()).toContain('Neuer Plan');

  const back = await run('rollback', 'programme');
  expect(back.lines.at(-1)).toContain('live after');
  expect(back.code).toBe(0);
  expect(await title()).toContain(words.listTitle);

  const good = await readFile(`${releases.path}/feed.json`, 'utf8');
  await writeFile(`${releases.path}/feed.json`, good.replaceAll('rollback', 'rollbacc'));
  await expect.poll(problem).toBe('SP-3013');
  expect(await title()).toContain(words.listTitle);
  await writeFile(`${releases.path}/feed.json`, first);
  await expect.poll(problem).toBe('SP-3008');
  await writeFile(`${releases.path}/feed.json`, good);
  await expect.poll(problem).toBeUndefined();
});
