import { openLanes } from '../testing/openLanes.ts';

const LIST = '/de/programm/veranstaltungen';
const OWN = { origin: 'https://haus.example' };

/** A site whose one remote fails where a tag is asked for. */
async function openSite(vitalsShare: number) {
  const site = await openLanes({ vitalsShare });
  const load = "async ({ url }) => { if (url.searchParams.has('tag')) throw new Error('no stage'); return page; }";
  const remote = `routes: [{ id, patterns, query: ['tag'] }], screens: { events: { component: () => 1, load: ${load} } }`;
  await site.name(await site.lay({ version: 'a1', remote }));
  const tell = (body: object, headers: Record<string, string> = OWN) =>
    fetch(`${site.server.origin}/_vitals`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { ...site, tell, set: site.watch.current().id };
}

it('a share of the pages asks how it did, and nothing is kept of who it was', async () => {
  const { ask, set } = await openSite(100);
  const [, script = ''] = /<script src="(\/_vitals\.js\?set=\w+)/.exec(await (await ask(LIST)).text()) ?? [];
  expect(script).toBe(`/_vitals.js?set=${set}`);
  const answer = await ask(script);
  expect([answer.headers.get('set-cookie'), answer.headers.get('cache-control')]).toEqual([null, 'public, max-age=3600']);
  expect(await answer.text()).toContain("'/_vitals'");
  expect(await (await (await openSite(0)).ask(LIST)).text()).not.toContain('_vitals');
});

it('tells of each build that is live how it fails and how fast it is, and lets its log have some of it', async () => {
  const { ask, tell, set, server, lanes, log } = await openSite(0);
  for (const lcp of [100, 200, 300, 400, 900]) await tell({ set, path: LIST, lcp, cls: 20 });
  await tell({ set, path: '/de', lcp: 50 });
  // Of another set, of no page, of another site, and nonsense.
  await tell({ set: 'before', path: LIST, lcp: 9_000 });
  await tell({ set, path: '/wp-login.php', lcp: 9_000 });
  await tell({ set, path: '/%E0%A4', lcp: 9_000 });
  await tell({ set, path: LIST, lcp: 9_000 }, { origin: 'https://elsewhere.example' });
  await tell({ set, path: 7, lcp: 9_000 });
  for (const what of ['programme a1 in screen', 'programme a0 in screen', 'shell'])
    await fetch(`${server.origin}/_failures`, {
      method: 'POST',
      headers: OWN,
      body: JSON.stringify({ what, code: 'SP-9000', detail: 'no stage', path: LIST }),
    });
  expect((await ask(`${LIST}?tag=1`)).status).toBe(500);
  expect(lanes.health.reports()).toEqual([
    { remote: 'shell', version: 'shell', browserFailures: 1, madeFailures: 0, vitals: { lcp: 50 } },
    { remote: 'programme', version: 'a1', browserFailures: 1, madeFailures: 1, vitals: { lcp: 400, cls: 20 } },
  ]);
  const line = { remote: 'programme', version: 'a1', route: 'programme/events', releaseSet: set, lcp: 100, cls: 20 };
  expect(log.of('browser.vitals')[0]).toMatchObject(line);
  for (let view = 0; view < 20; view += 1) await tell({ set, path: LIST, lcp: 1 });
  expect(log.of('browser.vitals').filter(({ remote }) => remote === 'programme')).toHaveLength(6);
});

it('begins anew with another build', async () => {
  const { tell, set, name, lay, lanes, watch } = await openSite(0);
  await tell({ set, path: LIST, lcp: 100 });
  await name(await lay({ version: 'b1' }));
  expect(lanes.health.reports()).toEqual([]);
  await tell({ set: watch.current().id, path: LIST, lcp: 200 });
  expect(lanes.health.reports()).toMatchObject([{ version: 'b1', vitals: { lcp: 200 } }]);
});
