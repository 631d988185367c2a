import { cp, readFile, rm } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { startProgram } from '@spielplan/tooling/processes';
import { budgetPages } from '../fixtures/budgetPages.ts';
import { expect, test } from '../fixtures/test.ts';
import { type OwnShell, startOwnShell } from '../site/ownShell.ts';
import { SERVER_ENV, STATE_DIR } from '../site/siteEnvironment.ts';

const WITHOUT = `${STATE_DIR}/without-seams`;
const MAX_SEAMS_BYTES = 512;

test('the documents and data of all nine kinds of page are those of a shell that was built without the seams of editing', async ({
  request,
}) => {
  await cp(`${STATE_DIR}/build/shell`, `${WITHOUT}/build/shell`, { recursive: true });
  const { scripts, without } = await buildWithoutSeams();
  process.stdout.write(`the shell's scripts: ${scripts} bytes, without the seams of editing ${without}\n`);
  expect(scripts - without).toBeGreaterThan(0);
  expect(scripts - without).toBeLessThanOrEqual(MAX_SEAMS_BYTES);
  // Both begin with nothing: a page that one of them has kept since the morning would be an older one.
  const releases = `${STATE_DIR}/remotes`;
  const shells = [
    await startOwnShell({ releases }),
    await startOwnShell({ releases, env: { SPIELPLAN_STATE: WITHOUT } }),
  ] as const;
  try {
    for (const { origin } of shells)
      await expect.poll(async () => (await request.get(`${origin}/health/ready`)).status(), { timeout: 120_000 }).toBe(200);
    const pages = await budgetPages(request);
    expect(pages).toHaveLength(9);
    for (const path of pages.flatMap((page) => [page, `/_data${page}`])) {
      const [usual, plain] = await Promise.all(shells.map((shell) => readParts(request, shell, path)));
      expect(usual!.length, path).toBeGreaterThan(50);
      expect(plain, path).toEqual(usual);
    }
  } finally {
    for (const shell of shells) await shell.stop();
    await rm(WITHOUT, { recursive: true, force: true });
  }
});

/** Builds the shell without seams where its copy is, and answers what its scripts weigh with them and without. */
async function buildWithoutSeams(): Promise<{ scripts: number; without: number }> {
  const folder = `${WITHOUT}/build/shell`;
  const build = startProgram({
    name: 'build',
    args: ['tooling/src/webpack/buildWithoutSeams.ts', folder],
    env: SERVER_ENV,
  });
  expect(await build.ended).toBe(0);
  return JSON.parse(await readFile(`${folder}/weights.json`, 'utf8')) as { scripts: number; without: number };
}

/** The tags, texts and values of a document or of data, without the name of their host and the moment of asking. */
async function readParts(request: APIRequestContext, { origin }: OwnShell, path: string): Promise<string[]> {
  const text = await (await request.get(origin + path)).text();
  const same = text.replaceAll(new URL(origin).host, 'house.test').replaceAll(/(?<=:)1[78]\d{11}\b/g, '0');
  return same.split(/(?=[<,])/);
}
