import { createSignalBus } from '@spielplan/shared-contracts/signals';
import { createStore, NavigationContext, useLocation, type Host, type NavigationState } from '@spielplan/shared-ui/host';
import { act, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import de from '../i18n/de.json' with { type: 'json' };
import { site } from '../app/testing/showFrame.tsx';
import { recordEarlyClicks } from '../parts/lazy/replayEarlyClicks.ts';
import { BrowserPage } from './BrowserPage.tsx';
import type { Navigation } from './navigation/createNavigation.ts';
import type { CurrentPage } from './navigation/createShownPage.ts';
import { answerOf, startFresh } from './testing/fakeSite.ts';

startFresh();
const marks: string[] = [];
beforeEach(() => {
  marks.splice(0);
  // jsdom has no marks.
  Object.assign(performance, { mark: (name: string) => void marks.push(name) });
});

const parts = { onRender: () => undefined, loadTexts: async () => undefined, onFailure: () => undefined };
const host = {
  lang: 'de',
  signals: createSignalBus(),
  messages: () => de,
  slot: () => undefined,
  block: () => undefined,
  parts: { PageBlocks: () => null, SectionBlocks: () => null, Suggestions: () => null },
  loadPage: () => Promise.reject(new Error('not asked for')),
  report: () => undefined,
} as unknown as Host;

const pageOf = (url: string, rest: Partial<CurrentPage> = {}): CurrentPage => ({
  answer: answerOf(url, {
    site,
    layout: 'error',
    hasPageHeader: false,
    languages: {},
    remotes: {},
    slots: {},
    blocks: {},
  }),
  location: { pathname: url, search: '', hash: '', key: url },
  Screen: null,
  visit: 0,
  ...rest,
});

/** A navigation that goes where the test says. */
function fakeNavigation(first: CurrentPage) {
  const store = createStore<{ page: CurrentPage; state: NavigationState }>(() => ({
    page: first,
    state: { state: 'idle', to: null },
  }));
  let listening = 0;
  const settled: string[] = [];
  const navigation = {
    navigator: { go: () => undefined, push: () => undefined, replace: () => undefined },
    getState: store.getState,
    subscribe: (listener: Parameters<typeof store.subscribe>[0]) => {
      const stop = store.subscribe(listener);
      listening += 1;
      return () => {
        listening -= 1;
        stop();
      };
    },
    settleScroll: () => void settled.push(document.querySelector('main')?.textContent ?? ''),
  } as unknown as Navigation;
  return {
    navigation,
    listening: () => listening,
    settled,
    goTo: (page: CurrentPage) => act(async () => store.setState({ page })),
    become: (state: NavigationState) => act(async () => store.setState({ state })),
  };
}

const First = () => <h1>Programm</h1>;
const Waiting = () => <h1>{use(NavigationContext).to ?? 'nichts'}</h1>;
const Next = () => <h1>Magazin</h1>;
const never = new Promise<never>(() => undefined);
const LateSlot = () => (useLocation().hash ? use(never) : null);
const Slotted = () => (
  <>
    <h1>{useLocation().hash}</h1>
    <Suspense fallback=" unterwegs">
      <LateSlot />
    </Suspense>
  </>
);

function show(first = pageOf('/de')) {
  const site = fakeNavigation(first);
  const shown = render(<BrowserPage host={host} navigation={site.navigation} parts={parts} initialScreen={First} />);
  return { ...site, ...shown };
}

it('shows the screen it was given for the first page, and says that its controls work', () => {
  show();
  expect(screen.getByRole('main')).toHaveTextContent('Programm');
  expect(marks).toEqual(['hydrated']);
});

it('gives a press that came before the page could answer to its button, once', () => {
  const root = document.createElement('div');
  const button = Object.assign(document.createElement('button'), { type: 'button' });
  document.body.append(root);
  root.append(button);
  let pressed = 0;
  button.addEventListener('click', () => (pressed += 1));
  Object.assign(globalThis, { early: Object.assign(() => undefined, { press: [button, Date.now()] }) });
  recordEarlyClicks(root);
  Reflect.deleteProperty(globalThis, 'early');
  expect(pressed).toBe(0);
  show();
  expect(pressed).toBe(1);
  root.remove();
});

it('follows the navigation to the next screen, and settles the scrolling once that stands in the document', async () => {
  const { goTo, settled } = show();
  const before = settled.length;
  await goTo(pageOf('/de/stories', { Screen: Next, visit: 1 }));
  expect(screen.getByRole('main')).toHaveTextContent('Magazin');
  expect(settled.slice(before)).toEqual(['Magazin']);
});

it('shows another place of the same page at once', async () => {
  const first = pageOf('/de');
  const { goTo, settled } = show(first);
  const before = settled.length;
  await goTo({ ...first, location: { ...first.location, hash: '#karten' } });
  expect(screen.getByRole('main')).toHaveTextContent('Programm');
  expect(settled.slice(before)).toHaveLength(1);
});

it.each([
  ['the first page', []],
  ['a page that was gone to', [pageOf('/de/stories', { Screen: Slotted, visit: 1 })]],
])('does not wait for a slot before it shows another place on %s', async (_, visits) => {
  const first = pageOf('/de', { Screen: Slotted });
  const { goTo } = show(first);
  for (const visit of visits) await goTo(visit);
  const last = visits.at(-1) ?? first;
  await goTo({ ...last, location: { ...last.location, hash: '#karten' } });
  expect(screen.getByRole('main')).toHaveTextContent('#karten unterwegs');
});

it('tells the page what is on its way', async () => {
  const { become } = show(pageOf('/de', { Screen: Waiting }));
  expect(screen.getByRole('main')).toHaveTextContent('nichts');
  await become({ state: 'loading', to: '/de/stories' });
  expect(screen.getByRole('main')).toHaveTextContent('/de/stories');
  await become({ state: 'idle', to: null });
  expect(screen.getByRole('main')).toHaveTextContent('nichts');
});

it('stops listening when it leaves', () => {
  const { listening, unmount } = show();
  expect(listening()).toBe(1);
  unmount();
  expect(listening()).toBe(0);
});

it('leads home in the language of the page where nothing can be shown', () => {
  const Broken = () => {
    throw new Error('broken');
  };
  const { navigation } = fakeNavigation(pageOf('/de'));
  const broken = {
    ...host,
    report: () => {
      throw new Error('also broken');
    },
  } as Host;
  render(<BrowserPage host={broken} navigation={navigation} parts={parts} initialScreen={Broken} />);
  expect(screen.getByRole('link', { name: de['error.home'] })).toHaveAttribute('href', '/de');
});
