import { keepRunning } from './keepRunning.ts';
import type { Program } from './Program.ts';

const never = new Promise<never>(() => undefined);
const program = (own: Partial<Program> = {}): Program => ({
  name: 'provider',
  pid: 1,
  ended: never,
  hasEnded: () => false,
  ready: never,
  wantsReplacement: never,
  stop: () => Promise.resolve(),
  ...own,
});
const ending = () => program({ ended: Promise.resolve(1) });
const lasting = () => program();
const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5));
};

it('starts a program again when it ends by itself', async () => {
  const said: string[] = [];
  let starts = 0;
  const restarted = new Promise<void>((resolve) => {
    void keepRunning({
      program: ending(),
      restart: () => ((starts += 1), resolve(), lasting()),
      isStopping: () => false,
      say: (line) => said.push(line),
      delayMs: 0,
    });
  });
  await restarted;
  expect([starts, said]).toEqual([1, ['The provider ended by itself and is started again.']]);
});

it('gives a program up that ends five times within a minute', async () => {
  let starts = 0;
  await keepRunning({
    program: ending(),
    restart: () => ((starts += 1), ending()),
    isStopping: () => false,
    say: () => undefined,
    delayMs: 0,
  });
  expect(starts).toBe(4);
});

it('starts nothing while the site is being stopped', async () => {
  let starts = 0;
  void keepRunning({
    program: ending(),
    restart: () => ((starts += 1), lasting()),
    isStopping: () => true,
    say: () => undefined,
    delayMs: 0,
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(starts).toBe(0);
});

it('replaces a program that has failed, and stops it only when the other one serves', async () => {
  const steps: string[] = [];
  const next = Promise.withResolvers<void>();
  void keepRunning({
    program: program({ wantsReplacement: Promise.resolve(), stop: async () => void steps.push('the failed one is stopped') }),
    restart: () => (steps.push('another one starts'), program({ ready: next.promise })),
    isStopping: () => false,
    say: () => undefined,
    replacementDelayMs: 0,
  });
  await until(() => steps.length > 0);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(steps).toEqual(['another one starts']);
  next.resolve();
  await until(() => steps.length > 1);
  expect(steps).toEqual(['another one starts', 'the failed one is stopped']);
});

it('keeps a program that has failed while no other one can start', async () => {
  let starts = 0;
  let stops = 0;
  const isOver = Promise.withResolvers<void>();
  void keepRunning({
    program: program({ wantsReplacement: Promise.resolve(), stop: async () => void (stops += 1) }),
    restart: () => {
      starts += 1;
      if (starts === 3) isOver.resolve();
      return starts < 3 ? program({ ended: Promise.resolve(1), hasEnded: () => true }) : lasting();
    },
    isStopping: () => false,
    say: () => undefined,
    replacementDelayMs: 0,
  });
  await isOver.promise;
  expect([starts, stops]).toEqual([3, 0]);
});

it('starts a program again at once that ends soon after it has replaced another one', async () => {
  const restarts = [program({ ready: Promise.resolve(), ended: Promise.resolve(null) }), lasting()];
  let starts = 0;
  void keepRunning({
    program: program({ wantsReplacement: Promise.resolve() }),
    restart: () => restarts[starts++] ?? lasting(),
    isStopping: () => false,
    say: () => undefined,
    delayMs: 0,
    replacementDelayMs: 60_000,
  });
  // The test would take a minute if the start waited for the replacement's delay.
  await until(() => starts === 2);
});
