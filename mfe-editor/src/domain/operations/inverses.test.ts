import * as fc from 'fast-check';
import { commandOf, anyEdit, expectSound, naming, start } from '../../testing/forests.ts';
import { applyCommand } from './applyCommand.ts';
import type { Command } from './command.ts';

it('whatever is done, undoing all of it leads back to the start, and redoing all of it forth again', () => {
  fc.assert(
    fc.property(fc.array(anyEdit, { maxLength: 30 }), (edits) => {
      const name = naming('n');
      const done: { command: Command; inverse: Command }[] = [];
      let forest = start();
      for (const edit of edits) {
        const command = commandOf(forest, edit, name);
        const outcome = command && applyCommand(forest, command);
        if (!outcome || 'refusal' in outcome) continue;
        ({ forest } = outcome);
        done.push({ command: command, inverse: outcome.inverse });
        expectSound(forest);
      }
      const end = forest;
      for (const { inverse } of done.toReversed()) forest = mustApply(forest, inverse);
      expect(forest).toEqual(start());
      for (const { command } of done) forest = mustApply(forest, command);
      expect(forest).toEqual(end);
    }),
    { numRuns: 200, seed: 18 },
  );
});

function mustApply(forest: ReturnType<typeof start>, command: Command) {
  const outcome = applyCommand(forest, command);
  if ('refusal' in outcome) throw new Error(`${command.kind}: ${outcome.refusal}`);
  return outcome.forest;
}
