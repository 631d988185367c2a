import type { PageAnswer } from '@spielplan/shared-contracts/remote';
import { createSignalBus } from '@spielplan/shared-contracts/signals';
import { HostContext, PageContext, HostRouter, type Host } from '@spielplan/shared-ui/host';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import de from '../i18n/de.json' with { type: 'json' };
import { App } from './App.tsx';

const host: Host = {
  lang: 'de',
  signals: createSignalBus(),
  messages: () => de,
  slot: () => undefined,
  block: () => undefined,
  parts: { PageBlocks: () => null, SectionBlocks: () => null, Suggestions: () => null },
  loadPage: () => Promise.reject(new Error('not on the server')),
  report: () => undefined,
};
const link = (menu_name: string, url: string, children: PageAnswer['site']['nav']['menu'] = []) => ({
  menu_name,
  url,
  children,
  has_tab_navigation: false,
});
const navigator = { go: () => undefined, push: () => undefined, replace: () => undefined };

function render(page: Partial<PageAnswer> = {}): string {
  const answer = {
    releaseSet: 'r1',
    lang: 'de',
    url: '/de',
    layout: 'default',
    screen: { remote: 'shell', id: 'page' },
    hasPageHeader: false,
    data: null,
    head: { title: 'Start', description: '', canonical: '/de', alternates: {} },
    languages: { de: '/de', en: '/en' },
    site: {
      siteName: 'Kulturmeile Altwasser',
      nav: { menu: [link('Besuch', '/de/besuch', [link('Anfahrt', '/de/besuch/anfahrt')])], secondary_menu: [], footer: [] },
      alert: { id: 7, title: 'Steg gesperrt', text: 'Bitte über die Brücke.', link: '', link_title: '' },
      isShopOnline: true,
      basketUrl: null,
      theme: 'cc01',
      menuStyle: 'style1',
    },
    remotes: {},
    ...page,
  } as unknown as PageAnswer;
  const app = h(App, { Screen: () => h('h1', null, 'Hallo') });
  return renderToString(
    h(
      HostContext,
      { value: host },
      h(PageContext, { value: answer }, h(HostRouter, { location: '/de', navigator, children: app })),
    ),
  );
}

describe('the page frame on the server', () => {
  it('holds the alert, the menu and the screen without any script', () => {
    const html = render();
    for (const text of ['Steg gesperrt', 'Anfahrt', '<h1>Hallo</h1>', 'Warenkorb']) expect(html).toContain(text);
  });

  it('leads to all sections where the burger cannot open', () => {
    const html = render();
    expect(html).toMatch(/<noscript><a[^>]*href="#site-index"/);
    expect(html).toContain('id="site-index"');
  });

  it('keeps the side navigation, the toolbar and every wait out of the page', () => {
    const html = render();
    expect(html).not.toMatch(/side-navigation-panel|progress-bar|page-skeleton|aria-busy/);
  });

  it('is the same each time', () => {
    expect(render()).toBe(render());
  });

  it('of a site that is down has neither menu nor cart', () => {
    const html = render({ layout: 'error' });
    expect(html).not.toContain('burger');
    expect(html).not.toContain('cart-entry');
    expect(html).toContain('hrefLang="en"');
  });

  it('says what is above the page, and leads to its other forms without a script (R73)', () => {
    const html = render({ notice: 'Nur <b>auf</b> Englisch', twinLinks: '<nav><a href="/de/x">Leichte Sprache</a></nav>' });
    expect(html).toContain('<p class="frame-notice">Nur &lt;b&gt;auf');
    expect(html).toContain('<nav><a href="/de/x">Leichte Sprache</a></nav>');
    expect(render()).not.toContain('Leichte');
  });

  it('says of easy language alone that it is another language than the frame', () => {
    expect(render({ frame: { lang: 'de-simple' } })).toContain('lang="de-simple"');
    expect(render()).not.toMatch(/<main[^>]*lang=/);
  });

  it('stays light, for it is on every page', () => {
    expect(render().length).toBeLessThan(6_000);
  });
});
