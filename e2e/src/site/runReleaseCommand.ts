import { startProgram } from '@spielplan/tooling/processes';
import { SERVER_ENV } from './siteEnvironment.ts';

const { NODE_COMPILE_CACHE } = SERVER_ENV;

interface ReleaseCommand {
  /** The folder that has the published builds in `remotes`. */
  state: string;
  /** The file of the key that signs. */
  key: string;
  /** The shell whose verdict counts. */
  shell: string;
}

/** Runs a command of releasing as a team does, and answers its exit code and what it printed. */
export async function runReleaseCommand(
  { state, key, shell }: ReleaseCommand,
  command: string,
  ...args: readonly string[]
): Promise<{ code: number | null; lines: string[] }> {
  const lines: string[] = [];
  const program = startProgram({
    name: command,
    args: [`tooling/src/commands/${command}.ts`, ...args],
    env: { NODE_COMPILE_CACHE, SPIELPLAN_STATE: state, RELEASE_KEY: key, SHELL_URLS: shell },
    onLine: (line) => lines.push(line),
  });
  return { code: await program.ended, lines };
}
