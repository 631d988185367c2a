import { isOwnAddress, isRuleAllowed, LINKED_PATTERNS } from '@spielplan/shared-contracts/routes';
import { atLeastOne } from '@spielplan/shared-contracts/testing';
import { routes } from '../../routes.ts';
import { PACKAGED_ROUTES } from '../releases/packagedRoutes.ts';
import { bodyOf, openSite } from '../testing/openSite.ts';

const NOT_OWN = ['terms', 'privacy', 'imprint', 'form'];
const OWN: string[] = [
  ...Object.entries(routes)
    .filter(([id]) => !NOT_OWN.includes(id))
    .map(([, { patterns }]) => patterns),
  ...Object.values(PACKAGED_ROUTES.office ?? {}),
]
  .flatMap((patterns) => Object.values(patterns))
  .map((pattern) => pattern.replace(/\/\*$/, '/x'));

it.each([...new Set(OWN)])('%s is the software’s own, in every spelling', (path) => {
  for (const each of [
    path,
    `${path}/`,
    path.toUpperCase(),
    path.replace(/\w/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  ])
    expect([each, isOwnAddress(each)]).toEqual([each, true]);
});

it('the pages of the house and its programme are not', () => {
  for (const { de, en } of [
    LINKED_PATTERNS.events,
    LINKED_PATTERNS.magazine,
    LINKED_PATTERNS.imprint,
    { de: '/de/besuch', en: '/en/users' },
  ])
    expect([de, en].filter(isOwnAddress)).toEqual([]);
});

it('a start page is led away from only by a rule that names a query', async () => {
  const old = ['/?p=5', '/de?p=6', '/en/?p=7', '/cms-hub?p=8', '/de/user/profile?p=9'];
  expect(old.map(isRuleAllowed)).toEqual([true, true, true, false, false]);
  expect(['/', '/de', '/en/', '/de#p=5', '/de%3Fp=5', '/de?'].filter(isRuleAllowed)).toEqual(['/de%3Fp=5']);
  const site = openSite({ redirects: old.map((old_path) => ({ old_path, new_path: '/de/besuch' })) });
  const leads = async (path: string) => (await site.pages.answer(path, false)).headers['location'];
  expect(await leads('/?p=5')).toBe('/de/besuch');
  expect(await leads('/de?p=6')).toBe('/de/besuch');
  expect(await leads('/de?utm_source=x&p=6')).toBe('/de/besuch?utm_source=x');
  expect(await leads('/en?p=7')).toBe('/de/besuch');
  expect(await leads('/?p=55')).toBe('/de?p=55');
  expect(await leads('/')).toBe('/de');
  expect(await leads('/de?p=5')).toBeUndefined();
  expect(await leads('/cms-hub?p=8')).not.toBe('/de/besuch');
});

it('a rule that stands there all the same leads nobody away', async () => {
  const redirects = ['/de', '/cms-hub', '/de/user/profile', '/de/dashboard', '/de/alt'];
  const site = openSite({ redirects: redirects.map((old) => ({ old_path: old, new_path: 'https://evil.example/' })) });
  const [last, ...others] = redirects.toReversed();
  expect((await site.pages.answer(last!, false)).headers['location']).toBe('https://evil.example/');
  for (const path of atLeastOne(others))
    for (const hasSession of [false, true]) {
      const answer = await site.pages.answer(path, hasSession, { cookie: hasSession ? 'sessionid=x' : undefined });
      expect([path, answer.headers['location'] ?? '', bodyOf(answer)].join(' ')).not.toContain('evil.example');
    }
});
