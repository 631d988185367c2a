import { resolveTarget, targetOf } from './targets.ts';

it.each([
  ['/de/programm?room=3#liste', '/de/programm?room=3#liste'],
  ['/de', '/de'],
  ['?room=3', '/de/programm?room=3'],
  ['http://localhost/de/a', '/de/a'],
  ['/en/program', null],
  ['/media/a.jpg', null],
  ['/', null],
  ['/detektiv', null],
  ['//evil.example/de', null],
  ['/\\evil.example/de', null],
  ['https://evil.example/de', null],
  ['javascript:alert(1)', null],
  ['http://[', null],
])('leads %s to %s', (href, target) => {
  history.replaceState(null, '', '/de/programm');
  expect(resolveTarget(href, 'de')).toBe(target);
});

it('writes a place as one string', () => {
  expect(targetOf({ pathname: '/de', search: '?a=1', hash: '#b', key: 'a' })).toBe('/de?a=1#b');
});
