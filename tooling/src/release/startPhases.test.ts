import { spawnSync } from 'node:child_process';
import { startPhases } from './startPhases.ts';

it('says of each phase how long it took and what it cost the processor, which another system does not tell', () => {
  const times = [0, 2_000, 2_500];
  const used = [1, 4.25, 4.25];
  const phases = startPhases(
    () => times.shift() ?? 0,
    () => used.shift() ?? 0,
  );
  expect(phases.end('gate')).toBe('gate 2.0 s (processor 3.3 s)');
  phases.end('browser');
  expect(phases.describe()).toBe('gate 2.0 s (processor 3.3 s), browser 0.5 s (processor 0.0 s)');
  const elsewhere = startPhases(
    () => 0,
    () => null,
  );
  expect(elsewhere.end('gate')).toBe('gate 0.0 s');
});

it('counts what programs cost that it has started', () => {
  const phases = startPhases();
  spawnSync(process.execPath, ['-e', 'for (let turn = 0; turn < 3e8; turn += 1);']);
  const [, seconds = 0] = /processor ([\d.]+) s/.exec(phases.end('child')) ?? [];
  if (process.platform === 'linux') expect(Number(seconds)).toBeGreaterThanOrEqual(0.1);
});
