import { startStopwatch } from './runSmokeTestProcess.ts';

/** 30 s of ticks in each of which a process waits so long for a processor. */
function after30s(queuedPerTick: number) {
  const watch = startStopwatch();
  for (let tick = 0; tick < 300; tick += 1) watch.tick(tick * queuedPerTick);
  return watch;
}

it('what a process waits for a processor is none of its time', () => {
  expect(after30s(0).isOver(20_000)).toBe(true);
  expect(after30s(90).isOver(20_000)).toBe(false);
  expect(after30s(90).isOver(2_000)).toBe(true);
});

it('a tick that comes late counts no more than one, and one that never gets a processor is ended all the same', () => {
  expect(after30s(1_000).isOver(20_000)).toBe(false);
  expect(after30s(1_000).isOver(3_000)).toBe(true);
});

it('begins again when the process is heard', () => {
  const watch = after30s(0);
  watch.restart();
  expect(watch.isOver(50)).toBe(false);
  watch.tick(0);
  expect(watch.isOver(50)).toBe(true);
});
