import { appendWords } from './appendWords.ts';

it.each([
  ['', 'a', '<p>a</p>'],
  ['<p>Eins</p>', ' zwei', '<p>Eins zwei</p>'],
  ['<p>Eins</p><p><strong>Zwei</strong></p>', 'a\nb', '<p>Eins</p><p><strong>Zwei</strong>a</p><p>b</p>'],
  ['<ul><li>Eins</li></ul>', '\nzwei', '<ul><li>Eins</li><li>zwei</li></ul>'],
  [
    '<ul><li><p>Eins</p><ol><li><p>Zwei</p></li></ol></li></ul>',
    '!',
    '<ul><li><p>Eins</p><ol><li><p>Zwei!</p></li></ol></li></ul>',
  ],
  ['Ohne Absatz', '<b>', '<p>Ohne Absatz&lt;b&gt;</p>'],
])('to the end of %j the words %j make %j', (html, words, text) => {
  expect(appendWords(html, words)).toBe(text);
});
