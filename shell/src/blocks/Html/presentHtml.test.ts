import { hasScript, presentHtml } from './presentHtml.server.ts';

describe('an HTML block', () => {
  it('stands in the page where it runs nothing', () => {
    expect(presentHtml('<table><tr><td>12 Uhr</td></tr></table>', '/f')).toEqual({
      kind: 'markup',
      html: '<table><tr><td>12 Uhr</td></tr></table>',
      media: [],
    });
  });

  it('holds players back until they are wanted', () => {
    const player = '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="Probe" loading="lazy"></iframe>';
    const view = presentHtml(`<p>Sehen:</p>${player}<iframe src="https://evil.example/"></iframe>`, '/f');
    expect(view).toMatchObject({ kind: 'markup', html: '<p>Sehen:</p>', media: [{ service: 'youtube', title: 'Probe' }] });
  });

  it.each(['<script>x()</script>', '<b onclick="x()">b</b>', '<SCRIPT src=x>'])('with %s becomes a sealed frame', (markup) => {
    expect(presentHtml(markup, '/_frame/html/1/de')).toEqual({ kind: 'frame', src: '/_frame/html/1/de' });
  });

  it('takes words about scripts for words', () => {
    expect(hasScript('<p>Drehbuch (script), one = 1</p>')).toBe(false);
    expect(presentHtml('  ', '/f')).toBeNull();
  });
});
