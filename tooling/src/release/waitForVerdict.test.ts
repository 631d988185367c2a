import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { waitForVerdict } from './waitForVerdict.ts';

const servers: Server[] = [];
afterAll(() => servers.forEach((server) => server.close()));

const STATE = { number: 7, problem: null, live: { programme: 'a1' }, refused: [], leftOut: [] };

/** A shell that says one thing after the other, and the last for good. */
async function openShell(...states: (object | null)[]): Promise<string> {
  const server = createServer((request, response) => {
    const state = states.length > 1 ? states.shift() : states[0];
    if (!state || request.url !== '/health/releases') return void response.writeHead(404).end();
    response.end(JSON.stringify({ ...STATE, ...state }));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const AWAY = 'http://127.0.0.1:9';
const waited = (version: string | null, shells: string[]) =>
  waitForVerdict({ name: 'programme', version, number: 8 }, { shells, timeoutMs: 400, intervalMs: 10 });
const after = (state: object) => ({ number: 8, ...state });
const live = (version: string) => after({ live: { programme: version } });
const refused = { refused: [{ remote: 'programme', version: 'a2', code: 'SP-3005', detail: 'no stage' }] };

it('a release is accepted once every shell serves it', async () => {
  const shells = await Promise.all([openShell({}, live('a2')), openShell(null, {}, live('a2'))]);
  await expect(waited('a2', shells)).resolves.toEqual({ kind: 'accepted' });
});

it.each<[string, object, RegExp]>([
  ['its test fails', refused, /^SP-3005 no stage/],
  ['its entry cannot be read', after({ leftOut: [{ name: 'programme', reason: 'server: Required' }] }), /^SP-3010 server/],
  ['the feed is held', { problem: { code: 'SP-3008', detail: 'older' } }, /^SP-3008 older/],
])('a release is refused where %s, though another shell serves it', async (_, state, why) => {
  const shells = await Promise.all([openShell(live('a2')), openShell({}, state)]);
  await expect(waited('a2', shells)).resolves.toEqual({ kind: 'refused', why: expect.stringMatching(why) });
});

it('a problem of the feed before decides nothing: only one that is still there two looks later', async () => {
  const unsigned = (looks: number) => ({ problem: { code: 'SP-3012', detail: 'the feed is not signed' }, looks });
  const mended = await openShell(unsigned(4), unsigned(5), { ...live('a2'), looks: 6 });
  await expect(waited('a2', [mended])).resolves.toEqual({ kind: 'accepted' });
  const stays = await openShell(unsigned(4), unsigned(5), unsigned(6));
  await expect(waited('a2', [stays])).resolves.toEqual({ kind: 'refused', why: expect.stringMatching(/^SP-3012 the feed/) });
});

it('a refusal under the feed before decides nothing, since the build may be whole by now', async () => {
  const before = { ...refused, number: 7, looks: 4 };
  const mended = await openShell(before, { ...before, looks: 5 }, { ...live('a2'), looks: 6 });
  await expect(waited('a2', [mended])).resolves.toEqual({ kind: 'accepted' });
  const stays = await openShell(before, after({ ...refused, looks: 5 }));
  await expect(waited('a2', [stays])).resolves.toEqual({ kind: 'refused', why: expect.stringMatching(/^SP-3005 no stage/) });
});

it('a release is not heard of where a shell is away or does not decide, and of another build nothing is concluded', async () => {
  const other = { refused: [{ ...refused.refused[0], version: 'a0' }] };
  await expect(waited('a2', [await openShell(live('a2')), AWAY])).resolves.toEqual({
    kind: 'unheard',
    why: expect.stringContaining(AWAY),
  });
  await expect(waited('a2', [await openShell(after(other))])).resolves.toMatchObject({
    kind: 'unheard',
    why: expect.stringContaining('not decided'),
  });
});

it('a remote is withdrawn once no shell serves it', async () => {
  await expect(waited(null, [await openShell({}, after({ live: {} }))])).resolves.toEqual({ kind: 'accepted' });
});

it('a shell that tests is waited for, also where another build comes first', async () => {
  const others = after({ testing: [{ remote: 'magazine', version: 'm2' }] });
  const own = after({ testing: [{ remote: 'programme', version: 'a2' }] });
  const busy = await openShell(...Array.from({ length: 60 }, (_, at) => (at < 30 ? others : own)), live('a2'));
  await expect(waited('a2', [busy])).resolves.toEqual({ kind: 'accepted' });
});

it('a build that could not be tested in time is waited for, and told as refused only where it stays so', async () => {
  const undecided = after({ refused: [{ ...refused.refused[0], code: 'SP-3004', detail: 'was not done', isUndecided: true }] });
  await expect(waited('a2', [await openShell(undecided, after({}), live('a2'))])).resolves.toEqual({ kind: 'accepted' });
  await expect(waited('a2', [await openShell(undecided, after({}))])).resolves.toEqual({
    kind: 'refused',
    why: expect.stringMatching(/^SP-3004 was not done/),
  });
});
