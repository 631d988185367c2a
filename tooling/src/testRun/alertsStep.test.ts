import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { checkAlerts } from './alertsStep.ts';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(`${tmpdir()}/spielplan-alerts-`)));
afterAll(() => rm(folder, { recursive: true }));

/** A tool that finds a fault where a file holds one. */
async function makeTool(): Promise<string> {
  const path = `${folder}/tool`;
  await writeFile(
    path,
    '#!/bin/sh\n[ "$1 $2" = "check rules" ] || [ "$1 $2" = "test rules" ] || exit 3\nif grep wrong "$3"; then exit 1; fi\n',
  );
  await chmod(path, 0o755);
  return path;
}

it('passes rules that can be read, and shows what is wrong with others', async () => {
  const tool = await makeTool();
  const said: string[] = [];
  await writeFile(`${folder}/good.yml`, 'right\n');
  await writeFile(`${folder}/bad.yml`, 'wrong here\n');
  expect(checkAlerts(tool, ['check', `${folder}/good.yml`], (line) => said.push(line))).toEqual({ passed: 1, failed: 0 });
  expect(said).toEqual([]);
  expect(checkAlerts(tool, ['test', `${folder}/bad.yml`], (line) => said.push(line))).toEqual({ passed: 0, failed: 1 });
  expect(said.join('')).toContain('wrong here');
});

it('counts nothing and says so where the tool is missing', () => {
  const counts = checkAlerts(`${folder}/missing`, ['check', `${folder}/good.yml`], () => undefined);
  expect(counts).toEqual({ passed: 0, failed: 0, note: expect.stringMatching(/^not checked, because .* is not installed/) });
});
