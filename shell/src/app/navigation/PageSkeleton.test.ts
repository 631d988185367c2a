import { outlineOf } from './PageSkeleton.tsx';

describe('the outline of a page on its way', () => {
  it.each([
    ['/de', 'cards'],
    ['/de/programm/veranstaltungen?genre=3', 'rows'],
    ['/de/programm/veranstaltungen/abend/7', 'one'],
    ['/de/produktionen', 'cards'],
    ['/de/produktionen/antigone/4#tickets', 'one'],
    ['/de/ausstellungen', 'cards'],
    ['/de/stories', 'cards'],
    ['/de/team', 'cards'],
    ['/de/venues/zollamt/2', 'one'],
    ['/de/series/matinee/2', 'one'],
    ['/de/besuch', 'text'],
    ['/en/team', 'text'],
  ] as const)('%s is that of %s', (url, outline) => {
    expect(outlineOf(url, 'de')).toBe(outline);
  });
});
