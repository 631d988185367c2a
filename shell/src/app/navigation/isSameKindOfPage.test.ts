import { isSameKindOfPage } from './isSameKindOfPage.ts';

describe('two pages of one kind', () => {
  it.each([
    ['/de/programm/veranstaltungen', '/de/programm/veranstaltungen?room=1', true],
    ['/de/stories/a/1', '/de/stories/b/2#top', true],
    ['/de/stories', '/de/stories/a/1', false],
    ['/de/stories/a/1', '/de/team/a/1', false],
    ['/de', '/de/besuch', false],
    ['/de', '/en', false],
  ])('%s and %s: %s', (one, other, same) => {
    expect(isSameKindOfPage(one, other)).toBe(same);
  });
});
