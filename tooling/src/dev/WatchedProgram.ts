import { watch } from 'node:fs';
import { startProgram, type Program } from '../processes/Program.ts';
import { ROOT } from '../root.ts';

interface WatchedProgramOptions {
  name: string;
  args: readonly string[];
  env: Readonly<Record<string, string>>;
  /** Whether a line it prints says that it serves. */
  isReadyLine: (line: string) => boolean;
  onLine: (line: string) => void;
  /** Folders, relative to the workspace, whose TypeScript restarts it. */
  sources: readonly string[];
  /** Milliseconds it is given to end by itself. */
  stopTimeoutMs: number;
}

/** A server of ours that is started again when its code changes. */
export interface WatchedProgram {
  /**
   * Resolves while it serves, waits while it starts again,
   * rejects with its last words where it ended by itself.
   */
  ready(): Promise<void>;
  /** Resolves when it serves again; rejects like `ready`. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

interface Run {
  program: Program;
  isStopped: boolean;
  ready: Promise<void>;
}

const SETTLE_MS = 150;
const MAX_LAST_LINES = 20;

/** Starts a program and watches its sources. */
export function startWatchedProgram(options: WatchedProgramOptions): WatchedProgram {
  let current: Promise<Run> = Promise.resolve(startRun(options));
  let timer: NodeJS.Timeout | undefined;

  async function ready(): Promise<void> {
    for (let seen: Promise<Run> | null = null; seen !== current;) {
      seen = current;
      await (
        await seen
      ).ready;
    }
  }

  async function restart(): Promise<void> {
    current = current.then(async (run) => {
      await end(run, options.stopTimeoutMs);
      return startRun(options);
    });
    await ready();
  }

  const watchers = options.sources.map((folder) =>
    watch(`${ROOT}/${folder}`, { recursive: true }, (_, file) => {
      if (!file?.endsWith('.ts') || file.endsWith('.test.ts')) return;
      clearTimeout(timer);
      timer = setTimeout(() => void restart().catch(() => undefined), SETTLE_MS);
    }),
  );

  return {
    ready,
    restart,
    async stop() {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
      await end(await current, options.stopTimeoutMs);
    },
  };
}

function startRun({ name, args, env, isReadyLine, onLine }: WatchedProgramOptions): Run {
  const words: string[] = [];
  const { promise: ready, resolve: serve, reject: fail } = Promise.withResolvers<void>();
  const program = startProgram({
    name,
    args,
    env,
    onLine(line) {
      words.push(line);
      if (words.length > MAX_LAST_LINES) words.shift();
      onLine(line);
      if (isReadyLine(line)) serve();
    },
  });
  const run: Run = { program, isStopped: false, ready };
  void program.ended.then((code) => {
    // Callers that waited for a stopped run wait for the next one.
    if (run.isStopped) return serve();
    const failure = new Error(
      `The ${name} ended (exit code ${code}); it starts again when its code changes.\n${words.join('\n')}`,
    );
    fail(failure);
    run.ready = Promise.reject(failure);
    run.ready.catch(() => undefined);
  });
  ready.catch(() => undefined);
  return run;
}

async function end(run: Run, stopTimeoutMs: number): Promise<void> {
  run.isStopped = true;
  await run.program.stop(stopTimeoutMs);
}
