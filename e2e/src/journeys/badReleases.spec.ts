import { paths } from '@spielplan/shared-contracts/routes';
import { expect, test } from '../fixtures/ownSiteTest.ts';
import { readReleaseSet, waitForOtherSet } from '../fixtures/releaseSet.ts';
import { LANGUAGES, WORDS } from '../fixtures/words.ts';
import { sayInstead, type Feed, type ReleaseFolder } from '../site/releaseFolder.ts';
import type { Fault } from '../site/releaseHost.ts';

/**
 * One way in which a release can be bad, and the code
 * of docs/errors.md that its refusal is logged with.
 */
interface BadRelease {
  what: string;
  code: 'SP-3002' | 'SP-3003' | 'SP-3004' | 'SP-3005';
  change?: Parameters<ReleaseFolder['release']>[1];
  /** What the host of the releases does with its server bundle. */
  fault?: Fault;
  /** What the log has to say besides. */
  detail?: RegExp;
  /**
   * Whether a good release follows: after both faults of the host,
   * and after the last. The others are followed by the next bad one.
   */
  isFollowed?: true;
}

const BUNDLE = 'remote.server.cjs';
/** Lets go of nothing, as a loop does, but leaves the processor to the other journeys. */
const HOLDS_ON = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0)';
/** The screen of the events list, with one of its parts exchanged. */
const withScreen = (part: string) => (bundle: string) =>
  `${bundle};{const {remote}=module.exports,events={...remote.screens.events,${part}};module.exports={remote:{...remote,screens:{...remote.screens,events}}}}`;

const BAD: readonly BadRelease[] = [
  { what: 'was tampered with', code: 'SP-3002', change: { spoil: (bundle) => bundle.replace('use strict', 'use strong') } },
  { what: 'is cut off in the store', code: 'SP-3002', change: { spoil: (bundle) => bundle.slice(0, 1_000) } },
  { what: 'breaks off on its way', code: 'SP-3002', fault: 'cut', detail: /broke off/ },
  { what: 'never arrives', code: 'SP-3004', fault: 'hang', isFollowed: true },
  { what: 'speaks another contract', code: 'SP-3003', change: { entry: { contract: 2 } }, detail: /contract 2/ },
  {
    what: 'breaks the contract',
    code: 'SP-3003',
    change: { bundle: withScreen('load:undefined') },
    detail: /events/,
  },
  { what: 'throws while it starts', code: 'SP-3005', change: { bundle: (bundle) => `throw new Error('no stage');${bundle}` } },
  { what: 'never comes to the end of its start', code: 'SP-3005', change: { bundle: (bundle) => `for(;;);${bundle}` } },
  {
    what: 'throws when a page of it is rendered',
    code: 'SP-3005',
    change: { bundle: withScreen("component(){throw new Error('no stage')}") },
    detail: /no stage/,
  },
  {
    what: 'throws when a page is loaded',
    code: 'SP-3005',
    change: { bundle: withScreen("load(){throw new Error('no stage')}") },
    detail: /no stage/,
  },
  {
    what: 'never comes to the end of rendering a page',
    code: 'SP-3005',
    change: { bundle: withScreen(`component(){${HOLDS_ON}}`) },
    detail: /rendering .*events.* did not let go for \d+ ms/,
  },
  {
    what: 'never comes to the end of loading a page',
    code: 'SP-3004',
    change: { bundle: withScreen('load(){return new Promise(()=>{})}') },
    detail: /events/,
    isFollowed: true,
  },
];

test.use({ releasesBy: 'url' });

let title: string = WORDS.de.listTitle;
let good = 0;
let asked = 1_000;
let lastGood: Feed | undefined;

// Those of a half share a shell, one after the other; the halves have one each.
for (const half of [BAD.slice(0, 6), BAD.slice(6)])
  test.describe(() => {
    test.describe.configure({ mode: 'default' });

    for (const { what, code, change = {}, fault, detail = /./, isFollowed } of half) {
      test(`a release that ${what} never replaces the last good one, and the log says why`, async ({
        page,
        request,
        ownSite,
      }) => {
        const { shell, releases, host } = ownSite;
        const before = (lastGood ??= await releases.readFeed());
        const stays = before.remotes.programme?.version;
        const set = await readReleaseSet(request);
        const expectPagesOf = async (release: string | undefined) => {
          for (const lang of LANGUAGES) {
            // An address that nobody has asked for is rendered and does not come from memory.
            const response = await request.get(`${paths.events({ lang })}?genre=${(asked += 1)}`);
            expect(response.status()).toBe(200);
            expect(await response.text()).toContain(`/remotes/programme/${release}/`);
          }
        };

        if (fault) host?.fail(fault, (path) => path.endsWith(BUNDLE) && !path.includes(`/${stays}/`));
        // Without a change of its own it is one that would do, if it arrived.
        const version = await releases.release(
          'programme',
          fault ? { bundle: (bundle) => `${bundle}// ${what}` } : change,
          before,
        );
        const refusals = () => shell.log('release.refused').filter((line) => line.version === version);
        if (fault === 'hang') {
          await expect.poll(() => host?.failures()).toBeGreaterThan(0);
          await expectPagesOf(stays);
          expect(refusals()).toEqual([]);
        }
        await expect
          .poll(refusals, { timeout: 120_000 })
          .toEqual([
            expect.objectContaining({ level: 'error', remote: 'programme', code, stays, detail: expect.stringMatching(detail) }),
          ]);

        expect(await readReleaseSet(request)).toBe(set);
        await expectPagesOf(stays);
        host?.recover();
        if (!isFollowed) return;
        await page.goto(paths.events({ lang: 'de' }));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);

        // The next good one is taken up as if nothing had happened.
        const next = `Spielplan ${(good += 1)}`;
        const last = await releases.release('programme', { bundle: sayInstead(`"${title}"`, `"${next}"`) }, before);
        await waitForOtherSet(request, set);
        title = next;
        lastGood = await releases.readFeed();
        expect(shell.log('release.live').at(-1)).toMatchObject({ remote: 'programme', version: last, before: stays });
        await expectPagesOf(last);
        await page.goto(paths.events({ lang: 'de' }));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(next);
      });
    }
  });
