import { cp, writeFile } from 'node:fs/promises';
import { findFreePort } from '../processes/ports.ts';
import { ROOT } from '../root.ts';
import { parseShellLog, type ShellEvent } from './parseShellLog.ts';
import { startWatchedProgram, type WatchedProgram } from './WatchedProgram.ts';

interface DevShellOptions {
  /** Where pages are asked for; links and cookies are made for it. */
  origin: string;
  providerUrl: string;
  stateDir: string;
  onNews: (news: ShellEvent) => void;
}

/** The shell's server under development. */
export interface DevShell {
  /** Its port, as soon as it serves; rejects while it cannot. */
  port(): Promise<number>;
  /**
   * Starts it with a finished build, or again if the server's
   * part of the build changed; rejects where it does not come up.
   */
  activate(serverHash: string): Promise<void>;
  stop(): Promise<void>;
}

/** Runs the shell on a free port of this machine, over the builds and releases in `stateDir`. */
export function createDevShell({ origin, providerUrl, stateDir, onNews }: DevShellOptions): DevShell {
  let begin: (started: { program: WatchedProgram; port: number }) => void = () => undefined;
  const started = new Promise<{ program: WatchedProgram; port: number }>((resolve) => (begin = resolve));
  let runningHash: string | null = null;
  let program: WatchedProgram | null = null;

  async function start(): Promise<WatchedProgram> {
    const port = await findFreePort();
    const shell = startWatchedProgram({
      name: 'shell',
      args: ['--no-compilation-cache', 'shell/src/server/main.ts'],
      env: {
        // Class names of styled components are equal on both sides only if both run in the same mode.
        NODE_ENV: 'development',
        PORT: String(port),
        HOST: '127.0.0.1',
        PUBLIC_ORIGIN: origin,
        PROVIDER_URL: providerUrl,
        SPIELPLAN_STATE: stateDir,
        RELEASES: `${stateDir}/remotes`,
        RELEASE_POLL: '300',
        UNSIGNED_RELEASES: 'on',
        TRUST: '',
        PAGE_CACHE: 'off',
        // A thread that stands at a breakpoint would be ended.
        PAGE_THREADS: 'off',
        LOG_LEVEL: 'info',
      },
      isReadyLine: (line) => parseShellLog(line)?.kind === 'serving',
      onLine(line) {
        const news = parseShellLog(line);
        if (news) onNews(news);
      },
      sources: ['shell/src/server', 'shared-contracts/src'],
      stopTimeoutMs: 1_500,
    });
    begin({ program: shell, port });
    return shell;
  }

  return {
    async port() {
      const { program: shell, port } = await started;
      await shell.ready();
      return port;
    },
    async activate(serverHash) {
      const build = `${stateDir}/build/shell`;
      await cp(`${ROOT}/shell/public`, `${build}/browser`, { recursive: true });
      await writeFile(`${build}/build.json`, '{"scripts":["shell.js"]}\n');
      const isOutdated = runningHash !== null && runningHash !== serverHash;
      runningHash = serverHash;
      program ??= await start();
      await (isOutdated ? program.restart() : program.ready());
    },
    async stop() {
      await program?.stop();
    },
  };
}
