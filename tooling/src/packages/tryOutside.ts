import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { startDevSite } from '../dev/startDevSite.ts';
import { findFreePort } from '../processes/ports.ts';
import { startSite, type Site } from '../processes/startSite.ts';
import { openBrowser } from '../release/openBrowser.ts';
import { ROOT } from '../root.ts';
import { runTool } from '../testRun/runTool.ts';
import { packPackages } from './packPackages.ts';
import { openEditor } from './openEditor.ts';

// The life of a remote outside the workspace, from packed packages only and on a site that asks for
// signatures: made, checked, developed, released, served, refused, rolled back, withdrawn.
const WAIT_MS = 180_000;
const say = (line: string) => void process.stdout.write(`${line}\n`);

const home = await mkdtemp(`${tmpdir()}/spielplan-outside-`);
const [packages, folder, state, trust] = ['packages', 'mfe-garden', 'state', 'operators.json'].map(
  (each) => `${home}/${each}`,
) as [string, string, string, string];
const keys = { operator: `${home}/operator.key`, garden: `${home}/garden.key`, stranger: `${home}/stranger.key` };
const [port, providerPort] = [await findFreePort(), await findFreePort()];
const origin = `http://localhost:${port}`;
const ofSite = { SPIELPLAN_STATE: state, TRUST: trust, RELEASE_KEY: keys.operator, PORT: String(port), SHELL_URLS: origin };
const ofTeam = { RELEASES: `${state}/remotes`, SHELL_URLS: origin, RELEASE_KEY: keys.garden, SPIELPLAN_STATE: '', TRUST: '' };
const running: { site?: Site } = {};
try {
  await step('the packages are packed', () => packPackages(packages));
  await step('a remote is made in an empty folder', async () => {
    const kit = `--package=${packages}/create-spielplan-remote-0.1.0.tgz`;
    await run('npx', ['--yes', kit, 'create-spielplan-remote', folder, '--packages', packages], home);
    await run('npm', ['test', '--silent'], folder);
  });
  await step('it passes its checks', () => run('npm', ['run', 'check'], folder));
  await step('a site that asks for signatures runs', startSigned);
  await step('its key is the team’s own', async () => {
    const key = (await run('npm', ['run', '--silent', 'keys', '--', 'create', keys.garden], folder)).at(-1) ?? '';
    await run('npm', ['run', '--silent', 'keys', '--', 'create', keys.stranger], folder);
    await runHere(['tooling/src/commands/keys.ts', 'add', 'garden', key]);
  });
  await step('a strange key is refused by the shell, and nothing of it stays', async () => {
    const said = await run('npm', ['run', 'release'], folder, { ...ofTeam, RELEASE_KEY: keys.stranger }, 1);
    expect(
      'it says so',
      said.some((line) => line.includes('SP-3016')),
      said.slice(-4).join(' '),
    );
  });
  await step('it is released', () => run('npm', ['run', 'release', '--', '--why', 'first'], folder, ofTeam));
  for (const [lang, words] of [
    ['de', 'eigenen Repository'],
    ['en', 'repository of its own'],
  ] as const)
    await step(`it is served in ${lang}`, () => waitFor(`/${lang}/garden`, words));
  await step('its block is stored, and shown on a page', tryBlock);
  await step('a change is shown by a link while it is developed', tryDevelopment);
  await step('the change is released', async () => {
    await run('npm', ['run', 'release', '--', '--why', 'second'], folder, ofTeam);
    await waitFor('/de/garden', 'eigenen Beet');
  });
  await step('it is rolled back', async () => {
    await run('npm', ['run', 'rollback'], folder, ofTeam);
    await waitFor('/de/garden', 'eigenen Repository');
  });
  await step('it is withdrawn', async () => {
    await run('npm', ['run', 'withdraw'], folder, ofTeam);
    const { status } = await fetch(`${origin}/de/garden`);
    expect('its addresses stay its own', status === 503, String(status));
  });
  await step('over the development site pages keep their state', tryRefresh);
  say('The life of a remote outside the workspace: all of it passed.');
} catch (error) {
  process.exitCode = 1;
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
} finally {
  await running.site?.stop();
  await rm(home, { recursive: true, force: true });
}

async function startSigned(): Promise<void> {
  await runHere(['tooling/src/commands/keys.ts', 'create', keys.operator, '--trust', trust]);
  const env = { TRUST: trust, RELEASES: `${state}/remotes`, UNSIGNED_RELEASES: 'off', LOG_LEVEL: 'error', PUBLISHING: 'direct' };
  const prepare = () => runHere(['tooling/src/commands/prepare.ts']);
  await mkdir(state, { recursive: true });
  running.site = await startSite({
    port,
    providerPort,
    stateDir: state,
    env,
    prepare: async () => void (await prepare()),
    onLine: () => undefined,
  });
}

/** An editor writes a block that no contract knows, and visitors see what the remote makes of it. */
async function tryBlock(): Promise<void> {
  const editor = await openEditor(`http://127.0.0.1:${providerPort}`);
  const path = '/de/pageeditor-api/garden_note/';
  const place = { content_type: 'page', object_id: 5, parent: null, slug: '' };
  let made = { status: 0, body: {} as { id?: number } };
  for (let tries = 0; tries < 20 && made.status !== 201; tries += 1) {
    made = await editor.send('POST', path, { ...place, headline: 'Beet im Hof', text: '<p onclick="x()">Ab Mai</p>' });
    if (made.status !== 201) await sleep(500);
  }
  expect('the provider stores it', made.status === 201, JSON.stringify(made));
  const refused = await editor.send('POST', path, { ...place, headline: '' });
  expect('and refuses one that breaks its schema', refused.status === 400, JSON.stringify(refused));
  const page = await waitFor('/de/ueber-uns', 'Beet im Hof');
  expect('clean', page.includes('Ab Mai') && !page.includes('onclick="x()"'), 'the markup of the block');
  await editor.send('DELETE', `/de/pageeditor-api/blocks/${made.body.id}/`);
}

