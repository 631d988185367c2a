import { withoutRepeats } from './withoutRepeats.ts';

it('a line is not repeated until half a minute has passed', () => {
  const lines: string[] = [];
  let time = 0;
  const say = withoutRepeats(
    (line) => lines.push(line),
    () => time,
  );
  say('provider away');
  say('provider away');
  say('block unknown');
  time = 30_001;
  say('provider away');
  expect(lines).toEqual(['provider away', 'block unknown', 'provider away']);
});
