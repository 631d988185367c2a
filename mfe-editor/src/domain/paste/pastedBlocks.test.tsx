import { jest } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { cleanRichText } from './cleanRichText.ts';
import { MAX_TEXT_CHARS, pastedBlocks } from './pastedBlocks.ts';

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
