import type { Language, MessageTable } from '@spielplan/shared-contracts/i18n';
import type { PageAnswer } from '@spielplan/shared-contracts/remote';
import { createSignalBus } from '@spielplan/shared-contracts/signals';
import { useMemo, useState, type ReactNode } from 'react';
import {
  HostContext,
  NavigationContext,
  PageContext,
  HostRouter,
  type Host,
  type MessageOwner,
  type Navigator,
} from '../index.ts';

export interface HostFrameOptions {
  lang?: Language;
  /** Path and query that the page believes to be at. */
  url?: string;
  /** The texts of each remote on the page, by its name; `ui` are those of the components. */
  messages?: Partial<Record<MessageOwner, MessageTable>>;
  /** Differences to an empty page. */
  page?: Partial<PageAnswer>;
  /** Differences to a host without slots, blocks and other pages. */
  host?: Partial<Host>;
  /** Is told each path that a link or a screen leads to; the frame then believes to be there. */
  onNavigate?: (path: string) => void;
}

/**
 * The host that parts of a remote need around them, for pages that the shell does not serve: a test, or another
 * application that loads the remote by module federation. Everything in it is real but the network.
 */
export function HostFrame({ children, onNavigate, ...options }: HostFrameOptions & { children: ReactNode }) {
  const { lang = 'de', url = `/${lang}`, page } = options;
  const [location, setLocation] = useState(url);
  // One object as long as the page lives, as the shell's.
  const [host] = useState(() => createPlainHost(options));
  const navigator = useMemo<Navigator>(() => {
    const go = (path: string) => {
      onNavigate?.(path);
      setLocation(path);
    };
    return { go: () => undefined, push: go, replace: go };
  }, [onNavigate]);
  return (
    <HostContext value={host}>
      <NavigationContext value={{ state: 'idle', to: null }}>
        <PageContext value={{ ...emptyPage(lang, url), ...page }}>
          <HostRouter location={location} navigator={navigator} pattern={page?.pattern}>
            {children}
          </HostRouter>
        </PageContext>
      </NavigationContext>
    </HostContext>
  );
}

/** A host without slots, blocks and other pages, but for what `host` changes. */
export function createPlainHost({ lang = 'de', messages = {}, host = {} }: HostFrameOptions): Host {
  return {
    lang,
    signals: createSignalBus(),
    messages: (owner) => messages[owner] ?? {},
    slot: () => undefined,
    block: () => undefined,
    parts: { PageBlocks: NoPart, SectionBlocks: NoPart, Suggestions: NoPart },
    loadPage: () => Promise.reject(new Error('This host has no loadPage.')),
    report: () => undefined,
    ...host,
  };
}

function NoPart() {
  return null;
}

/** The answer of a page with nothing on it. */
export function emptyPage(lang: Language, url: string): PageAnswer {
  return {
    releaseSet: 'none',
    shellVersion: 'none',
    lang,
    url,
    status: 200,
    layout: 'default',
    screen: { remote: 'shell', id: 'none' },
    hasPageHeader: false,
    bodyClass: null,
    data: null,
    head: { title: '' },
    languages: { de: '/de', en: '/en' },
    site: {
      siteName: '',
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
