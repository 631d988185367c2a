import { readConfiguration } from './configuration.ts';
import { type RunningProvider, startProvider } from './server.ts';

let running: RunningProvider | null = null;

try {
  running = await startProvider(readConfiguration(process.env));
  process.stdout.write(`Provider: ${running.url}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    void running?.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}