async function tryDevelopment(): Promise<void> {
  const { stop, said } = await startDevelopment(ofTeam, 'waiting for changes');
  try {
    const file = `${folder}/src/i18n/de.json`;
    const before = said().length;
    await writeFile(file, (await readFile(file, 'utf8')).replace('eigenen Repository', 'eigenen Beet'));
    const linkIn = (text: string) => /(http\S+)\n/.exec(text)?.[1];
    await until(() => linkIn(said().slice(before)) !== undefined, said);
    const opened = await fetch(linkIn(said().slice(before)) ?? '', { redirect: 'manual' });
    const [cookie = ''] = (opened.headers.get('set-cookie') ?? '').split(';');
    const shown = await fetch(`${origin}/de/garden`, { headers: { cookie } }).then((answer) => answer.text());
    expect('who opens the link is shown it', shown.includes('eigenen Beet'), shown.slice(0, 300));
    const visited = await fetch(`${origin}/de/garden`).then((answer) => answer.text());
    expect('visitors keep the release', visited.includes('eigenen Repository'), visited.slice(0, 300));
  } finally {
    stop();
  }
}

/** Runs `npm run dev` until it says so; answers what stops it, and what it has said. */
async function startDevelopment(env: object, words: string, before: Promise<void> = Promise.resolve()) {
  await before;
  const development = spawn('npm', ['run', 'dev'], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: 'pipe',
    detached: true,
  });
  let said = '';
  for (const stream of [development.stdout, development.stderr]) stream.on('data', (text: Buffer) => void (said += String(text)));
  let ended: string | null = null;
  development.once('exit', (code, signal) => (ended = `npm run dev ended with ${code ?? signal}`));
  const stop = () => void (ended === null && development.pid && process.kill(-development.pid, 'SIGTERM'));
  await until(
    () => {
      if (ended !== null) throw new Error(`${ended}:\n${said}`);
      return said.includes(words);
    },
    () => said,
  ).catch((error: unknown) => {
    stop();
    throw error;
  });
  return { stop, said: () => said };
}

/** A component is changed while its page is open, over the development site of the house. */
async function tryRefresh(): Promise<void> {
  const file = `${folder}/src/screens/Start/StartScreen.tsx`;
  const edit = async (...[before, after]: [string, string]) => {
    const text = await readFile(file, 'utf8');
    expect('the template is as it was', text.includes(before), before);
    await writeFile(file, text.replace(before, after));
  };
  await edit('import type { ScreenProps }', "import { useState } from 'react';\nimport type { ScreenProps }");
  await edit('const text = useText();', 'const text = useText();\n  const [count, setCount] = useState(0);');
  await edit('<p>{data.house}</p>', '<button onClick={() => setCount(count + 1)}>{count} before</button>');
  const [devPort, shownPort] = [await findFreePort(), await findFreePort()];
  const house = startDevSite({
    remotes: [],
    port: devPort,
    providerUrl: running.site?.providerUrl ?? '',
    stateDir: `${home}/development`,
    say: () => undefined,
  });
  const env = { ...ofTeam, RELEASE_KEY: '', RELEASES: `${home}/development/remotes`, SHELL_URLS: house.origin };
  try {
    const { stop } = await startDevelopment({ ...env, DEV_PORT: String(shownPort) }, 'garden: live', house.ready);
    await seeRefresh(edit, shownPort).finally(stop);
  } finally {
    await house.stop();
  }
}

async function seeRefresh(edit: (...texts: [string, string]) => Promise<void>, shownPort: number): Promise<void> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await page.goto(`http://localhost:${shownPort}/de/garden`);
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    for (const count of [0, 1]) await page.getByRole('button', { name: `${count} before` }).click();
    await edit('{count} before', '{count} after');
    await page.getByRole('button', { name: '2 after' }).waitFor({ timeout: WAIT_MS });
    expect('its texts are there', (await page.locator('h1').textContent()) === 'Garden', String(complaints));
    expect('the console is quiet', complaints.length === 0, complaints.join('\n'));
  } finally {
    await browser.close();
  }
}

async function waitFor(path: string, words: string, said: () => string = () => ''): Promise<string> {
  let text = '';
  await until(
    async () => {
      text = await fetch(origin + path).then((answer) => answer.text());
      return text.includes(words);
    },
    () => `${path} does not say "${words}": ${text.slice(0, 300)}\n${said().slice(-1_000)}`,
  );
  return text;
}

async function until(isSo: () => boolean | Promise<boolean>, describe: () => string): Promise<void> {
  for (const begin = performance.now(); performance.now() - begin < WAIT_MS; await sleep(300)) if (await isSo()) return;
  throw new Error(describe());
}

function runHere(args: readonly string[]): Promise<string[]> {
  return run(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], ROOT, ofSite);
}

async function run(
  command: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
  wanted = 0,
): Promise<string[]> {
  const lines: string[] = [];
  const code = await runTool(command, args, (line) => lines.push(line), env, undefined, cwd);
  if (code !== wanted) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${lines.slice(-40).join('\n')}`);
  return lines;
}

async function step(title: string, work: () => Promise<unknown>): Promise<void> {
  const begin = performance.now();
  await work().catch((error: unknown) => {
    throw new Error(`✗ ${title}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  });
  say(`✓ ${title} ${((performance.now() - begin) / 1_000).toFixed(1)} s`);
}

function expect(what: string, isSo: boolean, found: string): void {
  if (!isSo) throw new Error(`${what}: ${found}`);
}
