import { BLOCKS } from '@spielplan/shared-contracts/api';
import { presentAnchorList, stickyAnchors } from './presentAnchorList.ts';
import { repeatLinks } from './repeatLinks.ts';

const item = (link_url: string, more: object = {}) => ({ link_url, link_text: `Zu ${link_url}`, ...more });
const list = (children: object[], more: object = {}) => BLOCKS.anchor_list.fields.parse({ children, ...more });

describe('a list of links', () => {
  it('leaves out what leads nowhere safe, and is not there without links', () => {
    const children = [
      item('#termine'),
      item('javascript:alert(1)'),
      item('https://a.example', { link_open_in_new_window: true }),
    ];
    expect(presentAnchorList(list(children), 700)).toEqual({
      links: [
        { href: '#termine', label: 'Zu #termine' },
        { href: 'https://a.example', label: 'Zu https://a.example', isNewTab: true },
      ],
    });
    expect(presentAnchorList(list([item('javascript:alert(1)')]), 700)).toBeNull();
  });

  it('is a band by its class, with the site’s offset', () => {
    expect(presentAnchorList(list([item('#a')], { extra_class: 'slider' }), 600)?.band).toEqual({ offset: 600 });
    expect(presentAnchorList(list([item('#a')], { extra_class: 'sliders' }), 600)?.band).toBeUndefined();
  });

  it.each([
    ['its marked links', true, [true, false], ['#a']],
    ['its marked links, though it is not marked itself', false, [false, true], ['#b']],
    ['all links where only the list is marked', true, [false, false], ['#a', '#b']],
    ['none where nothing is marked', false, [false, false], []],
  ])('gives the sticky navigation %s', (_, sticky, [a, b], hrefs) => {
    const fields = list([item('#a', { sticky: a }), item('#b', { sticky: b })], { sticky });
    expect(stickyAnchors(fields).map((link) => link?.href)).toEqual(hrefs);
  });
});

describe('a band of links', () => {
  const links = ['#a', '#b', '#c'].map((href) => ({ href, label: href }));
  it('holds twenty, all but the first of each a copy', () => {
    const band = repeatLinks(links);
    expect(band).toHaveLength(20);
    expect(band.filter(({ isCopy }) => !isCopy).map(({ link }) => link.href)).toEqual(['#a', '#b', '#c']);
    expect(band[3]).toMatchObject({ link: { href: '#a' }, isCopy: true });
    expect(repeatLinks([])).toEqual([]);
    expect(repeatLinks(Array.from({ length: 24 }, () => links[0]!)).every(({ isCopy }) => !isCopy)).toBe(true);
  });
});
