import { findNearby } from './findNearby.ts';

const route = (de: string, en: string) => ({ patterns: { de, en } });
const ROUTES = [
  route('/de', '/en'),
  route('/de/programm/veranstaltungen/programm.ics', '/en/program/events/programme.ics'),
  route('/de/programm/veranstaltungen', '/en/program/events'),
  route('/de/programm/veranstaltungen/:slug/:id', '/en/program/events/:slug/:id'),
  route('/de/stories', '/en/stories'),
  route('/de/stories/categories/:category/:id', '/en/stories/categories/:category/:id'),
  route('/de/forms/:slug/:id', '/en/forms/:slug/:id'),
];

describe('an address that is only a part of others', () => {
  it.each([
    ['/de/programm', '/de/programm/veranstaltungen'],
    ['/en/program', '/en/program/events'],
    ['/de/stories/categories', '/de/stories'],
    ['/de/forms', null],
    ['/de/program', null],
    ['/de/prog', null],
    ['/de/stories/tags', null],
  ])('%s leads to %s', (path, to) => {
    expect(findNearby(ROUTES, path)).toBe(to);
  });
});
