import type { PageBlock } from '@spielplan/shared-contracts/api';
import { sampleBlock } from '../../blocks/testing/samplePage.ts';
import { breakSentences, linePerSentence } from './linePerSentence.server.ts';

describe('a text in easy language (R73)', () => {
  it.each([
    ['<p>Das ist ein Haus. Es ist groß.</p>', '<p>Das ist ein Haus.<br>Es ist groß.</p>'],
    ['<p>Kommen Sie? Das freut uns! Hier lesen Sie mehr.</p>', '<p>Kommen Sie?<br>Das freut uns!<br>Hier lesen Sie mehr.</p>'],
    ['<p>Er sagt: „Komm.“ Dann geht er.</p>', '<p>Er sagt:<br>„Komm.“<br>Dann geht er.</p>'],
    ['<p>Steht da ein B? Dann zahlt sie nichts.</p>', '<p>Steht da ein B?<br>Dann zahlt sie nichts.</p>'],
    ['<p>Es kostet 10 €. Das ist wenig.</p>', '<p>Es kostet 10 €.<br>Das ist wenig.</p>'],
    ['<p>Das ist eine neue Art. Sie ist gut.</p>', '<p>Das ist eine neue Art.<br>Sie ist gut.</p>'],
    ['<ul><li>Eins ist da. Zwei auch.</li></ul>', '<ul><li>Eins ist da.<br>Zwei auch.</li></ul>'],
    ['<p>Sie lesen. <strong>Wir</strong> helfen.</p>', '<p>Sie lesen.<br><strong>Wir</strong> helfen.</p>'],
    ['<p><strong>Halt.</strong> Dort ist zu.</p>', '<p><strong>Halt.</strong><br>Dort ist zu.</p>'],
  ])('stands one sentence a line: %s', (html, shown) => {
    expect(breakSentences(html)).toBe(shown);
  });

  it.each([
    '<p>Am 20. November öffnet das Haus.</p>',
    '<p>Vieles, z. B. Theater.</p>',
    '<p>Die Nummer ist +49 69 90009 110.</p>',
    '<p>Dr. Berg liest um 19.30 Uhr.</p>',
    ...['Haupt-Str. 12', 'Hauptstr. 12', 'Tel. 069', 'Prof. Berg', 'am Mo. 3. Mai', '2 Mio. Euro', 'Art. 3', '20 Min. Pause'].map(
      (words) => `<p>Hier steht ${words}</p>`,
    ),
    '<p><a href="https://a.example/Haus. Garten" title="Haus. Garten">Ein Satz</a></p>',
    '<p>Ein Satz.</p><p>Noch einer.</p>',
  ])('is left alone where no sentence ends, and in tags: %s', (html) => {
    expect(breakSentences(html)).toBe(html);
  });

  it('is found in columns; other blocks stay', () => {
    const block = (model: string, content: string, columns: PageBlock['columns'] = []) =>
      sampleBlock(model, { content }, columns);
    const inner = [block('text', '<p>Hier ist es. Dort auch.</p>'), block('quote', 'Hier ist es. Dort auch.')];
    const [container] = linePerSentence([block('container', '', [{ classes: 'col-12', children: inner }])]);
    expect(container?.columns[0]?.children.map(({ content }) => content)).toEqual([
      '<p>Hier ist es.<br>Dort auch.</p>',
      'Hier ist es. Dort auch.',
    ]);
  });
});
