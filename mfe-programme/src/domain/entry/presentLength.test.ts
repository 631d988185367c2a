import { loadContext } from '../../testing/loadContext.ts';
import { programmeProvider } from '../../testing/programme.ts';
import { presentLength } from './presentReading.server.ts';

describe('how long an evening is', () => {
  it.each([
    [165, 1, 'de', 'Dauer: etwa 2 Stunden 45 Minuten, eine Pause'],
    [165, 1, 'en', 'Duration: about 2 hours 45 minutes, one interval'],
    [61, 0, 'de', 'Dauer: etwa 1 Stunde 1 Minute, keine Pause'],
    [120, undefined, 'en', 'Duration: about 2 hours'],
    [45, undefined, 'de', 'Dauer: etwa 45 Minuten'],
    [0, undefined, 'de', ''],
    [null, 2, 'de', '2 Pausen'],
  ] as const)('is said in hours and minutes, in words: %s, %s intervals, %s', (duration_minutes, intervals, lang, words) => {
    const context = loadContext({ provider: programmeProvider({}), lang });
    expect(presentLength({ duration_minutes, intervals }, context)).toBe(words);
  });
});
