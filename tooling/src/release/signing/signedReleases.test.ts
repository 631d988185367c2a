import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { parseSignedFeed, type SignedFeed } from '@spielplan/shared-contracts/signing';
import { ROOT } from '../../root.ts';
import { pause, promote, resume, rollback, withdraw } from '../changeRelease.ts';
import { readFeed, readHistory } from '../feedStore.ts';
import { publishRelease, refuseEarly } from '../publishRelease.ts';
import { addKey, removeKey, revokeKey } from './changeKeys.ts';
import { createKeyFile } from './createKeyFile.ts';
import { signerOf } from './judgeHistory.ts';
import { readSigningKey } from './readSigningKey.ts';

let home: string;
const keys: Record<string, string> = {};
const to = () => `${home}/releases`;
const because = (more: object = {}) => ({ why: 'because', to: to(), ...more });
beforeEach(async () => {
  home = await mkdtemp(`${tmpdir()}/spielplan-signed-`);
  for (const who of ['operator', 'programme', 'next', 'magazine']) keys[who] = await createKeyFile(`${home}/${who}.key`);
  as('operator');
  await addKey('programme', keys.programme!, because());
  await addKey('magazine', keys.magazine!, because());
});
afterEach(async () => {
  delete process.env.RELEASE_KEY;
  await rm(home, { recursive: true, force: true });
});

/** From now on that person works at this machine. */
function as(who: string | null): void {
  if (who === null) delete process.env.RELEASE_KEY;
  else process.env.RELEASE_KEY = `${home}/${who}.key`;
}

async function publish(version: string, name: 'programme' | 'magazine' = 'programme', who: string = name) {
  as(who);
  const from = `${home}/build-${version}`;
  for (const side of ['browser', 'server']) await mkdir(`${from}/${side}`, { recursive: true });
  await writeFile(`${from}/browser/remoteEntry.js`, version);
  await writeFile(`${from}/server/remote.server.cjs`, version);
  await writeFile(`${from}/release.json`, JSON.stringify({ name, version }, null, 2));
  return publishRelease(name, { from, to: to(), why: `for ${version}` });
}

/** What a shell would read that trusts the operator alone. */
async function read(): Promise<SignedFeed> {
  return parseSignedFeed(await readFeed(to()), [keys.operator!]);
}
const versions = async () =>
  Object.fromEntries(Object.entries((await read()).releases).map(([name, { statement }]) => [name, statement.version]));

