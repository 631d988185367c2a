import type { Server } from 'node:http';
import type { Log } from '../log.ts';
import type { Requests } from './watchRequests.ts';

/** A server as its process sees it. */
export interface ServerLifecycle {
  server: Server;
  requests: Requests;
  health: { ready: Promise<void>; announceStop(): void };
  /** Ends what runs in the background. */
  close(): void;
}

interface RunOptions {
  port: number;
  host: string;
  log: Log;
  /** Milliseconds in which a process that was asked to stop goes on taking connections. */
  stopNoticeMs: number;
  onListening: () => void;
}

/** However busy it is, a stop takes no longer. */
const STOP_LIMIT_MS = 30_000;
/** A process that has thrown goes on for this long after it has asked its supervisor for a replacement. */
const REPLACEMENT_LIMIT_MS = 60_000;

/** What a supervisor (`tooling/src/processes/keepRunning.ts`) and its process say to each other. */
const READY_MESSAGE = 'spielplan:ready';
const REPLACE_MESSAGE = 'spielplan:replace';

/**
 * Listens until the process is asked to stop (SIGTERM, SIGINT), or had an
 * uncaught exception and cannot be trusted any more. Either way nothing that was accepted is dropped. Exit
 * codes: 0 after a stop, 1 after a failure.
 */
export function runServer(
  { server, requests, health, close }: ServerLifecycle,
  { port, host, log, stopNoticeMs, onListening }: RunOptions,
): void {
  let isStopping = false;
  let hasAskedForAnother = false;

  async function stop(code: number, noticeMs: number): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    health.announceStop();
    log.info('stopping', { noticeMs });
    const cut = await requests.drain({ noticeMs, limitMs: STOP_LIMIT_MS });
    close();
    log.info('stopped', { cut });
    process.exit(code);
  }

  process.removeAllListeners('uncaughtException');
  process.on('uncaughtException', (error, origin) => {
    logMistake(log, error, origin);
    if (isStopping || hasAskedForAnother) return;
    // Another process can serve before this one ends.
    hasAskedForAnother = process.connected && process.send?.(REPLACE_MESSAGE) === true;
    if (hasAskedForAnother) setTimeout(() => void stop(1, 0), REPLACEMENT_LIMIT_MS).unref();
    else void stop(1, 0);
  });
  process.on('SIGTERM', () => void stop(hasAskedForAnother ? 1 : 0, stopNoticeMs));
  process.on('SIGINT', () => {
    // A second Ctrl+C ends the process at once.
    if (isStopping) process.exit(1);
    void stop(0, 0);
  });

  server.once('error', (error: NodeJS.ErrnoException) => {
    log.error('listen.failed', error, { port });
    process.exit(1);
  });
  // Each shell of a supervisor has its own socket, or the supervisor's copy would take connections that
  // nobody answers. Systems that cannot do this share the supervisor's.
  const reusePort = process.platform === 'linux' && process.connected;
  server.listen({ port, host, reusePort }, () => {
    onListening();
    void health.ready.then(() => process.send?.(READY_MESSAGE));
  });
}

/**
 * Ends a process that has an uncaught exception while it serves nothing yet. Where nobody reads the log any more
 * it goes on without one: that such a line was lost would be another line.
 */
export function endOnMistakes(log: Log): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  process.on('uncaughtException', (error, origin) => {
    logMistake(log, error, origin);
    process.exit(1);
  });
}

/** A promise that rejects unheard becomes such a mistake, too, as Node does it by itself. */
function logMistake(log: Log, error: Error, origin: NodeJS.UncaughtExceptionOrigin): void {
  log.error(origin === 'unhandledRejection' ? 'process.rejection' : 'process.exception', error);
}
