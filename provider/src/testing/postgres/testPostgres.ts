import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { contentFingerprint } from '../seededFolder.ts';
import { startPostgres } from './startPostgres.ts';

// `npm run test:postgres -w provider [-- jest arguments]`: the provider's tests on a PostgreSQL
// server of their own, all of them without arguments. PG_BIN: the folder of its programs.
const ROOT = join(import.meta.dirname, '../../../..');

const given = process.argv.slice(2);
const hasPaths = given.some((argument) => !argument.startsWith('-'));
const server = await startPostgres({ say: (line) => process.stdout.write(`${line}\n`) }).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});

const jest = spawn(
  process.execPath,
  ['--disable-warning=ExperimentalWarning', 'tooling/src/commands/jest.ts', ...(hasPaths ? [] : ['provider']), ...given],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: server.url, TEST_CONTENT: contentFingerprint() } },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void jest.kill(signal));
jest.once('exit', (code) => {
  void server.stop().finally(() => process.exit(code ?? 1));
});
