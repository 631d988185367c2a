import { jest } from '@jest/globals';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { act, waitFor } from '@testing-library/react';
import { consentStore } from '../consent.ts';
import { useTagManager } from './useTagManager.ts';

const CONTAINER = 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123';
const site = {
  siteName: 'Altwasser',
  nav: { menu: [], secondary_menu: [], footer: [] },
  alert: null,
  isShopOnline: true,
  basketUrl: null,
  theme: 'cc01' as const,
  menuStyle: 'style1' as const,
};
const page = globalThis as { dataLayer?: unknown[]; gtag?: unknown };

/** What the tag manager was told about statistics, oldest first. */
const told = () =>
  page.dataLayer!.flatMap((call) => (Array.isArray(call) ? [(call[2] as { analytics_storage: string }).analytics_storage] : []));
const scripts = () => [...document.querySelectorAll('head script')].map((script) => script.getAttribute('src'));
/** Decides, and waits until that is kept: the code for it is fetched. */
async function decide(choice: Parameters<typeof consentStore.decide>[0]): Promise<void> {
  const { decision } = consentStore.getState();
  act(() => consentStore.decide(choice));
  await waitFor(() => expect(consentStore.getState().decision).not.toBe(decision));
}

function Page() {
  useTagManager();
  return null;
}
const open = (tagManagerId?: string) =>
  renderInHost(<Page />, { page: { site: { ...site, ...(tagManagerId && { tagManagerId }) } } });

beforeEach(() => {
  const calls: unknown[] = (page.dataLayer = []);
  page.gtag = (...call: unknown[]) => calls.push(call);
  document.head.replaceChildren();
  document.documentElement.dataset['tags'] = '';
});

it('nothing of the tag manager is there before a decision, nor after agreeing to media alone', async () => {
  open('GTM-ABC123');
  expect(scripts()).toEqual([]);
  await decide(['youtube']);
  expect(scripts()).toEqual([]);
  expect(page.dataLayer).toEqual([]);
});

it('a browser that may hold a session loads none: its page may ask for the password', async () => {
  document.cookie = 'editor_session=1';
  open('GTM-ABC123');
  await decide('all');
  expect([scripts(), page.dataLayer]).toEqual([[], []]);
  document.cookie = 'editor_session=; Max-Age=0';
  await decide('none');
});

it('a house without one loads none, whatever is agreed to', async () => {
  open();
  await decide('all');
  expect(scripts()).toEqual([]);
});

it('a document that was made without one loads none, on the pages that follow it either', async () => {
  delete document.documentElement.dataset['tags'];
  open('GTM-ABC123');
  await decide('all');
  expect([scripts(), page.dataLayer]).toEqual([[], []]);
});

it('comes with the press that agrees to it, with the next page at once, and is told of the withdrawal, after which the page is loaded again', async () => {
  const reload = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await decide('none');
  const first = open('GTM-ABC123');
  act(() => consentStore.decide(['analytics']));
  await waitFor(() => expect(scripts()).toEqual([CONTAINER]));
  expect(told()).toEqual(['granted']);
  first.unmount();

  document.head.replaceChildren();
  open('GTM-ABC123');
  await waitFor(() => expect(scripts()).toEqual([CONTAINER]));
  reload.mockClear();
  act(() => consentStore.decide('none'));
  await waitFor(() => expect(told()).toEqual(['granted', 'granted', 'denied']));
  // A browser of tests cannot load again, and says so.
  expect(String(reload.mock.calls[0]?.[0])).toContain('navigation');
  reload.mockRestore();
});
