import { plainText } from './plainText.ts';

it('rich text becomes what a reader sees of it', () => {
  expect(plainText('<h2>Mit der Bahn</h2><p>Um <b>23</b>:48&nbsp;Uhr &amp; sp&#228;ter</p><script>x()</script>')).toBe(
    'Mit der Bahn: Um 23:48 Uhr & später',
  );
});

it.each([
  ['Fisch &amp; Chips', 'Fisch & Chips'],
  ['&lt;b&gt; &quot;x&quot; &#39;y&#039; &apos;z&apos;', "<b> \"x\" 'y' 'z'"],
  ['Nacht&shy;stücke', 'Nachtstücke'],
  ['<p>Eins</p><p>Zwei</p>', 'Eins Zwei'],
  ['&unknown; &#xd800; &#0;', '&unknown;'],
])('reads %s as %s', (html, text) => {
  expect(plainText(html)).toBe(text);
});

it.each([
  ['<p>Sch&ouml;ne &Auml;rzte &szlig; &eacute; &ccedil; &laquo;&nbsp;oui&nbsp;&raquo;</p>', 'Schöne Ärzte ß é ç « oui »'],
  ['&frac12; &sup2; &euro; &hellip; &bdquo;ja&ldquo; &ndash;', '½ ² € … „ja“ –'],
  ['&unknown; &amp;ouml;', '&unknown; &ouml;'],
  ['Kultur&shy;haus\u200b<br>am\u2028Fluss', 'Kulturhaus am Fluss'],
])('%s is read as %s', (html, text) => {
  expect(plainText(html)).toBe(text);
});
