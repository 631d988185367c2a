import { jest } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { cleanRichText, lossesOf } from './cleanRichText.ts';
import { asTextBlock, MAX_TEXT_CHARS, pastedBlocks } from './pastedBlocks.ts';

const sample = (name: string) => readFileSync(new URL(`../../testing/pasted/${name}.html`, import.meta.url), 'utf8');

it.each(['word', 'googleDocs', 'libreOffice'])('text of %s becomes headlines and texts with the five marks', (name) => {
  expect(pastedBlocks({ html: sample(name), text: 'Sommer am Fluss …' })).toEqual([
    { model: 'headline', fields: { content: 'Sommer am Fluss', headline_level: 2 } },
    {
      model: 'text',
      fields: {
        content:
          '<p>Ab <strong>Juni</strong> spielen wir <em>draußen</em>, siehe <a href="https://example.org/sommer">Programm</a>.</p>',
      },
    },
    { model: 'headline', fields: { content: 'Mitbringen', headline_level: 3 } },
    {
      model: 'text',
      fields: {
        content:
          '<ul><li><p>Decke</p><ul><li><p>am besten Wolle</p></li></ul></li><li><p>Becher</p></li></ul>' +
          '<ol><li><p>Karte kaufen</p></li></ol>',
      },
    },
  ]);
});

it.each(['https://www.youtube.com/watch?v=abcdefghijk', 'https://youtu.be/abcdefghijk', 'https://vimeo.com/123456789'])(
  'the address %s becomes a video, alone and between paragraphs',
  (address) => {
    const video = { model: 'video', fields: { video_url: address } };
    expect(pastedBlocks({ html: '', text: ` ${address}\n` })).toEqual([video]);
    const html = `<p>Vorher</p><p><a href="${address}">${address}</a></p><p>Nachher</p>`;
    expect(pastedBlocks({ html, text: '' }).map(({ model }) => model)).toEqual(['text', 'video', 'text']);
    expect(pastedBlocks({ html, text: '' })[1]).toEqual(video);
  },
);

it('lists of Word Online, which writes each item as a list of its own, become one list with its levels', () => {
  const list =
    '<ol><li><p>Einlass</p></li><li><p>Konzert</p><ol><li><p>mit einer Pause</p></li></ol></li><li><p>Empfang</p></li></ol>';
  expect(pastedBlocks({ html: sample('wordOnline'), text: '' })).toEqual([
    { model: 'text', fields: { content: `<p>Ablauf des Abends</p>${list}` } },
  ]);
  const bare = sample('wordOnline').replaceAll(/<\/?div[^>]*>/g, '');
  expect(cleanRichText(bare)).toBe(`<p>Ablauf des Abends</p>${list}`);
});

const item = (level: number, sign: string, words: string) =>
  `<p class="MsoListParagraph" style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${sign}</span>${words}</p>`;

it.each([
  [
    'levels that are left out',
    [
      [1, '·', 'a'],
      [3, '§', 'b'],
      [1, '·', 'c'],
    ],
    '<ul><li><p>a</p><ul><li><p>b</p></li></ul></li><li><p>c</p></li></ul>',
  ],
  [
    'a deeper item before all others',
    [
      [2, 'o', 'a'],
      [1, '·', 'b'],
      [2, 'o', 'c'],
    ],
    '<ul><li><p>a</p></li><li><p>b</p><ul><li><p>c</p></li></ul></li></ul>',
  ],
  [
    'numbers that begin anew',
    [
      [1, '1.', 'a'],
      [1, '2.', 'b'],
      [1, '1.', 'c'],
    ],
    '<ol><li><p>a</p></li><li><p>b</p></li></ol><ol><li><p>c</p></li></ol>',
  ],
  [
    'letters inside numbers',
    [
      [1, '1.', 'a'],
      [2, 'a)', 'b'],
      [2, 'b)', 'c'],
      [1, '2.', 'd'],
    ],
    '<ol><li><p>a</p><ol><li><p>b</p></li><li><p>c</p></li></ol></li><li><p>d</p></li></ol>',
  ],
] as const)('lists of Word keep every item: %s', (_, items, wanted) => {
  expect(cleanRichText(items.map(([level, sign, words]) => item(level, sign, words)).join(''))).toBe(wanted);
});

it('an inner list stays one where a program puts it into an element of its own', () => {
  expect(cleanRichText('<ul><li><span>a</span><div><ol><li>b</li></ol></div></li></ul>')).toBe(
    '<ul><li><p>a</p><ol><li><p>b</p></li></ol></li></ul>',
  );
});

it.each([
  [
    'Word',
    '<p>Eintritt: <s><del cite="mailto:A" datetime="2026"><span lang=DE>12 Euro</span></del></s><ins cite="mailto:A">15 Euro</ins></p>',
  ],
  [
    'Word, as styles',
    "<p>Eintritt: <span class=msoDel style='color:red;text-decoration:line-through'>12 Euro</span><span class=msoIns>15 Euro</span></p>",
  ],
  ['LibreOffice', '<p>Eintritt: <del cite="" datetime="2026-01-01"><font>12 Euro</font></del><ins>15 Euro</ins></p>'],
  [
    'Google Docs',
    '<p><span>Eintritt: </span><span style="text-decoration:line-through">12 Euro</span><span style="text-decoration:none">15 Euro</span></p>',
  ],
])('deleted text of tracked changes goes and inserted text stays: %s', (_, html) => {
  expect(cleanRichText(html)).toBe('<p>Eintritt: 15 Euro</p>');
  expect(lossesOf(html)).toEqual(['struck']);
});

