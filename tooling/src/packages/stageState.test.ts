import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { ROOT } from '../root.ts';
import { classifyApi } from './classifyApi.ts';
import { SHARED_PACKAGES, stageState } from './stageState.ts';

let home: string;
beforeAll(async () => {
  await mkdir(`${ROOT}/.cache`, { recursive: true });
  home = await mkdtemp(`${ROOT}/.cache/staged-`);
});
afterAll(() => rm(home, { recursive: true, force: true }));

/** Packed packages of one version, as `npm pack` names them. */
async function pack(state: string, code: string): Promise<string> {
  for (const folder of SHARED_PACKAGES) {
    await mkdir(`${home}/${state}/package/dist`, { recursive: true });
    const exports = { '.': { types: './dist/index.d.ts', default: './dist/index.js' } };
    const manifest = { name: `@spielplan/${folder}`, version: '0.1.0', exports };
    await writeFile(`${home}/${state}/package/package.json`, JSON.stringify(manifest));
    await writeFile(`${home}/${state}/package/dist/index.d.ts`, code);
    execFileSync('tar', ['-czf', `spielplan-${folder}-0.1.0.tgz`, 'package'], { cwd: `${home}/${state}` });
  }
  return `${home}/${state}`;
}

it('the compiler sees two states of packages although their version is the same', async () => {
  const before = await stageState(await pack('before', 'export declare const a: string;'), `${home}/laid/before`);
  const now = await stageState(await pack('now', 'export declare const a: number;'), `${home}/laid/now`);
  for (const folder of SHARED_PACKAGES) {
    const changes = await classifyApi(`${before}/${folder}`, `${now}/${folder}`);
    expect(changes).toEqual([expect.objectContaining({ kind: 'breaking', name: '. a' })]);
  }
});

it('a folder without the packages is refused', async () => {
  await mkdir(`${home}/empty`);
  await expect(stageState(`${home}/empty`, `${home}/laid/empty`)).rejects.toThrow('holds no package of shared-contracts');
});
