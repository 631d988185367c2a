import { cleanEnvironment } from '@spielplan/shared-contracts/http';
import { parseConfiguration } from './configuration.ts';
import { createShell } from './createShell.ts';
import { endOnMistakes, runServer } from './lifecycle/runServer.ts';
import { createLog } from './log.ts';

// Class names, React and styled-components behave as in the builds only in production mode.
process.env.NODE_ENV ??= 'production';

const configuration = parseConfiguration(process.env);
// Code of remotes runs in this process.
cleanEnvironment(process.env);
const { port, host, publicOrigin: origin, stopNoticeMs } = configuration;
const log = createLog(configuration.logLevel);
endOnMistakes(log);

const shell = await createShell(configuration, log);
const onListening = () => log.info('listening', { origin, port, releaseSet: shell.releases.current().id });
runServer(shell, { port, host, log, stopNoticeMs, onListening });
