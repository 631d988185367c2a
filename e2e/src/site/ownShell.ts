import { findFreePort, SHELL_ARGS, SHELL_MEMORY, startProgram, waitUntilReady } from '@spielplan/tooling/processes';
import { PROVIDER_URL, SERVER_ENV } from './siteEnvironment.ts';

/** A line of the shell's log (docs/operating.md, Logs). */
export interface LogLine {
  level: string;
  event: string;
  code?: string;
  [field: string]: unknown;
}

/**
 * A shell beside the site of all journeys, for one that releases, breaks and stops what it likes.
 */
export interface OwnShell {
  origin: string;
  pid: number;
  hasEnded(): boolean;
  /** What it has logged of an event until now. */
  log(event: string): LogLine[];
  stop(): Promise<void>;
}

/** As in the browsers: none of them lives for as long as its code would have to run to make up for being optimized. */
const NO_OPTIMIZING = ['--no-maglev', '--no-turbofan'];

interface OwnShellOptions {
  /** Folder or URL of the feed. */
  releases: string;
  /** That of all journeys, unless another one is named. */
  providerUrl?: string;
  env?: Readonly<Record<string, string>>;
  /** A free port, unless one is named. */
  port?: number;
}

/**
 * Starts the built shell as an operator does and waits
 * until it answers; its site need not be ready by then.
 */
export async function startOwnShell({
  releases,
  providerUrl = PROVIDER_URL,
  env = {},
  port: given,
}: OwnShellOptions): Promise<OwnShell> {
  const port = given ?? (await findFreePort());
  const origin = `http://localhost:${port}`;
  const lines: LogLine[] = [];
  const program = startProgram({
    name: 'shell',
    args: [...NO_OPTIMIZING, ...SHELL_ARGS],
    env: {
      ...SHELL_MEMORY,
      ...SERVER_ENV,
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      PROVIDER_URL: providerUrl,
      RELEASES: releases,
      LOG_LEVEL: 'info',
      UNSIGNED_RELEASES: 'on',
      ...env,
    },
    onLine: (line) => line.startsWith('{') && lines.push(JSON.parse(line) as LogLine),
  });
  try {
    await waitUntilReady(program, `http://127.0.0.1:${port}/health/live`, 240_000);
  } catch (error) {
    await program.stop();
    throw error;
  }
  return {
    origin,
    pid: program.pid,
    hasEnded: program.hasEnded,
    log: (event) => lines.filter((line) => line.event === event),
    stop: program.stop,
  };
}
