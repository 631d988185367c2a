import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('./smokeTestProcess.ts', import.meta.url));
/** No process has this id, as none has that of a shell which was killed. */
const GONE = 0;

it('ends although a loop holds it up when the shell is gone, also when it was gone before anybody looked', async () => {
  const child = fork(SOURCE, { execArgv: [], serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  try {
    child.send({ shell: GONE, render: { filename: 'render.cjs', code: 'for (;;);', libraries: import.meta.url } });
    expect(await once(child, 'exit', { signal: AbortSignal.timeout(30_000) })).toEqual([null, 'SIGKILL']);
  } finally {
    child.kill('SIGKILL');
  }
});
