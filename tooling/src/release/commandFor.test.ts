import { commandFor } from './commandFor.ts';

it.each([
  ['promote', [], false, 'npm run promote -- garden'],
  ['promote', ['<version>'], false, 'npm run promote -- garden <version>'],
  ['promote', [], true, 'npm run promote'],
  ['promote', ['<version>'], true, 'npm run promote -- <version>'],
] as const)('%s %j is typed as it works there (a repository of its own: %s)', (command, rest, isPacked, words) => {
  expect(commandFor(command, 'garden', rest, isPacked)).toBe(words);
});
