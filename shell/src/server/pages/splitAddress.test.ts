import { createTestContext } from '../testing/createTestContext.ts';
import { splitAddress, withOthers } from './splitAddress.ts';

const LIST = '/de/programm/veranstaltungen';
const { renderContext } = createTestContext();
const split = (url: string, hasSession = false) => splitAddress(() => renderContext, url, hasSession);

it.each([
  [LIST, LIST, ''],
  [`${LIST}?utm_source=brief`, LIST, 'utm_source=brief'],
  [`${LIST}?utm_a=1&tag=3&room=2&utm_b=%C3%A4`, `${LIST}?room=2&tag=3`, 'utm_a=1&utm_b=%C3%A4'],
  [`${LIST}?tag=3&tag=4&%74ag=5`, `${LIST}?tag=3&tag=4&tag=5`, ''],
  [`/_data${LIST}?gclid=x&tag=3`, `/_data${LIST}?tag=3`, 'gclid=x'],
  [`${LIST}?v=3&edit=&notice=x&overlay=1&__proto__=1`, `${LIST}?v=3`, 'edit=&notice=x&overlay=1&__proto__=1'],
  [`${LIST}?overlay=true&tag=3`, `${LIST}?tag=3&overlay=true`, ''],
  [`${LIST}/abend/7?tag=3`, `${LIST}/abend/7`, 'tag=3'],
  ['/de/haus?lang=en&a=b', '/de/haus', 'lang=en&a=b'],
  ['/de?notice=untranslated', '/de?notice=untranslated', ''],
  ['/cms-hub?lang=en&x=1', '/cms-hub?lang=en', 'x=1'],
  ['/de/%E0%A4?x=1', '/de/%E0%A4', ''],
  [`${LIST}?&&`, LIST, ''],
])('parts %s into what its page reads and the rest (R54)', (url, known, others) => {
  expect(split(url)).toEqual({ known, others });
});

it('lets anyone who has a session say that a page is to be edited', () => {
  expect(split(`${LIST}?edit=&utm_a=1&tag=2`, true)).toEqual({ known: `${LIST}?tag=2&edit=`, others: 'utm_a=1' });
});

it.each([
  ['/de', 'utm_a=1', '/de?utm_a=1'],
  ['/de?tag=3#top', 'utm_a=1&tag=4', '/de?tag=3&utm_a=1#top'],
  ['https://shop.example/x', 'utm_a=1', 'https://shop.example/x'],
  ['//shop.example/x', 'utm_a=1', '//shop.example/x'],
  ['/pageeditor-api/login?next=/de', 'utm_a=1', '/pageeditor-api/login?next=/de'],
  ['/de', '', '/de'],
])('a redirect to %s takes %s along', (target, others, expected) => {
  expect(withOthers(target, others)).toBe(expected);
});
