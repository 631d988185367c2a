import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { MeasuredFile } from './measureFile.ts';

export interface InspectionJob {
  path: string;
  isEditor: boolean;
}

export type InspectionAnswer =
  | { kind: 'measured'; file: MeasuredFile }
  | { kind: 'refused'; name: 'UNSUPPORTED_MEDIA_TYPE' | 'PAYLOAD_TOO_LARGE'; detail: string }
  | { kind: 'failed'; message: string };

export interface Inspector {
  /**
   * Measures a file in a process of its own. Throws what `measureFile` throws, and `PAYLOAD_TOO_LARGE` for one that
   * takes more time or memory than any file may.
   */
  inspect(job: InspectionJob): Promise<MeasuredFile>;
}

const PROGRAM = fileURLToPath(new URL('./inspectionProcess.ts', import.meta.url));
const TIMEOUT_MS = 60_000;
const IDLE_MS = 20_000;
const MAX_HEAP_MB = 256;

/**
 * Processes that read what others have sent: whatever a file does to its reader, this process goes on. They are started when one
 * is needed, are used one file after the other and end when nothing comes for a while.
 */
export function createInspector({ timeoutMs = TIMEOUT_MS, program = PROGRAM } = {}): Inspector {
  const idle: ChildProcess[] = [];

  const start = (): ChildProcess => {
    const child = fork(program, {
      execArgv: ['--disable-warning=ExperimentalWarning', `--max-old-space-size=${MAX_HEAP_MB}`],
      // It needs none of what this process knows.
      env: { PATH: process.env['PATH'], TZ: process.env['TZ'] },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.on('exit', () => forget(child));
    // Neither a file that is measured nor one that has been keeps a server from ending.
    child.unref();
    child.channel?.unref();
    return child;
  };
  const forget = (child: ChildProcess) => {
    const at = idle.indexOf(child);
    if (at >= 0) idle.splice(at, 1);
  };
  const rest = (child: ChildProcess) => {
    idle.push(child);
    setTimeout(() => {
      if (!idle.includes(child)) return;
      forget(child);
      child.kill('SIGKILL');
    }, IDLE_MS).unref();
  };

  return {
    async inspect(job) {
      const child = idle.pop() ?? start();
      const answer = await ask(child, job, timeoutMs);
      if (answer === 'ended') {
        child.kill('SIGKILL');
        throw new SpielplanError('PAYLOAD_TOO_LARGE', { field: 'file', detail: 'it takes too much time or memory to read' });
      }
      rest(child);
      if (answer.kind === 'refused') throw new SpielplanError(answer.name, { field: 'file', detail: answer.detail });
      if (answer.kind === 'failed') throw new Error(`A file could not be inspected: ${answer.message}`);
      return answer.file;
    },
  };
}

/** The answer, or that the process has ended or was too slow. Rejects where none can be started. */
function ask(child: ChildProcess, job: InspectionJob, timeoutMs: number): Promise<InspectionAnswer | 'ended'> {
  const { promise, resolve, reject } = Promise.withResolvers<InspectionAnswer | 'ended'>();
  const timer = setTimeout(() => resolve('ended'), timeoutMs);
  const onExit = () => resolve('ended');
  const onMessage = (answer: InspectionAnswer) => resolve(answer);
  child.once('exit', onExit).once('error', reject).once('message', onMessage);
  child.send(job, (error) => {
    if (error) resolve('ended');
  });
  return promise.finally(() => {
    clearTimeout(timer);
    child.off('exit', onExit).off('error', reject).off('message', onMessage);
  });
}
