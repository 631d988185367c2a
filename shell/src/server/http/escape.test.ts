import { escapeAttribute, escapeText, serializeForScript } from './escape.ts';

it('keeps a title from becoming markup', () => {
  expect(escapeText('Rock & Roll <script>')).toBe('Rock &amp; Roll &lt;script&gt;');
});

it('keeps a description inside its attribute', () => {
  expect(escapeAttribute(`"><img onerror='x'>&`)).toBe('&quot;&gt;&lt;img onerror=&#39;x&#39;&gt;&amp;');
});

it.each(['</script><script>alert(1)</script>', '<!--<script>', '\u2028\u2029', ']]>', 'für "alle"'])(
  'keeps %j inside its script element, and it reads the same',
  (text) => {
    const written = serializeForScript({ text });
    expect(written).not.toMatch(/<|\u2028|\u2029/);
    expect(JSON.parse(written)).toEqual({ text });
  },
);
