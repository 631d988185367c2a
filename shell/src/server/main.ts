import { readConfiguration } from './configuration.ts';
import { createShell } from './createShell.ts';
import { createLog } from './log.ts';

// Class names, React and styled-components behave as in the builds only in production mode.
process.env.NODE_ENV ??= 'production';

const configuration = readConfiguration(process.env);
const log = createLog(configuration.logLevel);
process.on('unhandledRejection', (error) => log.error('process.rejection', error));
process.on('uncaughtException', (error) => log.error('process.exception', error));

const shell = await createShell(configuration, log);
shell.server.once('error', (error: NodeJS.ErrnoException) => {
  log.error('listen.failed', error, { port: configuration.port });
  process.exit(1);
});
shell.server.listen(configuration.port, configuration.host, () => {
  log.info('listening', {
    origin: configuration.publicOrigin,
    port: configuration.port,
    releaseSet: shell.releases.current().id,
  });
});

let isClosing = false;
function stop(): void {
  if (isClosing) return;
  isClosing = true;
  // Connections that will not end are cut after a while, so that a restart is never held up.
  setTimeout(() => process.exit(0), 5_000).unref();
  void shell.close().then(() => process.exit(0));
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
