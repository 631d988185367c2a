import { LANGUAGES } from '@spielplan/shared-contracts/i18n';
import { fillPattern, parsePath } from '@spielplan/shared-contracts/routes';
import { generatePath, matchPath } from 'react-router';
import { routes } from '../../routes.ts';
import { PACKAGED_HOLDERS } from './addressHolders.ts';

const OWN = Object.values(routes);
const PATTERNS = [...OWN, ...PACKAGED_HOLDERS].flatMap(({ patterns }) => LANGUAGES.map((lang) => patterns[lang]));
const VALUES = ['nachtstuecke', '7', 'Müßiggang', 'a b', 'a/b', 'x.y~z', '100%', '__proto__'];
const namesIn = (pattern: string) => [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => name!);
/** The values by name that a pattern has, as react-router reads them. */
const matched = (pattern: string, path: string) => {
  // A router hands `matchPath` a path whose parts are decoded, but for a slash in one of them.
  const decoded = path
    .split('/')
    .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
    .join('/');
  const params = matchPath({ path: pattern, caseSensitive: true }, decoded)?.params;
  return params
    ? Object.fromEntries(Object.entries(params).filter(([name, value]) => name !== '*' && value !== undefined))
    : null;
};

it('knows the patterns of every remote', () => {
  expect(new Set(PACKAGED_HOLDERS.map(({ owner }) => owner)).size).toBeGreaterThan(1);
  expect(PATTERNS.length).toBeGreaterThan(40);
});

// What has no React (provider, service worker, release tool) has the same addresses as react-router.
describe.each(PATTERNS)('%s', (pattern) => {
  it.each(VALUES)('is filled and read as react-router does with %s', (value) => {
    const params = Object.fromEntries(namesIn(pattern).map((name) => [name, value]));
    const path = fillPattern(pattern, params);
    expect(path).toBe(generatePath(pattern, { ...params, '*': '*' }));
    expect(parsePath(pattern, path)).toEqual(matched(pattern, path));
  });

  it('agrees on what is missing, more, written in capitals or ends in a slash', () => {
    const path = fillPattern(pattern, Object.fromEntries(namesIn(pattern).map((name) => [name, 'x'])));
    const shorter = path.slice(0, path.lastIndexOf('/'));
    for (const other of [`${path}/`, `${path}/more`, path.toUpperCase(), shorter, `${shorter}/`, `/x${path}`])
      expect([other, parsePath(pattern, other)]).toEqual([other, matched(pattern, other)]);
  });
});
