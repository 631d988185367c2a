import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { paths } from '@spielplan/shared-contracts/routes';
import { findBookableEvent } from '../fixtures/findEvent.ts';
import { expect, test } from '../fixtures/ownSiteTest.ts';
import { WORDS } from '../fixtures/words.ts';
import { sayInstead } from '../site/releaseFolder.ts';
import { runReleaseCommand } from '../site/runReleaseCommand.ts';
import { STATE_DIR } from '../site/siteEnvironment.ts';
import { tellOfFailures } from '../site/tellOfFailures.ts';
import { sendBuyer, sendReaders } from '../site/visitors.ts';

// The day of three teams in short, without keys or a try: threeTeams.deep.spec.ts is whole.
const lang = 'de';
const words = WORDS[lang];
const LIST = paths.events({ lang });
const TITLE = 'Programm von heute';
const WITHOUT_BOOKING = `;{const {remote}=module.exports,{'event.booking':_,...slots}=remote.slots;module.exports={remote:{...remote,slots}}}`;
const throwing = (words: string) => (script: string) => `${script};setTimeout(()=>{throw new Error('${words}')},0)`;

test('three teams release at once, one breaks the contract, one throws in browsers and halts, and visitors buy meanwhile', async ({
  browser,
  request,
  page,
  complaints,
  ownSite: { shell, releases },
}) => {
  // Gates with a browser each, beside all other journeys: half a minute alone, five in company.
  test.setTimeout(600_000);
  complaints.allow(/no stage|_failures/);
  const { event } = await findBookableEvent(request, lang);
  const readers = sendReaders(
    shell.origin,
    [LIST, event.urls.de, paths.magazine({ lang: 'en' })],
    (view) => `${LIST}?day=${view}`,
  );
  const keeper = await sendBuyer(browser, { origin: shell.origin, path: event.urls[lang], lang, tickets: 2 });
  const state = `${releases.path}-house`;
  await rm(state, { recursive: true, force: true });
  await mkdir(`${state}/build`, { recursive: true });
  await symlink(releases.path, `${state}/remotes`);
  const run = (command: string, ...args: readonly string[]) =>
    runReleaseCommand({ state, key: '', shell: shell.origin }, command, ...args);
  const liveNow = async () => ((await (await request.get('/health/releases')).json()) as { live: Record<string, string> }).live;

  await test.step('two release at the same time, and both arrive', async () => {
    const versions = [
      await releases.lay('programme', { bundle: sayInstead(`"${words.listTitle}"`, `"${TITLE}"`) }),
      await releases.lay('magazine', { bundle: (bundle) => `${bundle}// today` }),
    ] as const;
    const both = await Promise.all([run('promote', 'programme', versions[0]), run('promote', 'magazine', versions[1])]);
    for (const { code, lines } of both) expect([code, lines.join('\n')]).toEqual([0, expect.any(String)]);
    expect(await liveNow()).toMatchObject({ programme: versions[0], magazine: versions[1] });
  });
  const before = await liveNow();

  await test.step('one breaks the contract, and its gate refuses it', async () => {
    await cp(`${STATE_DIR}/build/booking`, `${state}/build/booking`, { recursive: true });
    await symlink(`${STATE_DIR}/build/shell`, `${state}/build/shell`);
    const bundle = `${state}/build/booking/server/remote.server.cjs`;
    await writeFile(bundle, (await readFile(bundle, 'utf8')) + WITHOUT_BOOKING);
    const list = `${state}/build/booking/release.json`;
    const said = JSON.parse(await readFile(list, 'utf8')) as { brings: { slots: string[] } };
    said.brings.slots = said.brings.slots.filter((slot) => slot !== 'event.booking');
    await writeFile(list, JSON.stringify(said));
    const { code, lines } = await run('release', 'booking', '--only', 'conformance,contract');
    expect([code, lines.join('\n')]).toEqual([1, expect.stringMatching(/✗ conformance[^]*event\.booking/)]);
  });

  const throws = await releases.lay('booking', { script: throwing('no stage') });
  await test.step('one throws in browsers alone: on 5 % it halts by itself; another team goes back', async () => {
    const over = new AbortController();
    const trial = run('promote', 'booking', throws, '--canary', '5', '--minutes', '10').finally(() => over.abort());
    const draw = async () => (await request.get('/_lane.js', { headers: { cookie: 'lane=03-0' } })).headers()['set-cookie'] ?? '';
    await expect.poll(draw, { timeout: 120_000 }).toMatch(/lane=03-[0-9a-f]{12}/);
    const [, lane = ''] = /lane=(03-[0-9a-f]{12})/.exec(await draw()) ?? [];
    await page.context().addCookies([{ name: 'lane', value: lane, url: shell.origin }]);
    // However often it fails for one visitor, the trial goes on; at the twentieth visitor it halts.
    for (const path of [event.urls.de, event.urls.en]) {
      const told = page.waitForRequest(/[/]_failures/);
      await page.goto(path);
      await told;
    }
    expect(over.signal.aborted).toBe(false);
    const failing = { shell: shell.origin, origin: shell.origin, remote: 'booking', version: throws, path: event.urls.de };
    await tellOfFailures({ ...failing, visitors: 20 });
    const ended = await trial;
    expect([ended.code, ended.lines.join('\n')]).toEqual([1, expect.stringMatching(/ended: booking .*SP-3015/)]);
    expect(await liveNow()).toEqual(before);
    const { code } = await run('rollback', 'programme');
    expect([code, (await liveNow()).programme === before.programme]).toEqual([0, false]);
  });

  await keeper.page.goto(LIST);
  await keeper.pay();
  await readers.stop();
  expect([...keeper.failures, ...readers.failures]).toEqual([]);
});
