import { mergeCredits } from './mergeCredits.ts';

const RUBEN = { name: 'Ruben Tschernik', link: '/de/team/ruben-tschernik/25' };

describe('who did what', () => {
  it('names each role once, and in it each name once', () => {
    const credits = [
      { role: 'Ton', names: ['Ruben Tschernik'], persons: [RUBEN] },
      { role: 'Licht', names: ['Svantje Pappenheimer'] },
      { role: 'Ton', names: ['Technik der Werkhalle', 'Ruben Tschernik'], persons: [RUBEN] },
    ];
    expect(mergeCredits(credits)).toEqual([
      { role: 'Ton', names: ['Ruben Tschernik', 'Technik der Werkhalle'], persons: [RUBEN] },
      { role: 'Licht', names: ['Svantje Pappenheimer'] },
    ]);
  });

  it('names who has two roles in both', () => {
    const credits = [
      { role: 'Text', names: ['Emeka Rosental'] },
      { role: 'Regie', names: ['Emeka Rosental'] },
    ];
    expect(mergeCredits(credits)).toEqual(credits);
  });
});