describe('a key', () => {
  it('is made in a file that nobody else reads, is never written over, and is named in a file of trust', async () => {
    const path = `${home}/own.key`;
    const trust = `${home}/trust.json`;
    const key = await createKeyFile(path, { trust });
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(JSON.parse(await readFile(trust, 'utf8'))).toEqual({ schema: 1, operators: [key], sessions: ['office'] });
    await expect(createKeyFile(path)).rejects.toThrow('never written over');
    await expect(createKeyFile(path, { trust, isOnce: true })).resolves.toBe(key);
    const other = await createKeyFile(`${home}/other.key`, { trust });
    expect(JSON.parse(await readFile(trust, 'utf8'))).toEqual({ schema: 1, operators: [key, other], sessions: ['office'] });
  });

  it('is refused in the workspace, where others may read it, and where it is none', async () => {
    await expect(createKeyFile(`${ROOT}/operator.key`)).rejects.toThrow('outside of the workspace');
    await expect(readSigningKey({ RELEASE_KEY: `${ROOT}/package.json` })).rejects.toThrow('lies in the workspace');
    await expect(readSigningKey({ RELEASE_KEY: `${home}/none.key` })).rejects.toThrow('no file');
    await chmod(`${home}/next.key`, 0o640);
    await expect(readSigningKey({ RELEASE_KEY: `${home}/next.key` })).rejects.toThrow('others may read');
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    await writeFile(`${home}/ec.key`, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
    await expect(readSigningKey({ RELEASE_KEY: `${home}/ec.key` })).rejects.toThrow('Ed25519');
    await expect(readSigningKey({})).resolves.toBeNull();
  });
});

it('every command signs what it does, and the history says who', async () => {
  await publish('a1');
  await publish('m1', 'magazine');
  await publish('a2');
  expect(await versions()).toEqual({ programme: 'a2', magazine: 'm1' });
  await rollback('programme', undefined, because());
  await pause('programme', because());
  await resume('programme', because());
  await promote('programme', 'a2', because());
  as('operator');
  await withdraw('magazine', because());
  expect(await versions()).toEqual({ programme: 'a2', magazine: null });
  const { number, refused } = await read();
  expect([number, refused]).toEqual([(await readFeed(to())).number, []]);
  const history = await readHistory(to());
  const { operator, programme, magazine } = keys;
  expect(history.map((entry) => signerOf(entry))).toEqual([
    operator,
    operator,
    programme,
    magazine,
    ...Array(5).fill(programme),
    operator,
  ]);
  expect(history.map((entry) => entry.number)).toEqual(
    [...new Set(history.map((entry) => entry.number))].toSorted((a, b) => a - b),
  );
  expect(signerOf({ ...history[2]!, who: 'somebody else' })).toBe(false);
  expect(signerOf({ ...history[2]!, signed: undefined })).toBeNull();
});

it('a signed feed is changed with a key alone, and with one of that remote', async () => {
  await publish('a1');
  as(null);
  await expect(withdraw('programme', because())).rejects.toThrow('RELEASE_KEY has to name');
  as('magazine');
  await expect(withdraw('programme', because())).rejects.toThrow('one of magazine, not of programme');
  await expect(refuseEarly('programme', to())).rejects.toThrow('one of magazine');
  as(null);
  await expect(refuseEarly('programme', to())).rejects.toThrow('RELEASE_KEY');
  as('programme');
  await pause('programme', because());
  await expect(refuseEarly('programme', to())).rejects.toThrow('paused (because)');
  expect(await versions()).toEqual({ programme: 'a1' });
});

it('while a key is exchanged both are valid, and what the revoked one signed is signed anew', async () => {
  await publish('a1');
  as('operator');
  await addKey('programme', keys.next!, because());
  await publish('a2', 'programme', 'next');
  expect(await versions()).toEqual({ programme: 'a2' });
  as('operator');
  await revokeKey(keys.programme!, because({ why: 'a laptop is gone' }));
  await expect(addKey('programme', keys.programme!, because())).rejects.toThrow('was revoked');
  expect(await versions()).toEqual({ programme: 'a2' });
  as('programme');
  await expect(withdraw('programme', because())).rejects.toThrow('was revoked');
  as('next');
  await expect(rollback('programme', 'a1', because())).rejects.toThrow('--vouch');
  await rollback('programme', 'a1', because({ vouches: true }));
  expect(await versions()).toEqual({ programme: 'a1' });
  as('operator');
  await removeKey('programme', keys.next!, because());
  expect((await read()).refused).toEqual([expect.objectContaining({ name: 'programme', error: 'REMOTE_SIGNATURE' })]);
  await promote('programme', 'a1', because({ vouches: true }));
  expect(await versions()).toEqual({ programme: 'a1' });
});

it('nobody signs what somebody else laid down, and a false line of the history leads nowhere', async () => {
  await publish('a1');
  await publish('a2');
  const list = `${to()}/programme/a1/release.json`;
  const before = await readFile(list, 'utf8');
  await writeFile(list, `${before} `);
  await expect(rollback('programme', 'a1', because({ vouches: true }))).rejects.toThrow('is not what');
  await rm(`${to()}/programme/a1/release.sig`);
  await expect(rollback('programme', 'a1', because())).rejects.toThrow('--vouch');
  await writeFile(list, before);
  const history = await readHistory(to());
  const lines = history.map((entry) => (entry.version === 'a2' ? { ...entry, before: 'a0' } : entry));
  await writeFile(`${to()}/history.jsonl`, lines.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
  await expect(rollback('programme', undefined, because())).rejects.toThrow('No version before');
});

it('a key that no shell could read, and a sixth of one remote, never reach the feed', async () => {
  await expect(addKey('programme', 'ed25519:short', because())).rejects.toThrow('no public key');
  await expect(revokeKey(keys.programme!.slice(8), because())).rejects.toThrow('no public key');
  for (const name of ['b', 'c', 'd', 'e']) await addKey('programme', await createKeyFile(`${home}/${name}.key`), because());
  await expect(addKey('programme', keys.next!, because())).rejects.toThrow('5 keys');
  expect((await read()).signers.table?.owners.programme).toHaveLength(5);
});

it('the operator signs no table that somebody else has laid there', async () => {
  as('magazine');
  await rm(`${to()}/feed.json`);
  await addKey('programme', keys.magazine!, because());
  as('operator');
  await expect(addKey('programme', keys.programme!, because())).rejects.toThrow('TRUST');
});

it('two teams, each in a process of its own, release at the same second and both arrive', async () => {
  for (const version of ['a1', 'a2']) await publish(version);
  for (const version of ['m1', 'm2']) await publish(version, 'magazine');
  const before = (await readHistory(to())).length;
  const wanted = { programme: ROUNDS.flatMap(() => ['a1', 'a2']), magazine: ROUNDS.flatMap(() => ['m1', 'm2']) };
  await Promise.all([
    changeOften('programme', 'magazine', wanted.programme),
    changeOften('magazine', 'programme', wanted.magazine),
  ]);
  expect(await versions()).toEqual({ programme: 'a2', magazine: 'm2' });
  const lines = (await readHistory(to())).slice(before);
  expect(lines.map(({ number }) => number)).toEqual([...new Set(lines.map(({ number }) => number))]);
  const of = (remote: string) => lines.filter((line) => line.remote === remote).map(({ version }) => version);
  expect([of('programme'), of('magazine')]).toEqual([wanted.programme, wanted.magazine]);
});

const ROUNDS = [1, 2, 3, 4, 5];

/** Goes from version to version in a process of that team's own, as soon as the other team is at work. */
async function changeOften(name: string, other: string, wanted: readonly string[]): Promise<void> {
  const script = `import { existsSync, writeFileSync } from 'node:fs';
    const { rollback } = await import(${JSON.stringify(`${ROOT}/tooling/src/release/changeRelease.ts`)});
    writeFileSync('${home}/${name}.ready', '');
    while (!existsSync('${home}/${other}.ready')) await new Promise((resolve) => setTimeout(resolve, 2));
    for (const version of ${JSON.stringify(wanted)}) await rollback('${name}', version, { why: '', to: ${JSON.stringify(to())} });`;
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script];
  const env = { ...process.env, RELEASE_KEY: `${home}/${name}.key` };
  await promisify(execFile)(process.execPath, args, { env });
}
