import type { Language, MessageTable } from '@spielplan/shared-contracts/i18n';
import type { PageAnswer } from '@spielplan/shared-contracts/remote';
import { createSignalBus } from '@spielplan/shared-contracts/signals';
import { render, type RenderResult } from '@testing-library/react';
import { useMemo, useState, type ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import {
  HostContext,
  NavigationContext,
  PageContext,
  Router,
  type Host,
  type MessageOwner,
  type Navigator,
} from '../host/index.ts';
import { SectionWords } from './sectionOf.tsx';

export interface TestHost {
  host: Host;
  /** Paths the code under test navigated to, oldest first. */
  visited: string[];
}

interface RenderOptions {
  lang?: Language;
  url?: string;
  messages?: Partial<Record<MessageOwner, MessageTable>>;
  page?: Partial<PageAnswer>;
  host?: Partial<Host>;
  /**
   * Whether the styles come into the document as well. A query by role asks for each element's style,
   * and jsdom compares every rule with every element for it: a fifth of the time of component tests.
   */
  isStyled?: boolean;
}

/**
 * Renders a screen or slot as the shell would, with everything of the host real but the network.
 */
export function renderInHost(element: ReactNode, options: RenderOptions = {}): RenderResult & TestHost {
  const { lang = 'de', url = `/${lang}`, messages = {}, page = {}, host: overrides = {}, isStyled = false } = options;
  const visited: string[] = [];
  const host: Host = {
    lang,
    signals: createSignalBus(),
    messages: (owner) => messages[owner] ?? {},
    slot: () => undefined,
    block: () => undefined,
    parts: { PageBlocks: NoPart, SectionBlocks: SectionWords, Suggestions: NoPart },
    loadPage: () => Promise.reject(new Error('This test gave no loadPage.')),
    report: () => undefined,
    ...overrides,
  };
  const answer: PageAnswer = { ...emptyPage(lang, url), ...page };
  const result = render(
    <StyleSheetManager target={isStyled ? undefined : document.createElement('div')}>
      <HostContext value={host}>
        <NavigationContext value={{ state: 'idle', to: null }}>
          <PageContext value={answer}>
            <TestRouter initial={url} visited={visited}>
              {element}
            </TestRouter>
          </PageContext>
        </NavigationContext>
      </HostContext>
    </StyleSheetManager>,
  );
  return { ...result, host, visited };
}

function NoPart() {
  return null;
}

function TestRouter({ initial, visited, children }: { initial: string; visited: string[]; children: ReactNode }) {
  const [location, setLocation] = useState(initial);
  const navigator = useMemo<Navigator>(() => {
    const go = (target: string) => {
      visited.push(target);
      setLocation(target);
    };
    return {
      go: () => undefined,
      push: go,
      replace: go,
    };
  }, [visited]);
  return (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  );
}

function emptyPage(lang: Language, url: string): PageAnswer {
  return {
    releaseSet: 'test',
    shellVersion: 'test',
    lang,
    url,
    status: 200,
    layout: 'default',
    screen: { remote: 'shell', id: 'test' },
    hasPageHeader: false,
    bodyClass: null,
    data: null,
    head: { title: '' },
    languages: { de: '/de', en: '/en' },
    site: {
      siteName: 'Test',
      nav: { menu: [], secondary_menu: [], footer: [] },
      alert: null,
      isShopOnline: true,
      basketUrl: null,
      theme: 'cc01',
      menuStyle: 'style1',
    },
    messages: {},
    remotes: {},
    slots: {},
    blocks: {},
  };
}
