import { findMessageProblems } from './findMessageProblems.ts';
import { findUnusedMessages } from './findUnusedMessages.ts';
import { findVisibleText } from './findVisibleText.ts';
import type { MessageTables } from './messageTables.ts';

const tables = (de: Record<string, string>, en: Record<string, string>): MessageTables => ({ package: 'mfe-booking', de, en });
const found = (findings: { path: string; line: number; message: string }[]) =>
  findings.map(({ path, line, message }) => `${path}:${line} ${message}`);

describe('texts in two languages', () => {
  it('pass when both say the same', () => {
    const de = { title: 'Karten', seats_one: 'Ein Platz', seats_other: '{{count}} Plätze', until: 'bis {{time}}' };
    const en = { title: 'Tickets', seats_one: '{{count}} seat', seats_other: '{{ count }} seats', until: 'until {{time}}' };
    expect(findMessageProblems(tables(de, en))).toEqual([]);
  });

  it.each([
    [{ a: 'x', b: 'y' }, { a: 'x' }, 'mfe-booking/src/i18n/de.json:3 "b" is missing in en.json'],
    [{ a: 'x' }, { a: 'x', c: 'z' }, 'mfe-booking/src/i18n/en.json:3 "c" is missing in de.json'],
    [{ a: ' ' }, { a: 'x' }, 'mfe-booking/src/i18n/de.json:2 "a" is empty'],
    [{ a: 'bis {{time}}' }, { a: 'until {{hour}}' }, '"a" fills {time} in German and {hour} in English'],
    [{ a_one: 'x', a_other: 'y' }, { a_one: 'x' }, '"a" lacks its form "_other"'],
    [{ a_other: 'y' }, { a_other: 'y' }, '"a" lacks its form "_one"'],
    [{ a: 'x', a_one: 'x', a_other: 'y' }, { a: 'x', a_one: 'x', a_other: 'y' }, '"a" is there with and without plural forms'],
  ])('%j beside %j are reported', (de, en, message) => {
    expect(found(findMessageProblems(tables(de, en)))).toContainEqual(expect.stringContaining(message));
  });
});

describe('texts nobody asks for', () => {
  const source = (text: string, path = 'mfe-booking/src/slots/A.tsx') => [{ path, text }];
  const de = { title: 'Karten', 'state.full': 'Voll', seats_one: 'Ein Platz', seats_other: '{{count}} Plätze' };

  it('are reported with their line', () => {
    const text = "text('title'); text(`state.${state}`);";
    expect(found(findUnusedMessages(tables(de, de), source(text)))).toEqual([
      expect.stringContaining('mfe-booking/src/i18n/de.json:4 "seats_one" is used nowhere'),
      expect.stringContaining('mfe-booking/src/i18n/de.json:5 "seats_other" is used nowhere'),
    ]);
  });

  it('are those that only a test or a comment names', () => {
    const text = "// text('state.full')\ntext('title'); text('seats', { count });";
    expect(findUnusedMessages(tables(de, de), source(text))).toHaveLength(1);
    expect(findUnusedMessages(tables(de, de), source(text + "text('state.full')", 'mfe-booking/src/a.test.tsx'))).toHaveLength(4);
  });
});

describe('text in the markup', () => {
  const problems = (text: string, path = 'mfe-booking/src/slots/A.tsx') => found(findVisibleText({ path, text }));

  it.each([
    ['<p>\n  Ausverkauft\n</p>', '1 text in the markup "Ausverkauft"'],
    ['<button aria-label="Schließen">×</button>', '1 text in aria-label "Schließen"'],
    ['<img alt={`Plakat ${title}`} />', '1 text in alt "Plakat"'],
    ["<p>{isFull ? 'Voll' : text('free')}</p>", '1 text in the markup "Voll"'],
    ["<p>ü{'\\n'}</p>", '1 text in the markup "ü"'],
    ['<>\n{error && "Error"}</>', '2 text in the markup "Error"'],
  ])('%s is found', (markup, message) => {
    expect(problems(`const a = ${markup};`)).toEqual([
      `mfe-booking/src/slots/A.tsx:${message}: write it into mfe-booking/src/i18n/{de,en}.json and ask useText for it`,
    ]);
  });

  it.each([
    '<p className="wide" data-kind="full">{text("full")} · 12,50 €</p>',
    '<a href={href} rel="noopener" aria-label={text(\'close\')}>×</a>',
    '<p>{state === "full" ? text("a") : null}</p>',
  ])('%s is fine', (markup) => {
    expect(problems(`const a = ${markup};`)).toEqual([]);
  });

  it.each(['src/slots/A.tsx', './src/A.tsx'])('%s of a repository of its own has its messages in src/i18n', (path) => {
    expect(problems('const a = <p>Text</p>;', path)).toEqual([
      expect.stringContaining(': write it into src/i18n/{de,en}.json and'),
    ]);
  });

  it('may stand in tests', () => {
    expect(problems('const a = <p>Text</p>;', 'mfe-booking/src/slots/A.test.tsx')).toEqual([]);
  });
});
