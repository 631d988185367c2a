import { scopeStyle } from './scopeStyle.ts';

it.each([
  ['h1{color:red}', '#custom-error{h1{color:red}}'],
  ['@media print{p{display:none}}', '#custom-error{@media print{p{display:none}}}'],
  [`p::before{content:"}";}/* } */`, `#custom-error{p::before{content:"}";}/* } */}`],
  ['', ''],
])('keeps %s to the page it belongs to', (style, scoped) => {
  expect(scopeStyle(style)).toBe(scoped);
});

it.each([
  ['closes the scope', '}body{display:none}'],
  ['closes it behind a comment', 'p{}/* { */}header{display:none}'],
  ['leaves it open', 'p{color:red'],
  ['leaves a string open', `p::before{content:"}`],
  ['leaves a comment open', 'p{} /*'],
  ['hides a brace behind a backslash', String.raw`p\}{color:red}`],
  ['ends its element', 'p{}</style><script>alert(1)</script>'],
  ['loads another', '@import "https://evil.example/x.css";'],
  ['is endless', 'p{}'.repeat(10_000)],
])('takes no style that %s', (_, style) => {
  expect(scopeStyle(style)).toBeNull();
});
