import { cp, readFile, writeFile } from 'node:fs/promises';
import { startProgram } from '@spielplan/tooling/processes';
import { layWorkspace } from '@spielplan/tooling/workspace';
import { STATE_DIR } from './siteEnvironment.ts';

/** A team's own copy of the workspace, in which it changes what it likes and releases. */
export interface TeamCheckout {
  change(path: string, edit: (text: string) => string): Promise<void>;
  /** `npm run release` there; answers its exit code and what it printed. */
  release(env: Readonly<Record<string, string>>, ...args: readonly string[]): Promise<{ code: number | null; lines: string[] }>;
}

/** Copies the workspace, and into `state` the builds that are there, so that only what is changed is built. */
export async function layCheckout(folder: string, state: string): Promise<TeamCheckout> {
  await layWorkspace(folder);
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
