import { settingsSchema } from '@spielplan/shared-contracts/api';
import type { FetchedRelease } from '../releases/fetchRelease.ts';
import type { RecordedAnswers } from '../releases/createReleaseMemory.ts';
import { SMOKE_TEST_LIMITS } from '../smokeTest/runSmokeTestProcess.ts';
import { createSmokeTest } from '../smokeTest/smokeTestInProcess.ts';
import { recordLog } from './recordLog.ts';
import { TINY_RENDER_BUNDLE } from './renderBundle.ts';
import { siteOfTests } from './siteOfTests.ts';
import { startServer } from './startServer.ts';
import { temporaryFolder } from './temporaryFolder.ts';
import { layTinyRemote, tinyBundle, type TinyRemote } from './tinyRemote.ts';

const folder = await temporaryFolder();
const SETTINGS = settingsSchema.parse({
  status: 'ok',
  is_site_online: true,
  is_shop_online: true,
  site_name: { de: 'Haus', en: 'House' },
});
const provider = await startServer((request, response) => {
  const body = request.url?.includes('settings')
    ? SETTINGS
    : request.url?.includes('nav')
      ? { menu: [], secondary_menu: [], footer: [] }
      : [];
  response.end(JSON.stringify(body));
});
afterAll(() => Promise.all([folder.remove(), provider.close()]));

/** Where the provider of these tests answers. */
export const PROVIDER_ORIGIN = provider.origin;
/** What all smoke tests of a file have said. */
export const log = recordLog();

interface SmokeTestOfTests {
  limits?: Partial<typeof SMOKE_TEST_LIMITS>;
  /** The code of the render bundle. */
  code?: string;
  providerUrl?: string;
  program?: string;
  answers?: { read(): Promise<RecordedAnswers>; keep(answers: RecordedAnswers): Promise<void> };
}

/** A smoke test in a process of its own, with all the time that a busy machine takes. */
export function smokeTestWith({
  limits,
  code = TINY_RENDER_BUNDLE,
  providerUrl = provider.origin,
  ...rest
}: SmokeTestOfTests = {}) {
  return createSmokeTest({
    shellVersion: 'shell',
    render: { filename: 'render.cjs', code, libraries: import.meta.url },
    site: siteOfTests(providerUrl),
    log,
    limits: { ...SMOKE_TEST_LIMITS, silence: 30_000, ...limits },
    ...rest,
  });
}

/**
 * On a busy machine any process is slow by itself: a refusal
 * for other reasons than `words` is tried again with more time.
 */
export async function refusal(
  words: RegExp,
  limitsAt: (seconds: number) => Partial<typeof SMOKE_TEST_LIMITS>,
  candidates: FetchedRelease[],
  name: FetchedRelease['release']['name'] = 'programme',
) {
  for (const seconds of [1, 4]) {
    const verdicts = await smokeTestWith({ limits: limitsAt(seconds) })([], candidates);
    if (words.test(verdicts.get(name)?.detail ?? '')) return verdicts;
  }
  return smokeTestWith({ limits: limitsAt(15) })([], candidates);
}

/** A built release, as the shell has fetched it. */
export async function fetched(tiny: TinyRemote): Promise<FetchedRelease> {
  return { release: await layTinyRemote(folder.path, tiny), code: tinyBundle(tiny), files: new Map() };
}

/** Source of a remote with one page, of which this is different. */
export const screen = (part: string) => `screens: { [id]: { component: () => 'page', load: async () => page, ${part} } }`;

/** What a release does, how, and what the verdict says of it. */
export type Harm = [what: string, tiny: Partial<TinyRemote>, words: RegExp];

/** Tries a release that does harm; the shell's own thread must not compute for it meanwhile. */
export async function expectRefusal([what, tiny, words]: Harm) {
  // CPU of this process and not the clock: held up by the code itself it would
  // compute for seconds between two ticks, while a busy machine only lets it wait.
  let longest = 0;
  let last = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(last);
    longest = Math.max(longest, (user + system) / 1_000);
    last = process.cpuUsage();
  }, 5);
  // A process that fills its memory is silent meanwhile.
  const silenceAt = (seconds: number) => (/memory/.test(what) ? 30_000 : seconds * 1_000);
  const limitsAt = (seconds: number) => ({ memory: 350, silence: silenceAt(seconds) });
  const verdicts = await refusal(words, limitsAt, [await fetched({ version: 'b1', ...tiny })]);
  clearInterval(timer);
  expect(verdicts.get('programme')).toMatchObject({ spielplan: 'REMOTE_CRASHED', detail: expect.stringMatching(words) });
  expect(longest).toBeLessThan(1_500);
}
