import type { NavItem } from '@spielplan/shared-contracts/api';
import { isHeaderLoading } from './isHeaderLoading.ts';
import { findTabSection } from './TabNavigation.tsx';

const item = (url: string, has_tab_navigation = false, children: NavItem[] = []): NavItem => ({
  url,
  menu_name: url,
  has_tab_navigation,
  children,
});

describe('the page header is another page’s soon (product.md section 4)', () => {
  const languages = { de: '/de/besuch', en: '/en/visit' };
  it.each([
    [null, false],
    ['/de/besuch', false],
    ['/de/besuch?page=2', false],
    ['/en/visit#karte', false],
    ['/de/besuch/anfahrt', true],
  ])('on the way to %j: %s', (to, isLoading) => {
    expect(isHeaderLoading({ state: to ? 'loading' : 'idle', to }, languages)).toBe(isLoading);
  });
});

describe('the tabs of a section', () => {
  const deep = item('/de/a/b', true, [item('/de/a/b/c')]);
  const menu: NavItem[] = [
    item('/de/a', true, [deep, item('/de/a/d')]),
    item('/de/e', false, [item('/de/e/f')]),
    item('/de/g', true),
  ];
  it.each([
    ['/de/a', '/de/a'],
    ['/de/a/d?x=1', '/de/a'],
    ['/de/a/b/c', '/de/a/b'],
    ['/de/a/b', '/de/a/b'],
    ['/de/e', null],
    ['/de/e/f', null],
    ['/de/g', null],
    ['/de', null],
  ])('on %s are those of %s', (url, section) => {
    expect(findTabSection(menu, url)?.url ?? null).toBe(section);
  });
});
