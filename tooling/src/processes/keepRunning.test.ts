import { keepRunning } from './keepRunning.ts';
import type { Program } from './Program.ts';

const ending = () => ({ name: 'provider', ended: Promise.resolve(1) }) as unknown as Program;
const lasting = () => ({ name: 'provider', ended: new Promise(() => undefined) }) as unknown as Program;

it('starts a program again when it ends by itself', async () => {
  const said: string[] = [];
  let starts = 0;
  const restarted = new Promise<void>((resolve) => {
    void keepRunning({
      program: ending(),
      restart: () => ((starts += 1), resolve(), lasting()),
      isStopping: () => false,
      say: (line) => said.push(line),
      pause: 0,
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
    pause: 0,
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
    pause: 0,
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(starts).toBe(0);
});