it.each([
  ['<p>a<img src="file:///c/x.png"></p>', ['pictures'], '<p>a</p>'],
  ['<p>H<sub>2</sub>O, 5 m<span style="vertical-align: super">2</span></p>', ['raised'], '<p>H2O, 5 m2</p>'],
  ['<table><tr><td>Mo</td><td>10</td></tr></table>', ['tables'], '<p>Mo · 10</p>'],
  [
    '<p>a<span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[B1]</a></span></p>' +
      "<div style='mso-element:comment-list'><div style='mso-element: comment'><p>Stimmt das?</p></div></div>",
    ['comments'],
    '<p>a</p>',
  ],
  ['<p>a<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup></p>', ['comments'], '<p>a</p>'],
  ["<p>a<span style='display:none;mso-hide:all'>geheim</span></p>", [], '<p>a</p>'],
  ['<p>a <u>b</u> <a href="#_Toc12">c</a></p>', [], '<p>a b c</p>'],
  ['<p><s> </s>a</p><table></table>', [], '<p>a</p>'],
] as const)('what a text cannot hold is named: %s', (html, losses, clean) => {
  expect(lossesOf(html).filter((loss) => !(losses as readonly string[]).includes('comments') || loss !== 'raised')).toEqual(
    losses,
  );
  expect(cleanRichText(html)).toBe(clean);
});

it('headlines of Word Online are headlines', () => {
  expect(pastedBlocks({ html: '<div><p role="heading" aria-level="2">Anfahrt</p></div>', text: '' })).toEqual([
    { model: 'headline', fields: { content: 'Anfahrt', headline_level: 2 } },
  ]);
});

it('what a house does not offer becomes text with the same words', () => {
  expect(asTextBlock({ model: 'headline', fields: { content: 'A & B', headline_level: 2 } })).toEqual({
    model: 'text',
    fields: { content: '<p>A &amp; B</p>' },
  });
  expect(asTextBlock({ model: 'video', fields: { video_url: 'https://youtu.be/x' } }).fields).toEqual({
    content: '<p><a href="https://youtu.be/x">https://youtu.be/x</a></p>',
  });
});

it('other addresses stay text', () => {
  expect(pastedBlocks({ html: '', text: 'https://example.org/youtu.be/x' })[0]?.model).toBe('text');
});

it('plain text keeps its paragraphs and lines, and its signs are no markup', () => {
  expect(pastedBlocks({ html: '', text: 'Eins\r\nzwei\r\n\r\n<b>Drei</b>' })).toEqual([
    { model: 'text', fields: { content: '<p>Eins<br>zwei</p><p>&lt;b&gt;Drei&lt;/b&gt;</p>' } },
  ]);
});

it('a long text becomes several', () => {
  const paragraph = `<p>${'a'.repeat(MAX_TEXT_CHARS / 2)}</p>`;
  expect(pastedBlocks({ html: paragraph.repeat(3), text: '' })).toHaveLength(2);
});

it.each([
  ['<p onclick="alert(1)">a<script>alert(1)</script><img src=x onerror=alert(1)></p>', '<p>a</p>'],
  ['<a href="javascript:alert(1)">a</a>', '<p>a</p>'],
  [
    '<a href="https://example.org" target="_blank" style="x">a</a>',
    '<p><a href="https://example.org" target="_blank" rel="noopener">a</a></p>',
  ],
  ['<table><tr><td>Mo</td><td>10 Uhr</td></tr></table>', '<p>Mo · 10 Uhr</p>'],
  ['<h2>Eins</h2><u>zwei</u>', '<p>Eins</p><p>zwei</p>'],
  ['<blockquote><p>a</p></blockquote><pre>b</pre>', '<p>a</p><p>b</p>'],
  ['<strong>a</strong> <strong>b</strong>', '<p><strong>a b</strong></p>'],
])('%s is cleaned to %s', (html, clean) => {
  expect(cleanRichText(html)).toBe(clean);
});

it('style sheets and handlers never reach a parser that tells the CSP of them, and words that look like them stay', () => {
  const handlers: string[] = [];
  const parsed = jest.spyOn(DOMParser.prototype, 'parseFromString');
  const inner = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML')!;
  const set = jest.spyOn(Element.prototype, 'innerHTML', 'set').mockImplementation(function put(this: Element, html) {
    inner.set!.call(this, html);
    expect(this.tagName).toBe('TEMPLATE');
    for (const element of (this as HTMLTemplateElement).content.querySelectorAll('*'))
      handlers.push(...element.getAttributeNames().filter((name) => name.startsWith('on')));
  });
  const html =
    '<style>p{color:red}</style><p class=x onclick="a()" title="> onclick=b"onfocus=\'c("d")\'>1 < 2 onload="e"' +
    '<img/onerror=f() src=x> <a href="https://example.org/?on= onx=1">a</a><a href=https://example.org/on=2>b</a></p>';
  try {
    expect(cleanRichText(html)).toBe(
      '<p>1 &lt; 2 onload=&quot;e&quot; <a href="https://example.org/?on= onx=1">a</a>' +
        '<a href="https://example.org/on=2">b</a></p>',
    );
    expect(handlers).toEqual([]);
    expect(parsed).not.toHaveBeenCalled();
  } finally {
    set.mockRestore();
    parsed.mockRestore();
  }
});
