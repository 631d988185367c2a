import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { startProgram } from '@spielplan/tooling/processes';
import { STATE_DIR } from './siteEnvironment.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');
/** What is made, and what is installed. */
const LEFT_OUT = /\/(node_modules|\.git|\.cache|\.spielplan|test-results)$/;

/** A team's own copy of the workspace, in which it changes what it likes and releases. */
export interface TeamCheckout {
  change(path: string, edit: (text: string) => string): Promise<void>;
  /** `npm run release` there; answers its exit code and what it printed. */
  release(env: Readonly<Record<string, string>>, ...args: readonly string[]): Promise<{ code: number | null; lines: string[] }>;
}

/** Copies the workspace, and into `state` the builds that are there, so that only what is changed is built. */
export async function layCheckout(folder: string, state: string): Promise<TeamCheckout> {
  await cp(ROOT, folder, { recursive: true, filter: (path) => !LEFT_OUT.test(path) });
  await mkdir(`${folder}/node_modules/@spielplan`, { recursive: true });
  const link = (name: string, to: string) => symlink(to, `${folder}/node_modules/${name}`);
  for (const name of await readdir(`${ROOT}/node_modules`))
    if (!/^(\.cache|@spielplan)$/.test(name)) await link(name, `${ROOT}/node_modules/${name}`);
  for (const name of await readdir(`${ROOT}/node_modules/@spielplan`)) {
    await link(`@spielplan/${name}`, `${folder}/${name}`);
    const own = await readdir(`${ROOT}/${name}/node_modules`).catch(() => []);
    if (own.length > 0) await symlink(`${ROOT}/${name}/node_modules`, `${folder}/${name}/node_modules`);
  }
  await cp(`${STATE_DIR}/build`, `${state}/build`, { recursive: true });
  return {
    async change(path, edit) {
      const before = await readFile(`${folder}/${path}`, 'utf8');
      const after = edit(before);
      if (after === before) throw new Error(`${path} is as it was.`);
      await writeFile(`${folder}/${path}`, after);
    },
    async release(env, ...args) {
      const lines: string[] = [];
      const program = startProgram({
        name: 'release',
        args: [`${folder}/tooling/src/commands/release.ts`, ...args],
        env: { SPIELPLAN_STATE: state, ...env },
        onLine: (line) => lines.push(line),
      });
      return { code: await program.ended, lines };
    },
  };
}
