import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { asOneTest } from './runTool.ts';
import type { Step } from './Step.ts';

/** What has been told to end may take so long. */
const WAIT_MS = 10_000;
const POLL_MS = 100;

interface Process {
  pid: number;
  name: string;
  parent: number;
  /** In ticks of the kernel since the machine started. */
  started: number;
}

/**
 * Fails where programs of the steps before it live on: such a one takes a processor or a port from all that comes
 * after it. They are named and not ended, for the one who looks into it. Elsewhere than on Linux it finds none.
 */
export const leftBehindStep = (waitMs = WAIT_MS): Step => ({
  id: 'left',
  title: 'no process is left behind',
  async run({ say, scratch }) {
    const end = performance.now() + waitMs;
    let left = findLeftBehind(scratch);
    while (left.length > 0 && performance.now() < end) {
      await sleep(POLL_MS);
      left = findLeftBehind(scratch);
    }
    for (const pid of left) say(`process ${pid} lives on: ${readCommand(pid)}`);
    return asOneTest(left.length);
  },
});

/**
 * The ids of processes that were started after this one, by this one or by such as have ended, and that are run by
 * this Node or have `scratch` in their environment. Somebody's own `npm start` in another terminal is none of them.
 */
export function findLeftBehind(scratch: string): number[] {
  const processes = listProcesses();
  const own = processes.find(({ pid }) => pid === process.pid);
  if (own === undefined) return [];
  // A process that has lost its parent is given to the first process, or to the one of its session.
  const parents = new Set(processes.filter(({ pid, name }) => pid === 1 || name === 'systemd').map(({ pid }) => pid)).add(
    own.pid,
  );
  const isOurs = ({ pid }: Process) => readExecutable(pid) === process.execPath || readEnvironment(pid).includes(scratch);
  return processes
    .filter((each) => each.pid !== own.pid && each.started >= own.started && parents.has(each.parent) && isOurs(each))
    .map(({ pid }) => pid);
}

function listProcesses(): Process[] {
  return attempt(() => readdirSync('/proc'), [])
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => attempt(() => [readStat(pid)], []));
}

/**
 * Reads proc_pid_stat(5): the name in brackets, which may contain brackets, then the second and the twentieth of the
 * fields that follow.
 */
function readStat(pid: string): Process {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const end = stat.lastIndexOf(') ');
  const fields = stat.slice(end + 2).split(' ');
  return {
    pid: Number(pid),
    name: stat.slice(stat.indexOf('(') + 1, end),
    parent: Number(fields[1]),
    started: Number(fields[19]),
  };
}

function readExecutable(pid: number): string {
  return attempt(() => readlinkSync(`/proc/${pid}/exe`), '');
}

function readEnvironment(pid: number): string {
  return attempt(() => readFileSync(`/proc/${pid}/environ`, 'utf8'), '');
}

function readCommand(pid: number): string {
  return attempt(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'), '')
    .replaceAll('\0', ' ')
    .slice(0, 300);
}

/** Processes end while they are looked at, and some are not ours to look at. */
function attempt<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
