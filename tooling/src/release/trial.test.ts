import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { parsePreviewToken, parseSignedFeed, PREVIEW_PREFIX, signHead } from '@spielplan/shared-contracts/signing';
import { endCanary, pause, promote, rollback, tryOut, withdraw } from './changeRelease.ts';
import { readFeed, readHistory } from './feedStore.ts';
import { closePreviewLinks, openPreviewLink } from './previewLinks.ts';
import { publishRelease } from './publishRelease.ts';
import { createKeyFile } from './signing/createKeyFile.ts';
import { signerOf } from './signing/judgeHistory.ts';
import { readSigningKey } from './signing/readSigningKey.ts';
import { watchTrial } from './watchTrial.ts';

let home: string;
let operator: string;
const servers: Server[] = [];
const to = () => `${home}/releases`;
const because = (more: object = {}) => ({ why: 'because', to: to(), vouches: true, ...more });
beforeEach(async () => {
  home = await mkdtemp(`${tmpdir()}/spielplan-trial-`);
  operator = await createKeyFile(`${home}/operator.key`);
  process.env.RELEASE_KEY = `${home}/operator.key`;
  await publish('a1', 'magazine');
  for (const version of ['a1', 'b1', 'b2']) await publish(version);
  await rollback('programme', 'a1', because());
});
afterEach(async () => {
  delete process.env.RELEASE_KEY;
  servers.splice(0).forEach((server) => server.close());
  await rm(home, { recursive: true, force: true });
});

async function publish(version: string, name: 'programme' | 'magazine' = 'programme') {
  const from = `${home}/build`;
  for (const side of ['browser', 'server']) await mkdir(`${from}/${side}`, { recursive: true });
  await writeFile(`${from}/server/remote.server.cjs`, version);
  await writeFile(`${from}/release.json`, JSON.stringify({ name, version }));
  return publishRelease(name, { from, to: to() });
}

/** What the feed names of the programme: the current version, and that on trial with its share. */
async function named() {
  const { remotes, canaries } = await readFeed(to());
  const tried = canaries?.programme;
  return [remotes.programme?.version, ...(tried ? [tried.release.version, tried.share] : [])];
}

it('is in the feed with its share, signed, and in the history', async () => {
  await expect(tryOut('programme', 'b1', 5, because())).resolves.toMatchObject({
    version: 'a1',
    canary: { version: 'b1', share: 5 },
  });
  expect(await named()).toEqual(['a1', 'b1', 5]);
  const { programme } = parseSignedFeed(await readFeed(to()), [operator]).releases;
  expect(programme).toMatchObject({ statement: { version: 'a1', canary: { version: 'b1', share: 5 } } });
  expect(JSON.parse(programme?.canary ?? '')).toMatchObject({ version: 'b1' });
  const last = (await readHistory(to())).at(-1)!;
  expect([last, signerOf(last), signerOf({ ...last, canary: { version: 'b1', share: 50 } })]).toEqual([
    expect.objectContaining({ what: 'canary', version: 'a1', canary: { version: 'b1', share: 5 } }),
    operator,
    false,
  ]);
  const altered = async (change: (part: { entry: { text: string }; canary?: unknown }) => void) => {
    const feed = await readFeed(to());
    change(feed.signed!.remotes.programme!);
    return parseSignedFeed(feed, [operator]).refused.map(({ name }) => name);
  };
  expect(await altered((part) => void delete part.canary)).toEqual(['programme']);
  expect(await altered(({ entry }) => void (entry.text = entry.text.replace('"share":5', '"share":99')))).toEqual(['programme']);
});

it('takes another share, and ends by rollback, promote, withdraw and with what else becomes current', async () => {
  await tryOut('programme', 'b1', 5, because());
  await tryOut('programme', undefined, 20, because());
  expect(await named()).toEqual(['a1', 'b1', 20]);
  await expect(rollback('programme', undefined, because())).resolves.toMatchObject({ version: 'a1' });
  expect(await named()).toEqual(['a1']);
  await tryOut('programme', 'b1', 5, because());
  await promote('programme', undefined, because());
  expect(await named()).toEqual(['b1']);
  await tryOut('programme', 'b2', 5, because());
  await rollback('programme', 'a1', because());
  expect(await named()).toEqual(['a1']);
  await tryOut('programme', 'b2', 5, because());
  await withdraw('programme', because());
  expect(await named()).toEqual([undefined]);
});

