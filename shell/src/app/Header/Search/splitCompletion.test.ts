import { splitCompletion } from './splitCompletion.ts';

describe('a suggestion', () => {
  it.each([
    ['Konzert am Fluss', 'kon', ['', 'Kon', 'zert am Fluss']],
    ['Das Konzert', 'kon', ['Das ', 'Kon', 'zert']],
    ['Möwe', 'moewe', ['Möwe', '', '']],
    ['İstanbul', 'ist', ['İstanbul', '', '']],
    ['Konzert', '', ['Konzert', '', '']],
  ])('%s shows what completes %j', (suggestion, term, parts) => {
    expect(splitCompletion(suggestion, term)).toEqual(parts);
  });
});
