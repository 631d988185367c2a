import { readConfiguration } from './configuration.ts';
import { sentenceOf } from './http/describeFailure.ts';
import { type RunningProvider, startProvider } from './server.ts';

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
// Node would print such an error with everything in it, also what a visitor typed, and drop what is under way.
process.on('uncaughtException', (error) => {
  if (running) running.tellFailure(error);
  else process.stderr.write(`${sentenceOf(error)}\n`);
  stop(1, 0);
});

try {
  running = await startProvider(readConfiguration(process.env));
  process.stdout.write(`Provider: ${running.url}\n`);
  void running.failed.then((error) => {
    running?.tellFailure(error);
    stop(1, 0);
  });
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exit(1);
}
