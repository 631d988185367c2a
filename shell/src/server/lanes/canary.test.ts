import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { until } from '@spielplan/shared-contracts/testing';
import { openLanes } from '../testing/openLanes.ts';
import { laneOf } from './laneCookie.ts';

const LIST = '/de/programm/veranstaltungen';
const LANE = laneOf({ name: 'programme', version: 'b1' });
/** Whom a draw of 3 has led to the canary, and whom one of 70 has not. */
const IN = { cookie: `consent=1; lane=03-${LANE}` };
const OUT = { cookie: 'lane=70-0' };
const shown = async (answer: Promise<Response>) => /"version":"(\w+)"/.exec(await (await answer).text())?.[1];
const drawn = (answer: Response) => /lane=(\d\d)-(\w+)/.exec(answer.headers.get('set-cookie') ?? '')?.slice(1);

async function openTrial(share = 5, options: Parameters<typeof openLanes>[0] = {}, bad = '') {
  const site = await openLanes(options);
  const [now, next] = [await site.lay({ version: 'a1' }), await site.lay({ version: 'b1', remote: bad })];
  await site.name(now, { release: next, share });
  return { ...site, now, next };
}

it('without a canary nobody gets a cookie, a script or another byte, whatever cookie they send', async () => {
  const { ask, name, lay, canary } = await openLanes();
  const now = await lay({ version: 'a1' });
  await name(now);
  const before = await ask(LIST);
  const body = await before.text();
  expect(before.headers.get('set-cookie')).toBeNull();
  // Less in the minutes before the day of the list ends.
  expect(before.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+$/);
  expect(body).not.toContain('_lane');
  for (const headers of [OUT, { cookie: 'lane=zz-1' }, { cookie: 'lane=05-XYZ' }]) {
    const answer = await ask(LIST, headers);
    expect([await answer.text(), answer.headers.get('etag'), answer.headers.get('set-cookie')]).toEqual([
      body,
      before.headers.get('etag'),
      null,
    ]);
    expect(answer.headers.get('server-timing')).toContain('memory');
  }
  expect(canary.state()).toBeNull();
});

it('draws each visitor once, and a share that rises keeps those who were in', async () => {
  const { ask, name, now, next, canary } = await openTrial();
  expect(await (await ask(LIST)).text()).toContain('<script src="/_lane.js?set=');
  const first = await ask('/_lane.js?set=x');
  expect(first.headers.get('cache-control')).toBe('no-store');
  expect(first.headers.get('set-cookie')).toMatch(/Path=\/; HttpOnly; SameSite=Lax$/);
  const [draw, lane] = drawn(first) ?? [];
  expect(lane).toBe(Number(draw) < 5 ? LANE : '0');
  const lanesAt = async (each: string[]) =>
    Promise.all(each.map(async (cookie) => drawn(await ask('/_lane.js', { cookie }))?.[1]));
  expect(await lanesAt(['lane=04-0', 'lane=05-0', 'lane=04-abc', `lane=05-${LANE}`])).toEqual([LANE, undefined, LANE, '0']);
  await name(now, { release: next, share: 20 });
  expect(await lanesAt([`lane=04-${LANE}`, 'lane=05-0', 'lane=19-0', 'lane=20-0'])).toEqual([undefined, LANE, LANE, undefined]);
  expect(canary.state()).toMatchObject({ share: 20, state: 'running', current: { visitors: 1, failing: 0 } });
});

it('shows the canary to its lane alone: pages, their data, HEAD and what a browser has already', async () => {
  const { ask } = await openTrial();
  expect(await shown(ask(LIST, IN))).toBe('b1');
  const kept = await ask(LIST, IN);
  expect([await shown(Promise.resolve(kept)), kept.headers.get('server-timing')]).toEqual(['b1', 'page;desc=memory']);
  expect(kept.headers.get('cache-control')).toBe('private, no-store');
  for (const headers of [{}, OUT, { cookie: 'lane=03-0' }]) expect(await shown(ask(LIST, headers))).toBe('a1');
  expect(await shown(ask(`/_data${LIST}`, IN))).toBe('b1');
  expect(await shown(ask(`/_data${LIST}`))).toBe('a1');
  const current = (await ask(LIST)).headers.get('etag') ?? '';
  expect((await ask(LIST, { 'if-none-match': current })).status).toBe(304);
  expect((await ask(LIST, { ...IN, 'if-none-match': current })).status).toBe(200);
  const head = await ask(LIST, IN, 'HEAD');
  expect([head.status, head.headers.get('etag')]).toEqual([200, kept.headers.get('etag')]);
});

