import { sampleSummary } from '../../testing/sampleStories.ts';
import { feedFile } from './feedFile.server.ts';

const write = (change: Partial<Parameters<typeof feedFile>[0]> = {}) =>
  feedFile({
    title: 'Magazin – Haus',
    description: 'Reportagen & Porträts',
    lang: 'de',
    origin: 'https://haus.example',
    page: '/de/stories',
    self: '/de/stories/feed.xml?category=1',
    stories: [sampleSummary(1)],
    ...change,
  });

describe('the feed', () => {
  it('tells readers what is new, when it was published in Berlin and where it is', () => {
    const xml = write();
    expect(xml).toContain('<title>Die Frau, die den Regen macht</title>');
    expect(xml).toContain('<pubDate>Sat, 01 Aug 2026 00:30:00 +0200</pubDate>');
    expect(xml).toContain('<guid isPermaLink="true">https://haus.example/de/stories/die-frau-die-den-regen-macht/1</guid>');
    expect(xml).toContain('<category>Hinter der Bühne</category>');
    expect(xml).toContain('<atom:link href="https://haus.example/de/stories/feed.xml?category=1" rel="self"');
  });

  it('is well-formed whatever an editor writes', () => {
    const headline = 'Q & A: <b>"Warum\u0007?"</b> 🎭';
    const xml = write({ stories: [sampleSummary(1, { headline })] });
    expect(xml).toContain('<title>Q &amp; A: &lt;b&gt;&quot;Warum?&quot;&lt;/b&gt; 🎭</title>');
    expect(xml).toContain('<description>Reportagen &amp; Porträts</description>');
  });

  it('is there before anything has been published', () => {
    const xml = write({ stories: [] });
    expect(xml).not.toContain('<item>');
    expect(xml).not.toContain('lastBuildDate');
    expect(xml.endsWith('</channel></rss>\n')).toBe(true);
  });
});
