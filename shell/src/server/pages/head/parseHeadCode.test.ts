import { bodyOf, dataOf, openSite } from '../../testing/openSite.ts';
import { parseHeadCode } from './parseHeadCode.ts';

describe('the house’s own code for the head of all pages', () => {
  it.each([
    ['<meta name="google-site-verification" content="a1-b2_C3">', '<meta name="google-site-verification" content="a1-b2_C3">'],
    ["<META content='x' NAME='msvalidate.01' />", '<meta name="msvalidate.01" content="x">'],
    ['<meta name=yandex-verification content=4f>', '<meta name="yandex-verification" content="4f">'],
    ['<meta name="p:domain_verify" content="z"/>', '<meta name="p:domain_verify" content="z">'],
    ['<meta name="geo.region" content="DE-BE">', '<meta name="geo.region" content="DE-BE">'],
    ['<link rel="me" href="https://social.example/@haus">', '<link rel="me" href="https://social.example/@haus">'],
    ['<link href="/lizenz" rel="license">', '<link rel="license" href="/lizenz">'],
    [
      '<meta name="author" content="Haus &amp; Hof &quot;A&quot;">',
      '<meta name="author" content="Haus &amp; Hof &quot;A&quot;">',
    ],
  ])('%s is rewritten', (code, tags) => {
    expect(parseHeadCode(code)).toEqual({ tags, refused: [] });
  });

  it.each([
    ['<script>alert(1)</script>', 'script'],
    ['<script src="https://evil.example/a.js"></script>', 'script'],
    ['<script>document.write(\'<meta name="author" content="x">\')', 'script'],
    ['<style>body{display:none}</style>', 'style'],
    ['<noscript><img src="https://pixel.example/1.gif"></noscript>', 'noscript'],
    ['<img src=x onerror=alert(1)>', 'img'],
    ['<base href="https://evil.example/">', 'base'],
    ['<meta http-equiv="refresh" content="0;url=https://evil.example">', 'meta refresh'],
    ['<meta http-equiv="Content-Security-Policy" content="x">', 'meta Content-Security-Policy'],
    ['<meta name="robots" content="noindex">', 'meta robots'],
    ['<meta name="referrer" content="unsafe-url">', 'meta referrer'],
    ['<meta name="viewport" content="user-scalable=no">', 'meta viewport'],
    ['<meta property="og:title" content="x">', 'meta og:title'],
    ['<meta name="author" content="">', 'meta author'],
    ['<link rel="stylesheet" href="https://fonts.example/a.css">', 'link stylesheet'],
    ['<link rel="preconnect" href="https://fonts.example">', 'link preconnect'],
    ['<link rel="me stylesheet" href="https://a.example">', 'link me stylesheet'],
    ['<link rel="me" href="javascript:alert(1)">', 'link me'],
    ['<link rel="me" href="//evil.example">', 'link me'],
  ])('%s is left out, and named', (code, refused) => {
    expect(parseHeadCode(code)).toEqual({ tags: '', refused: [refused] });
  });

  it('lets nothing out of an attribute, and nothing of a comment in', () => {
    const code = `<!-- <meta name="author" content="c"> --><meta name="author" content='"><script>alert(1)</script>'>`;
    expect(parseHeadCode(code).tags).not.toMatch(/<script|content="c"/);
    const whole = `<meta name="author" content="a > b">text<meta name="author" content="a > b">`;
    expect(parseHeadCode(whole).tags).toBe('<meta name="author" content="a &gt; b">');
    expect(parseHeadCode('').tags).toBe('');
  });
});

it('stands in the head of every document, errors included, and nowhere else', async () => {
  const proof = '<meta name="google-site-verification" content="a1">';
  const { pages, log } = openSite({ headCode: `${proof}<script>count()</script>` });
  for (const path of ['/de', '/en/program/events', '/de/nirgends']) {
    const html = bodyOf(await pages.answer(path, false));
    expect(html.split('</head>')[0]).toContain(proof);
    expect(html).not.toContain('count()');
  }
  expect(JSON.stringify(dataOf(await pages.answer('/_data/de', false)))).not.toContain('site-verification');
  expect(log.of('headCode.refused')[0]).toMatchObject({ refused: ['script'] });
  expect(bodyOf(await openSite().pages.answer('/de', false))).not.toContain('verification');
});
