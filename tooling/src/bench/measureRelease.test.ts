import { startPhases } from '../release/startPhases.ts';
import { phasesOf } from './measureRelease.ts';

it('takes the times of a release from what the command says, the browser as a part of its gate', () => {
  let seconds = 0;
  const phases = startPhases(
    () => seconds * 1_000,
    () => seconds / 2,
  );
  for (const [title, until] of [
    ['gate', 21.4],
    ['browser', 30],
    ['from there until it is served', 34.1],
  ] as const) {
    seconds = until;
    phases.end(title);
  }
  expect(phasesOf(['✓ gate 1.0 s', phases.describe(), 'programme: removed 2 builds'])).toEqual({ gate: 30, served: 4.1 });
  expect(() => phasesOf(['✗ no verdict'])).toThrow('No times');
});
