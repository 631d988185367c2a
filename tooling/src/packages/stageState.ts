import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { ROOT } from '../root.ts';
import { compilePackages } from './compilePackages.ts';
import { strictMethods } from './strictMethods.ts';

export const SHARED_PACKAGES = ['shared-contracts', 'shared-ui'] as const;

/**
 * Lays the shared packages of one state below `to`, as a remote has them installed, and answers where: of a folder with
 * packed packages, of a commit of this repository, or of the workspace as it stands (null). Rejects with what git says.
 */
export async function stageState(state: string | null, to: string): Promise<string> {
  const installed = `${to}/node_modules/@spielplan`;
  await rm(to, { recursive: true, force: true });
  await mkdir(installed, { recursive: true });
  const packed = state !== null && existsSync(state) ? await readdir(state) : null;
  for (const folder of SHARED_PACKAGES) {
    const file = packed?.find((name) => name.startsWith(`spielplan-${folder}-`) && name.endsWith('.tgz'));
    if (packed && !file) throw new Error(`${state} holds no package of ${folder}; "npm run pack" makes them.`);
    if (!packed) continue;
    await mkdir(`${installed}/${folder}`);
    execFileSync('tar', ['-xzf', `${state}/${file}`, '-C', `${installed}/${folder}`, '--strip-components=1']);
  }
  if (!packed) await compileState(state, to, installed);
  for (const folder of SHARED_PACKAGES) {
    await takeVersion(`${installed}/${folder}/package.json`);
    await makeStrict(`${installed}/${folder}`);
  }
  return installed;
}

/** Two packages of one name and version are one to the compiler, wherever they lie. */
async function takeVersion(path: string): Promise<void> {
  const manifest = JSON.parse(await readFile(path, 'utf8')) as Record<string, unknown>;
  delete manifest.version;
  await writeFile(path, JSON.stringify(manifest));
}

async function makeStrict(folder: string): Promise<void> {
  for (const { parentPath, name } of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = `${parentPath}/${name}`;
    if (name.endsWith('.d.ts')) await writeFile(path, strictMethods(path, await readFile(path, 'utf8')));
  }
}

async function compileState(commit: string | null, to: string, installed: string): Promise<void> {
  const source = commit === null ? ROOT : `${to}/source`;
  if (commit !== null) {
    const archive = execFileSync('git', ['archive', commit, ...SHARED_PACKAGES, 'tsconfig.base.json'], {
      cwd: ROOT,
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    await mkdir(`${source}/node_modules/@spielplan`, { recursive: true });
    execFileSync('tar', ['-x', '-C', source], { input: archive });
    for (const folder of SHARED_PACKAGES) await symlink(`${source}/${folder}`, `${source}/node_modules/@spielplan/${folder}`);
  }
  await compilePackages(`${to}/compiled`, { source, withKit: false });
  for (const folder of SHARED_PACKAGES) {
    await rename(`${to}/compiled/${folder}`, `${installed}/${folder}`);
    await cp(`${source}/${folder}/package.json`, `${installed}/${folder}/package.json`);
  }
}
