import { withoutPersonalData } from './withoutPersonalData.ts';

it.each([
  ['/de/nirgends', '/de/nirgends'],
  ['https://haus.example/de/nirgends?email=a@b.de', 'https://haus.example/de/nirgends'],
  ['/de/x#jana@haus.example', '/de/x'],
  ['/newsletter/jana.muster@haus.example/ab', '/newsletter/[e-mail]/ab'],
  ['/newsletter/jana%40haus.example', '/newsletter/[e-mail]'],
  ['https://jana:geheim@haus.example/de', 'https://[e-mail]/de'],
  ['/kunde/4930123456', '/kunde/[number]'],
  ['/reset/9f86d081884c7d659a2feaa0c55ad015', '/reset/[token]'],
  ['/reset/0b8c0b7e-4f0d-4f7e-9d5b-2f4f6d1c2b3a', '/reset/[token]'],
  [
    '/de/programm/veranstaltungen/die-lange-nacht-der-bassklarinetten/1024',
    '/de/programm/veranstaltungen/die-lange-nacht-der-bassklarinetten/1024',
  ],
  ['/de/%E0%A4%A', '/de/%E0%A4%A'],
  ['/de/a\u0000b\nc', '/de/abc'],
  ['/🎭/\uD800', '/🎭/'],
])('the log keeps %j as %j', (url, kept) => {
  expect(withoutPersonalData(url)).toBe(kept);
});

it('is never longer than a line one can read', () => {
  expect(withoutPersonalData(`/${'ab/'.repeat(600)}`)).toHaveLength(500);
});
