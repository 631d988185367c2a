import sharp from 'sharp';
import { cleanSvg, isSvg } from './cleanSvg.ts';

const svg = (inner: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20" ${more}>${inner}<path d="M0 0h40v20z"/></svg>`;

it.each<[string, string, RegExp]>([
  ['a script', svg('<script>alert(1)</script><SCRIPT>alert(2)</SCRIPT>'), /script|alert/i],
  ['an event handler', svg('<rect onclick="alert(1)" width="3" height="3"/>', 'onload="alert(1)"'), /on\w+=|alert/i],
  [
    'a document within',
    svg('<foreignObject><iframe src="https://evil.example"/><p>words</p></foreignObject>'),
    /foreign|iframe|evil|words/i,
  ],
  ['a picture from elsewhere', svg('<image href="https://evil.example/a.png"/><feImage href="//evil.example"/>'), /image|evil/i],
  [
    'a use of another file',
    svg('<use href="https://evil.example/a.svg#b"/><use xlink:href="data:image/svg+xml,x#b"/>'),
    /evil|data:/i,
  ],
  ['an address in a property', svg('<rect fill="url(https://evil.example)" width="3" height="3"/>'), /evil|url/i],
  [
    'an address in a style',
    svg('<rect style="fill:url( \'//evil.example\' );background:url(x)" width="3" height="3"/>'),
    /evil|url/i,
  ],
  [
    'a style sheet from elsewhere',
    svg('<style>@import url(https://evil.example);.a{fill:url(//evil.example)}</style><g class="a"/>'),
    /evil|import|style/i,
  ],
  ['a link', svg('<a href="javascript:alert(1)"><rect width="3" height="3"/></a>'), /javascript|<a\b/i],
  [
    'a link made by an animation',
    svg('<animate attributeName="href" values="javascript:alert(1)"/><set attributeName="onload" to="alert(1)"/>'),
    /animate|set\b|alert/i,
  ],
  [
    'an entity',
    `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&b;&x;</text>')}`,
    /ENTITY|DOCTYPE|passwd|aaaa/,
  ],
  ['an instruction', `<?xml-stylesheet href="https://evil.example/a.css"?>${svg('')}`, /stylesheet|evil/],
  ['a handler behind a slash', '<svg/onload=alert(1) viewBox="0 0 1 1"><path d="M0 0h1"/></svg>', /onload|alert/],
  [
    'a namespace of another kind',
    svg('<html:script xmlns:html="http://www.w3.org/1999/xhtml">alert(1)</html:script>'),
    /script|alert|html/,
  ],
])('%s is gone, and the shape stays', async (_, source, gone) => {
  const cleaned = cleanSvg(source);
  expect(cleaned.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(gone);
  expect(cleaned).toMatch(/<path d="M0 0h/);
  expect((await sharp(Buffer.from(cleaned)).metadata()).format).toBe('svg');
});

it('keeps what a drawing program writes: gradients, uses, masks, and the rules of a simple style sheet', async () => {
  const drawn = cleanSvg(
    svg(
      `<defs><linearGradient id="g"><stop offset="0" style="stop-color:#f00"/><stop offset="1" stop-color="#00f"/></linearGradient>
      <symbol id="s"><circle cx="5" cy="5" r="4"/></symbol></defs>
      <style type="text/css"><![CDATA[/* Illustrator */ .st0{fill:#E30613;} .st1, .st2 {fill:url(#g);stroke:none}]]></style>
      <switch><g><rect class="st0" width="4" height="4"/><rect class="st2" width="4" height="4"/></g></switch><use xlink:href="#s"/>`,
    ),
  );
  for (const part of ['fill="#E30613"', 'fill="url(#g)"', 'stop-color="#f00"', '<use href="#s">', '<symbol id="s">'])
    expect(drawn).toContain(part);
  const { width, height } = await sharp(Buffer.from(drawn)).metadata();
  expect([width, height]).toEqual([1_600, 800]);
});

it.each([
  ['no shape', '<svg viewBox="0 0 4 4"><script>1</script></svg>'],
  ['no size', '<svg><path d="M0 0h4"/></svg>'],
  ['a size of nothing', '<svg viewBox="0 0 0 4"><path d="M0 0h4"/></svg>'],
  ['no drawing in it', '<html><svg viewBox="0 0 4 4"><path d="M0 0h4"/></svg></html>'],
])('a file with %s is refused', (_, source) => {
  expect(() => cleanSvg(source)).toThrow(expect.objectContaining({ spielplan: 'UNSUPPORTED_MEDIA_TYPE' }));
});

it.each([
  ['<svg viewBox="0 0 1 1"/>', true],
  [
    '\uFEFF<?xml version="1.0"?>\n<!-- Generator --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x" [<!ENTITY a "b">]>\n<svg>',
    true,
  ],
  ['<svga>', false],
  ['<html><svg>', false],
  ['<?xml version="1.0"?><rss/>', false],
])('%j is taken for a drawing: %s', (text, is) => {
  expect(isSvg(text)).toBe(is);
});