it('is refused with a sentence where it cannot be', async () => {
  for (const share of [0, 100, 2.5, Number.NaN])
    await expect(tryOut('programme', 'b1', share, because())).rejects.toThrow('from 1 to 99');
  await expect(tryOut('programme', undefined, 5, because())).rejects.toThrow('Name the version');
  await expect(tryOut('programme', 'a1', 5, because())).rejects.toThrow('is current already');
  await expect(tryOut('booking', 'a1', 5, because())).rejects.toThrow('is not published');
  await tryOut('programme', 'b1', 5, because());
  await publish('m2', 'magazine').then(() => rollback('magazine', 'a1', because()));
  await expect(tryOut('magazine', 'm2', 5, because())).rejects.toThrow('programme is on trial');
  await expect(publish('b3')).rejects.toThrow('programme b1 is on trial');
  await pause('programme', because());
  await expect(promote('programme', undefined, because())).rejects.toThrow('paused');
  await expect(tryOut('programme', undefined, 20, because())).rejects.toThrow('paused');
  expect(await named()).toEqual(['a1', 'b1', 5]);
});

const lane = (visitors: number, failing = 0) => ({ visitors, failing });
const state = (more: object) => ({
  canary: {
    remote: 'programme',
    version: 'b1',
    share: 5,
    state: 'running',
    why: null,
    canary: lane(0),
    current: lane(9),
    ...more,
  },
});

