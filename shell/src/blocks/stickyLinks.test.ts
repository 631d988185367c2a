import { chooseStickyLinks, stickyLinksOf } from './stickyLinks.ts';

const link = (href: string, label = href) => ({ href, label });

describe('links for the sticky navigation', () => {
  it('are those an editor marked, and only where they lead somewhere', () => {
    expect(stickyLinksOf([{ ...link('/de', 'Karten'), anchor: 'x' } as never, null], true)).toEqual([link('/de', 'Karten')]);
    expect(stickyLinksOf([link('/de')], false)).toEqual([]);
  });

  it('are the page’s first three, each target once', () => {
    const links = [link('#termine', 'Termine'), link('/de'), link('#termine', 'Alle Termine'), link('/a'), link('/b')];
    expect(chooseStickyLinks(links)).toEqual([link('#termine', 'Termine'), link('/de'), link('/a')]);
  });
});
