import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { findBrowser } from './findBrowser.ts';

const before = { ...process.env };
let folder: string;

async function place(...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await writeFile(`${folder}/${name}`, '');
    await chmod(`${folder}/${name}`, 0o755);
  }
}

/**
 * A machine that tells what it was asked to install; `brings`
 * is what the installation of a headless shell leaves.
 */
function machineWith(brings: readonly string[] = []) {
  const asked: string[] = [];
  return {
    asked,
    elsewhere: [],
    installHeadlessShell() {
      asked.push('headless shell');
      return place(...brings);
    },
    installWhole() {
      asked.push('whole');
      return place('chromium');
    },
  };
}

beforeEach(async () => {
  folder = await mkdtemp(`${tmpdir()}/spielplan-browser-`);
  process.env.PATH = folder;
  delete process.env.CHROME_PATH;
  delete process.env.PLAYWRIGHT_CHROMIUM_EXECUTABLE;
});

afterEach(async () => {
  process.env = { ...before };
  await rm(folder, { recursive: true });
});

describe('a browser is found', () => {
  test.each([
    ['tests', ['chromium', 'chromium-headless-shell'], 'chromium-headless-shell'],
    ['tests', ['google-chrome', 'chrome-headless-shell'], 'chrome-headless-shell'],
    ['measurements', ['chromium', 'chromium-headless-shell'], 'chromium'],
    ['measurements', ['chromium-headless-shell'], 'chromium-headless-shell'],
  ] as const)('for %s among %j', async (purpose, installed, found) => {
    await place(...installed);
    const machine = machineWith();
    expect(await findBrowser(() => undefined, purpose, machine)).toBe(`${folder}/${found}`);
    expect(machine.asked).toEqual([]);
  });

  test('where somebody has named it, whatever else is there', async () => {
    await place('chromium-headless-shell', 'mine');
    process.env.CHROME_PATH = `${folder}/mine`;
    expect(await findBrowser(() => undefined)).toBe(`${folder}/mine`);
    process.env.CHROME_PATH = `${folder}/gone`;
    await expect(findBrowser(() => undefined)).rejects.toThrow(`There is no browser at ${folder}/gone`);
  });
});

describe('a browser is installed', () => {
  test.each([
    { what: 'as a shell beside a whole one', there: ['chromium'], brings: ['chromium-headless-shell'], asked: 1 },
    { what: 'as a shell where there is none', there: [], brings: ['chromium-headless-shell'], asked: 1 },
    { what: 'in vain, and the whole one does', there: ['chromium'], brings: [], asked: 1 },
    { what: 'as a whole one where no shell can be had', there: [], brings: [], asked: 2 },
  ])('for tests $what', async ({ there, brings, asked }) => {
    await place(...there);
    const machine = machineWith(brings);
    expect(await findBrowser(() => undefined, 'tests', machine)).toBe(`${folder}/${brings[0] ?? 'chromium'}`);
    expect(machine.asked).toEqual(['headless shell', 'whole'].slice(0, asked));
  });

  test('for measurements as a whole one', async () => {
    const machine = machineWith();
    expect(await findBrowser(() => undefined, 'measurements', machine)).toBe(`${folder}/chromium`);
    expect(machine.asked).toEqual(['whole']);
  });
});
