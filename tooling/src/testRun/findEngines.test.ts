import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { describeMissing } from './browsersStep.ts';
import { findEngines } from './findEngines.ts';
import { runSteps } from './runSteps.ts';

const LIBRARY = 'lib/x86_64-linux-gnu/webkit2gtk-4.1';
let folder: string;

async function place(...paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await writeFile(`${folder}/${path}`, '');
    await chmod(`${folder}/${path}`, 0o755);
  }
}

/** A machine that notes what is to be installed, and gets it or not. */
function machine(brings: readonly string[] = []) {
  const asked: string[] = [];
  const install = async (names: readonly string[]) => {
    asked.push(...names);
    await place(...brings);
    return brings.length > 0;
  };
  return { asked, folders: [`${folder}/bin`], libraries: [`${folder}/lib`], install };
}

beforeEach(async () => {
  folder = await mkdtemp(`${tmpdir()}/spielplan-engines-`);
  await mkdir(`${folder}/bin`);
  await mkdir(`${folder}/${LIBRARY}`, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

it('takes the engines that are installed, and installs nothing', async () => {
  await place('bin/firefox-esr', 'bin/WebKitWebDriver', 'bin/Xvfb', `${LIBRARY}/MiniBrowser`);
  const here = machine();
  expect(await findEngines(() => undefined, here)).toEqual({
    firefox: `${folder}/bin/firefox-esr`,
    webkit: `${folder}/bin/WebKitWebDriver,${folder}/${LIBRARY}/MiniBrowser,${folder}/bin/Xvfb`,
  });
  expect(here.asked).toEqual([]);
});

it('installs what is missing alone', async () => {
  await place('bin/WebKitWebDriver', 'bin/Xvfb', `${LIBRARY}/MiniBrowser`);
  const here = machine(['bin/firefox-esr']);
  expect((await findEngines(() => undefined, here)).firefox).toBe(`${folder}/bin/firefox-esr`);
  expect(here.asked).toEqual(['firefox-esr']);
});

it('says in the line of the step what a machine cannot try, although nothing failed', async () => {
  const note = describeMissing(await findEngines(() => undefined, machine()));
  expect(note).toContain('Firefox (package firefox-esr), WebKit (packages webkit2gtk-driver and xvfb)');
  expect(describeMissing({ firefox: 'a', webkit: 'b' })).toBe('');
  const printed: string[] = [];
  const run = () => Promise.resolve({ passed: 0, failed: 0, note });
  await runSteps([[[{ id: 'browsers', title: 'other engines', run }]]], '/tmp', (line) => printed.push(line));
  expect(printed).toEqual([expect.stringMatching(/^✓ other engines: 0 passed \([\d.]+ s\); not tried, because/)]);
});
