import type { SiteChrome } from '@spielplan/shared-contracts/remote';
import { screen } from '@testing-library/react';
import { renderInHost } from '@spielplan/shared-ui/testing';
import de from '../../i18n/de.json' with { type: 'json' };
import { frameCss } from '../globalCss.server.ts';
import { hostParts } from '../hostParts.ts';
import { AccessibilityNavigation } from '../../parts/AccessibilityNavigation.tsx';
import { Header } from './Header.tsx';

const SITE: SiteChrome = {
  siteName: 'Haus',
  nav: { menu: [], secondary_menu: [], footer: [] },
  alert: null,
  isShopOnline: true,
  basketUrl: null,
  theme: 'cc01',
  menuStyle: 'style1',
};

function show(site: Partial<SiteChrome>) {
  renderInHost(
    <>
      <AccessibilityNavigation />
      <Header hasMenu />
    </>,
    { messages: { shell: de }, url: '/de', page: { url: '/de', site: { ...SITE, ...site } }, host: { parts: hostParts } },
  );
  return [screen.queryByRole('search'), screen.queryByRole('link', { name: 'Zur Suche springen' })].map(Boolean);
}

it.each([
  [{}, true],
  [{ hasSearch: true }, true],
  [{ hasSearch: false }, false],
])('leads to the search where the site has one: %j', (site, isThere) => {
  expect(show(site)).toEqual([isThere, isThere]);
});

it.each([
  ['Geöffnet 10-13 und 14-20 Uhr, Altes Zollamt', false],
  ['Geöffnet ab 10:00 Uhr, Kunsthaus und Kasse am Kai', true],
])('hours that would reach the logo end before it: %s', (text, isLong) => {
  show({ hours: { text, link: null } });
  const line = screen.getByText(text, { exact: false }).outerHTML;
  expect(frameCss(line).includes('text-overflow:ellipsis')).toBe(isLong);
});

it.each([
  ['Haus', ''],
  ['Kulturmeile Altwasser', ''],
  ['Haus am See', 'min(6ch, 40vw)'],
  ['Haus der Kulturen der Welt', 'min(17ch, 40vw)'],
])('stands beside its mark in as few lines as there is room for: %s', (siteName, inlineSize) => {
  show({ siteName });
  expect(screen.getByText(siteName, { selector: '.logo > span' }).style.inlineSize).toBe(inlineSize);
});
