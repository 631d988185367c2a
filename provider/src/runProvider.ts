import { cleanEnvironment } from '@spielplan/shared-contracts/http';
import { parseConfiguration } from './platform/configuration/configuration.ts';
import { sentenceOf } from './platform/failures/describeFailure.ts';
import { type RunningProvider, startProvider } from './server.ts';

/**
 * What the PostgreSQL driver reads at each connection; the password it has kept (`connectPostgres`).
 */
const OF_THE_DRIVER = /^PG(?!PASSWORD$)/;

let running: RunningProvider | null = null;
let isStopping = false;

/** Ends with what was accepted answered. Asked twice from a terminal, somebody is in a hurry. */
function stop(code: number, noticeMs?: number): void {
  // Nothing is served yet.
  if (!running) process.exit(1);
  if (isStopping) return;
  isStopping = true;
  running.stop(noticeMs).then(
    () => process.exit(code),
    () => process.exit(1),
  );
}

process.on('SIGTERM', () => stop(0));
process.on('SIGINT', () => (isStopping ? process.exit(1) : stop(0, 0)));
// The program that has started this one is gone, and nobody else would end it.
process.once('disconnect', () => stop(0, 0));
// Node would print such an error with everything in it,
// also what a visitor typed, and drop what is under way.
process.on('uncaughtException', (error) => {
  if (running) running.reportFailure(error);
  else process.stderr.write(`${sentenceOf(error)}\n`);
  stop(1, 0);
});

try {
  const configuration = parseConfiguration(process.env);
  // Passwords and keys are in the configuration now;
  // no library and no child process needs to see them.
  cleanEnvironment(process.env, OF_THE_DRIVER);
  running = await startProvider(configuration);
  process.stdout.write(`Provider: ${running.url}\n`);
  void running.failed.then((error) => {
    running?.reportFailure(error);
    stop(1, 0);
  });
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exit(1);
}