async function openShell(...states: object[]): Promise<string> {
  const server = createServer((_, response) => response.end(JSON.stringify(states.length > 1 ? states.shift() : states[0])));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function watch(shells: string[], goal: object = {}) {
  const lines: string[] = [];
  const code = await watchTrial(
    { remote: 'programme', version: 'b1', minutes: 0, visitors: 30, ...goal },
    { shells, say: (line) => lines.push(line), intervalMs: 5, to: to(), follow: async () => 0 },
  );
  return { code, lines };
}

it('goes on to everybody once all shells together have shown it to enough visitors', async () => {
  await tryOut('programme', 'b1', 5, because());
  const shells = [
    await openShell(state({ canary: lane(10) }), state({ canary: lane(20) })),
    await openShell(state({ canary: lane(10) })),
  ];
  const { code, lines } = await watch(shells);
  expect([code, await named()]).toEqual([0, ['b1']]);
  expect(lines[0]).toContain(
    'programme b1 on trial at 5 %, running: failed for 0 of 20 visitors; current: failed for 0 of 9 visitors',
  );
});

it('ends, and says why, as soon as one shell has halted', async () => {
  await tryOut('programme', 'b1', 5, because());
  const halted = state({ state: 'halted', why: { code: 'SP-3015', detail: 'it fails for 21 of 90 visitors' } });
  const { code } = await watch([await openShell(state({ canary: lane(90) })), await openShell(state({}), halted)], {
    visitors: 1_000,
  });
  expect([code, await named()]).toEqual([1, ['a1']]);
  expect((await readHistory(to())).at(-1)).toMatchObject({ what: 'halt', why: 'SP-3015 it fails for 21 of 90 visitors' });
});

it('ends where it fails for too few visitors of each shell, but for enough of all together', async () => {
  await tryOut('programme', 'b1', 5, because());
  const shells = [await openShell(state({ canary: lane(29, 12) })), await openShell(state({ canary: lane(29, 8) }))];
  expect([(await watch(shells)).code, await named()]).toEqual([1, ['a1']]);
  expect((await readHistory(to())).at(-1)).toMatchObject({
    why: expect.stringContaining('SP-3015 it fails for 20 of 58 visitors'),
  });
});

it('does not judge by what a shell of an older version counts', async () => {
  await tryOut('programme', 'b1', 5, because());
  const older = { views: 90, viewFailures: 40, made: 9, madeFailures: 0, vitals: {} };
  const watching = watch([await openShell(state({ canary: older, current: older }))]);
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(await named()).toEqual(['a1', 'b1', 5]);
  await endCanary('programme', because());
  await expect(watching).resolves.toMatchObject({ code: 1, lines: ['programme b1: another command has ended the trial'] });
});

it('waits while it is paused or a shell is silent, and stops watching where somebody else decides', async () => {
  await tryOut('programme', 'b1', 5, because());
  await pause('programme', because());
  const watching = watch([await openShell(state({ canary: lane(90) })), 'http://127.0.0.1:9']);
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(await named()).toEqual(['a1', 'b1', 5]);
  await endCanary('programme', because());
  await expect(watching).resolves.toMatchObject({ code: 1, lines: ['programme b1: another command has ended the trial'] });
});

it('a link names build and end, is open beside it, and is withdrawn with all others', async () => {
  const opened = Date.now();
  const path = await openPreviewLink('programme', 'b1', { hours: 2, why: 'for the director', vouches: true, to: to() });
  const token = parsePreviewToken(path.slice(PREVIEW_PREFIX.length));
  expect(token?.statement).toMatchObject({ remote: 'programme', version: 'b1' });
  expect(Date.parse(token?.statement.until ?? '')).toBeGreaterThanOrEqual(opened + 2 * 3_600_000 - 1_000);
  expect(token?.signed.signatures).toEqual([expect.objectContaining({ key: operator })]);
  const list = `${to()}/programme/b1/previews.json`;
  expect(await readFile(list, 'utf8')).not.toContain(token?.statement.id);
  const line = (await readHistory(to())).at(-1)!;
  expect(line).toMatchObject({ what: 'preview', version: 'b1', why: expect.stringContaining('director') });
  expect(signerOf(line)).toBe(operator);
  expect(signerOf({ ...line, version: 'a1' })).toBe(false);
  await openPreviewLink('programme', 'b1', { hours: 2, why: '', vouches: true, to: to() });
  await expect(closePreviewLinks('programme', 'b1', { why: '', to: to() })).resolves.toBe(2);
  await expect(readFile(list)).rejects.toThrow('ENOENT');
  expect(signerOf((await readHistory(to())).at(-1)!)).toBe(operator);
  for (const hours of [0, 200])
    await expect(openPreviewLink('programme', 'b1', { hours, why: '', vouches: true, to: to() })).rejects.toThrow('at most');
  expect(await named()).toEqual(['a1']);
});

it('a signed line about a link makes no build current', async () => {
  await openPreviewLink('programme', 'b1', { hours: 2, why: '', vouches: true, to: to() });
  const { signed: note } = (await readHistory(to())).at(-1)!;
  const { signed, number = 0 } = await readFeed(to());
  const { privateKey } = (await readSigningKey())!;
  const remotes = { ...signed!.remotes, programme: { ...signed!.remotes.programme!, entry: note! } };
  const forged = parseSignedFeed({ signed: signHead({ keys: signed!.keys, remotes }, number, privateKey) }, [operator]);
  expect(forged.refused).toEqual([expect.objectContaining({ name: 'programme', error: 'REMOTE_SIGNATURE' })]);
});

it('no link to a signed build is opened or ended without a key', async () => {
  const options = { hours: 2, why: '', vouches: true, to: to() };
  await openPreviewLink('programme', 'b1', options);
  delete process.env.RELEASE_KEY;
  await expect(openPreviewLink('programme', 'b1', options)).rejects.toThrow('RELEASE_KEY');
  await expect(closePreviewLinks('programme', 'b1', options)).rejects.toThrow('RELEASE_KEY');
  expect(JSON.parse(await readFile(`${to()}/programme/b1/previews.json`, 'utf8'))).toMatchObject({ open: [expect.any(String)] });
});
