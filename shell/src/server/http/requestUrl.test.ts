import { languageOfAddress, parseRequestUrl } from './requestUrl.ts';

const ORIGIN = 'https://haus.example';
const parse = (path: string) => parseRequestUrl(path, ORIGIN);

it.each([
  ['/de/programm/veranstaltungen?room=3', 'de', ['de', 'programm', 'veranstaltungen']],
  ['/en', 'en', ['en']],
  ['/de/f%C3%BChrung', 'de', ['de', 'führung']],
  ['/de/a%2Fb', 'de', ['de', 'a/b']],
  ['/%64e/x', 'de', ['de', 'x']],
  ['/', 'de', []],
])('reads %s', (path, lang, segments) => {
  expect(parse(path)).toMatchObject({ lang, segments });
});

it.each([
  ['/fr/programme', false],
  ['/la/x', false],
  ['/DE', false],
  ['/de', true],
])('knows whether %s begins with a language of ours', (path, hasLanguage) => {
  expect(parse(path).hasLanguage).toBe(hasLanguage);
});

it.each([
  '//evil.example',
  '///evil.example/de',
  '/\\evil.example',
  '/.//evil.example',
  '/de/..//evil.example',
  '/%2e//evil.example',
  '/de/%2E%2e/\\evil.example',
])('never takes %s for another host, nor for a path that a browser would', (path) => {
  const { url } = parse(path);
  expect(url.origin).toBe(ORIGIN);
  expect(url.pathname).toMatch(/^\/(?![/\\])/);
});

it('resolves dots before it looks for a page', () => {
  expect(parse('/de/../en/./x')).toMatchObject({ lang: 'en', segments: ['en', 'x'] });
});

it.each([
  ['broken percent-encoding', '/de/%E0%A4%A'],
  ['a lone percent sign', '/de/100%'],
  ['broken encoding before dots that would remove it', '/%E0/../de'],
  ['a line break', '/de/a%0D%0Aset-cookie:x'],
  ['a null character', '/de/%00'],
  ['a control character of Latin-1', '/de/%C2%85'],
  ['another address in full', 'http://evil.example/de'],
  ['an asterisk', '*'],
  ['10 kB of query', `/de?q=${'x'.repeat(10_000)}`],
])('refuses %s', (_, path) => {
  expect(() => parse(path)).toThrow(expect.objectContaining({ spielplan: 'MALFORMED_URL', status: 400 }));
});

it('lets a broken query through, whose values are judged one by one', () => {
  expect(parse('/de?q=%E0%A4%A&room=3').url.searchParams.get('room')).toBe('3');
});

it.each([
  ['/en/%E0', 'en'],
  ['/en?x', 'en'],
  ['/english', undefined],
  ['/eventim-template?a=b&lang=en', 'en'],
  ['/de?lang=en', 'de'],
  ['/x?lang=fr', undefined],
  ['', undefined],
])('finds the language for an error page of %s', (path, lang) => {
  expect(languageOfAddress(path)).toBe(lang);
});
