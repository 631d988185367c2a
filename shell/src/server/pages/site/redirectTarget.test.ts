import { redirectTarget } from './redirectTarget.ts';

it.each([
  ['/de/programm', '/de/programm'],
  ['/de/führung?q=für', '/de/f%C3%BChrung?q=f%C3%BCr'],
  ['/de/a%2Fb?q=rock%26roll', '/de/a%2Fb?q=rock%26roll'],
  ['/de/x\r\nset-cookie: a=b', '/de/x%0D%0Aset-cookie:%20a=b'],
  ['/\t/evil.example', '/%09/evil.example'],
  ['https://tickets.example/x y', 'https://tickets.example/x%20y'],
  ['/de/\ud800', '/de/%EF%BF%BD'],
])('leads %j to %s', (to, target) => {
  expect(redirectTarget(to)).toBe(target);
});

it.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'evil.example',
  'de/programm',
  '',
])('leads nowhere with %j', (to) => {
  expect(redirectTarget(to)).toBeNull();
});