it('lets caches that keep lanes apart have its pages for seconds, and a lane that is none have nothing', async () => {
  const { ask } = await openTrial(5, { hasCachedLanes: true });
  expect((await ask(LIST, IN)).headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5');
  // A link to a draft is for whoever has it, in every lane.
  const preview = await ask(`${LIST}?preview=${'Qf3'.repeat(14)}x`, IN);
  expect(preview.headers.get('cache-control')).toBe('private, no-store');
  const forged = await ask(LIST, { cookie: 'lane=03-0123456789ab' });
  expect(forged.headers.get('cache-control')).toBe('private, no-store');
  expect(forged.headers.get('set-cookie')).toContain('lane=; Max-Age=0');
  expect(await shown(Promise.resolve(forged))).toBe('a1');
  expect((await ask(LIST)).headers.get('set-cookie')).toBeNull();
});

/** What a browser of that network tells: the build failed there. */
const tellOf = (site: Awaited<ReturnType<typeof openLanes>>) => (version: string, from: string) =>
  fetch(`${site.server.origin}/_failures`, {
    method: 'POST',
    headers: { ...IN, 'x-forwarded-for': from },
    body: JSON.stringify({ what: `programme ${version} in screen`, code: 'SP-9000', detail: 'no stage', path: LIST }),
  });

it('goes on however often it fails for one visitor, whose browser may have an extension that breaks pages', async () => {
  const site = await openTrial();
  for (let view = 0; view < 200; view += 1) await tellOf(site)('b1', '10.0.0.9');
  for (let view = 0; view < 200; view += 1) await tellOf(site)('b1', `2001:db8::${view.toString(16)}`);
  expect(site.canary.state()).toMatchObject({
    state: 'running',
    canary: { visitors: 2, failing: 2 },
    current: { visitors: 0, failing: 0 },
  });
  expect(await shown(site.ask(LIST, IN))).toBe('b1');
});

it('goes on where the current build fails for half as many of its visitors', async () => {
  const site = await openTrial();
  const tell = tellOf(site);
  for (let visitor = 0; visitor < 100; visitor += 1) {
    const from = { 'x-forwarded-for': `10.1.0.${visitor}` };
    await site.ask('/_lane.js?set=x', from);
    await site.ask(`/_lane.js?set=${site.canary.current()?.set.id}`, from);
  }
  for (let visitor = 0; visitor < 20; visitor += 1) await tell('a1', `10.1.0.${visitor}`);
  for (let visitor = 0; visitor < 39; visitor += 1) await tell('b1', `10.1.0.${visitor}`);
  expect(site.canary.state()).toMatchObject({
    state: 'running',
    canary: { visitors: 100, failing: 39 },
    current: { visitors: 100, failing: 20 },
  });
  await tell('b1', '10.1.0.39');
  expect(site.canary.state()).toMatchObject({ state: 'halted' });
});

it('halts where it fails for twenty visitors, says why, and its visitors get the current build', async () => {
  const site = await openTrial();
  const { ask, canary, log, name, now, next, folder } = site;
  const tell = tellOf(site);
  for (const version of ['a0', 'b0']) await tell(version, '10.0.2.1');
  for (let visitor = 1; visitor < 20; visitor += 1) await tell('b1', `10.0.0.${visitor}`);
  expect(canary.state()).toMatchObject({ state: 'running', canary: { failing: 19 }, current: { failing: 0 } });
  await tell('b1', '10.0.0.20');
  expect(canary.state()).toMatchObject({
    state: 'halted',
    why: { code: 'SP-3015', detail: 'it fails for 20 of 20 visitors, the current build for 0 of 0 visitors' },
  });
  expect(log.of('canary.halted')).toEqual([
    expect.objectContaining({ level: 'warn', remote: 'programme', version: 'b1', code: 'SP-3015', share: 5 }),
  ]);
  const back = await ask(LIST, IN);
  expect([await shown(Promise.resolve(back)), back.headers.get('cache-control')]).toEqual(['a1', 'private, no-store']);
  expect(back.headers.get('set-cookie')).toContain('Max-Age=0');
  expect(await (await ask('/_lane.js')).text()).toBe('');
  // The feed goes on naming it: it stays halted, also for a shell that starts on this machine now, until
  // the trial ends.
  await name(now, { release: next, share: 50 });
  expect(await shown(ask(LIST, IN))).toBe('a1');
  const other = await openLanes({ folder });
  await other.name(now, { release: next, share: 50 });
  expect(other.canary.state()).toMatchObject({ state: 'halted', why: { code: 'SP-3015' } });
  expect(await shown(other.ask(LIST, IN))).toBe('a1');
  await other.name(now);
  await other.name(now, { release: next, share: 5 });
  expect(other.canary.state()).toMatchObject({ state: 'running' });
});

it('reads what an older shell has kept of a halted trial, and ignores what it cannot read', async () => {
  const first = await openLanes();
  const [now, next] = [await first.lay({ version: 'a1' }), await first.lay({ version: 'b1' })];
  await first.name(now, { release: next, share: 5 });
  first.served.removable()[0]!.remove('it fails in browsers: 3 failures in 40 views');
  const kept = `${first.folder}-last-good/halted.json`;
  await until(() => existsSync(kept));
  expect(JSON.parse(await readFile(kept, 'utf8'))).toMatchObject({ code: 'SP-3015', key: expect.any(String) });
  const again = await openLanes({ folder: first.folder });
  await again.name(now, { release: next, share: 5 });
  expect(again.canary.state()).toMatchObject({ state: 'halted', why: { detail: expect.stringContaining('40 views') } });
  await writeFile(kept, '{"harms": [1, 2');
  const third = await openLanes({ folder: first.folder });
  await third.name(now, { release: next, share: 5 });
  expect(third.canary.state()).toMatchObject({ state: 'running' });
});

it('halts where its pages fail on the server for twenty visitors, and nobody else meets that', async () => {
  const load = "async ({ url }) => { if (url.searchParams.has('tag')) throw new Error('no stage'); return page; }";
  const bad = `routes: [{ id, patterns, query: ['tag'] }], screens: { events: { component: () => 1, load: ${load} } }`;
  const { ask, canary } = await openTrial(5, {}, bad);
  expect(await shown(ask(LIST, IN))).toBe('b1');
  for (let visitor = 1; visitor <= 20; visitor += 1) {
    const from = { 'x-forwarded-for': `10.0.0.${visitor}` };
    // What fails for a visitor again and again counts once, and pages of others do not count.
    for (const path of [`${LIST}?tag=${visitor}`, `/_data${LIST}?tag=${visitor}`])
      if (visitor === 1 || path.startsWith('/de')) expect((await ask(path, { ...IN, ...from })).status).toBe(500);
    expect((await ask(`${LIST}?tag=${visitor}`, from)).status).toBe(200);
    expect((await ask('/de/nirgends', { ...IN, ...from })).status).not.toBe(200);
  }
  expect(canary.state()).toMatchObject({ state: 'halted', canary: { failing: 20 }, current: { failing: 0 } });
  expect((await ask(`${LIST}?tag=30`, IN)).status).toBe(200);
});

it('never reaches anybody where it is refused, and ends where the feed no longer names it or gives it to all', async () => {
  const refuse = async () => new Map([['programme' as const, new SpielplanError('REMOTE_CRASHED', { detail: 'no stage' })]]);
  const refused = await openTrial(5, { smokeTest: refuse });
  expect(refused.canary.state()).toMatchObject({ state: 'refused', why: { code: 'SP-3005', detail: 'no stage' } });
  expect(await shown(refused.ask(LIST, IN))).toBe('a1');

  const { ask, name, now, next, canary } = await openTrial();
  expect(await shown(ask(LIST, IN))).toBe('b1');
  await name(now);
  expect([canary.state(), await shown(ask(LIST, IN))]).toEqual([null, 'a1']);
  await name(now, { release: next, share: 5 });
  await name(next);
  expect([canary.state(), await shown(ask(LIST)), await shown(ask(LIST, IN))]).toEqual([null, 'b1', 'b1']);
});
