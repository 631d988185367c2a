import { fork, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SpielplanError, toSpielplanError } from '@spielplan/shared-contracts/errors';
import { publicEnvironment } from '@spielplan/shared-contracts/http';
import type { ForwardedLine } from '../forwardedLog.ts';
import { processorTimesOf } from '../lifecycle/processorTimes.ts';
import type { Log } from '../log.ts';
import { LEFT_OUT_EVENT } from '../../failures/createPartReport.server.ts';
import type { RecordedAnswers } from '../releases/createReleaseMemory.ts';
import type { SmokeTestMessage, SmokeTestOrder, SmokeTestOrderOfShell } from './smokeTestMessages.ts';

/** Time spent waiting for a processor is not counted: a busy machine does not fail a build. */
export interface SmokeTestLimits {
  /** Milliseconds until the first candidate is started. */
  start: number;
  /** Milliseconds the process may be silent while remote code runs. */
  silence: number;
  /** Milliseconds the smoke test may take in all. */
  whole: number;
  /** Megabytes of memory, where the system tells (Linux); elsewhere the heap alone is bounded. */
  memory: number;
}

interface ProcessOptions {
  log: Log;
  limits: SmokeTestLimits;
  /** Code of the built `smokeTestProcess.ts`; without it the process runs the source, which takes longer to start. */
  program?: string | undefined;
  /** `isWhole` where every page was made of the provider's own answers. */
  onPassed: (answers: RecordedAnswers, isWhole: boolean) => void;
}

/**
 * Loaders and renderings have limits of their own, and
 * an honest build is silent only while it computes.
 */
export const SMOKE_TEST_LIMITS: SmokeTestLimits = { start: 30_000, silence: 10_000, whole: 120_000, memory: 768 };

const TICK_MS = 100;
/** After this many times its limit it is ended however little of a processor it had. */
const BUSY_FACTOR = 8;
const HEAP_MEGABYTES = 384;
const SOURCE = fileURLToPath(new URL('./smokeTestProcess.ts', import.meta.url));
/** Runs the program that is said first: no file may have changed since the shell read it. */
const RUN_PROGRAM = `process.once('message', (code) => {
  const module = { exports: {} };
  require('node:vm').compileFunction(code, ['module', 'exports', 'require'], { filename: 'smokeTest.cjs' })(module, module.exports, require);
});`;

/**
 * Runs one smoke test in a process of its own and answers why the candidates were refused, or
 * `null`: what they threw, `REMOTE_CRASHED` where they held the process up, ended it or ate its
 * memory, `REMOTE_TIMEOUT` where they were only slow, `UNEXPECTED` where it ended before any of them
 * had started. The process is gone when this resolves.
 */
export function runSmokeTestProcess(
  order: SmokeTestOrder,
  { log, limits, program, onPassed }: ProcessOptions,
): Promise<SpielplanError | null> {
  const names = order.candidates.map(({ release }) => `${release.name} ${release.version}`).join(', ');
  let step: string | null = null;
  // Counts ticks instead of reading a clock: a shell that was held up itself has not listened meanwhile.
  const silence = startStopwatch();
  const whole = startStopwatch();

  return new Promise((resolve) => {
    const child = startProcess(program);
    const kill = () => child.kill('SIGKILL');
    process.once('exit', kill);
    child.send({ ...order, shell: process.pid } satisfies SmokeTestOrderOfShell, () => undefined);
    let isOver = false;
    const timer = setInterval(() => {
      const queued = processorTimesOf(String(child.pid))?.queued ?? 0;
      silence.tick(queued);
      whole.tick(queued);
      if (step === null && whole.isOver(limits.start)) fail(`did not begin within ${limits.start} ms`);
      else if (step !== null && silence.isOver(limits.silence)) fail(`did not let go for ${limits.silence} ms`);
      else if (whole.isOver(limits.whole)) fail(`was not done after ${limits.whole} ms`, 'REMOTE_TIMEOUT');
      else if (megabytesOf(child.pid) > limits.memory) fail(`took more than ${limits.memory} MB`);
    }, TICK_MS);

    function end(verdict: SpielplanError | null): void {
      if (isOver) return;
      isOver = true;
      clearInterval(timer);
      process.off('exit', kill);
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return resolve(verdict);
      child.once('exit', () => resolve(verdict));
      kill();
    }

    function fail(how: string, name: 'REMOTE_CRASHED' | 'REMOTE_TIMEOUT' = 'REMOTE_CRASHED', cause?: unknown): void {
      const detail = `${names}: ${step ?? 'the smoke test'} ${how}`;
      end(new SpielplanError(step === null ? 'UNEXPECTED' : name, { detail, cause }));
    }

    function hear(message: SmokeTestMessage): void {
      silence.restart();
      switch (message.kind) {
        case 'alive':
          return;
        case 'step':
          step = message.what;
          return;
        case 'passed':
          onPassed(message.answers, message.isWhole);
          return end(null);
        case 'refused':
          return end(toSpielplanError(message.why));
        case 'log':
          return write(log, message.line);
        default:
          message satisfies never;
      }
    }

    child.on('message', (message: SmokeTestMessage) => {
      if (!isOver) hear(message);
    });
    child.on('error', (error) => fail('cannot be run', 'REMOTE_CRASHED', error));
    child.on('exit', (code, signal) => fail(`ended its process with ${signal ?? code}`));
  });
}

function startProcess(program: string | undefined): ChildProcess {
  const flags = ['--no-compilation-cache', '--disable-warning=ExperimentalWarning', `--max-old-space-size=${HEAP_MEGABYTES}`];
  const options = {
    env: publicEnvironment(process.env),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  } satisfies SpawnOptions;
  if (program === undefined) {
    // Sources are compiled at each start, unless Node has a place to keep what it makes of them.
    const { NODE_COMPILE_CACHE } = process.env;
    const env = { ...options.env, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };
    return fork(SOURCE, { execArgv: flags, ...options, env });
  }
  const child = spawn(process.execPath, [...flags, '--eval', RUN_PROGRAM], options);
  child.send(program, () => undefined);
  return child;
}

/** Counts ticks of a process, and how long of them it has waited for a processor. */
export function startStopwatch() {
  let [spent, queued] = [0, 0];
  let queuedBefore: number | null = null;
  return {
    /** `queuedInAll` is what it has waited for a processor since it began. */
    tick(queuedInAll: number): void {
      spent += TICK_MS;
      // A tick that came late stands for one alone.
      queued += Math.min(TICK_MS, queuedInAll - (queuedBefore ?? queuedInAll));
      queuedBefore = queuedInAll;
    },
    restart: () => void ([spent, queued] = [0, 0]),
    isOver: (limit: number): boolean => spent - queued > limit || spent > limit * BUSY_FACTOR,
  };
}

/** Buffers are no part of a heap, so the system is asked. */
function megabytesOf(pid: number | undefined): number {
  try {
    const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1_024;
  } catch {
    return 0;
  }
}

/** Lines of a smoke test say that they are of one: no visitor has met what they tell. */
function write(log: Log, { level, event, fields, error }: ForwardedLine): void {
  // The shell reads the same answers and says itself, once, what could not be read of them.
  if (event === LEFT_OUT_EVENT) return;
  const all = { ...fields, isSmokeTest: true };
  if (level === 'error') log.error(event, error, all);
  else log[level](event, all);
}
