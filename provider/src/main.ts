import { readConfiguration } from './configuration.ts';
import { type RunningProvider, startProvider } from './server.ts';

let running: RunningProvider | null = null;
let isStopping = false;

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    // Nothing is served yet, or somebody is in a hurry.
    if (!running || isStopping) process.exit(1);
    isStopping = true;
    running.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}

try {
  running = await startProvider(readConfiguration(process.env));
  process.stdout.write(`Provider: ${running.url}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
