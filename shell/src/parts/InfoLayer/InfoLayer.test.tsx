import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { jest } from '@jest/globals';
import de from '../../i18n/de.json' with { type: 'json' };
import en from '../../i18n/en.json' with { type: 'json' };
import { InfoLayer } from './InfoLayer.tsx';

let isOnline = true;
beforeEach(() => {
  isOnline = true;
  sessionStorage.clear();
  delete document.documentElement.dataset['info'];
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  jest.spyOn(navigator, 'hardwareConcurrency', 'get').mockReturnValue(4);
});
afterEach(() => jest.restoreAllMocks());

const shown = () => document.documentElement.dataset['info'];
const turn = (state: 'online' | 'offline') =>
  act(() => {
    isOnline = state === 'online';
    window.dispatchEvent(new Event(state));
  });

describe('the notice at the lower edge', () => {
  it('comes with the loss of the connection and goes with its return', () => {
    renderInHost(<InfoLayer />, { messages: { shell: de } });
    turn('offline');
    expect(shown()).toBe('offline');
    turn('online');
    expect(shown()).toBeUndefined();
  });

  it('stays closed once it was closed, until there is something else to say', async () => {
    renderInHost(<InfoLayer />, { messages: { shell: de } });
    turn('offline');
    await userEvent.setup().click(screen.getByRole('button', { name: de['info.close'] }));
    expect(shown()).toBeUndefined();
    turn('offline');
    expect(shown()).toBeUndefined();
  });

  it('loads the page again, from the server', async () => {
    // jsdom loads nothing, and says so in the console.
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    renderInHost(<InfoLayer />, { messages: { shell: de }, url: '/de/besuch', page: { url: '/de/besuch' } });
    turn('offline');
    const link = screen.getByRole('link', { name: de['info.reload'] });
    expect(link).toHaveAttribute('href', '/de/besuch');
    expect(fireEvent.click(link)).toBe(false);
    expect(String(said.mock.calls[0]?.[0])).toContain('navigation');
  });

  it('follows the connection into a tunnel and out of it', () => {
    const connection = Object.assign(new EventTarget(), { effectiveType: '4g' });
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    const { unmount } = renderInHost(<InfoLayer />, { messages: { shell: de } });
    const becomes = (effectiveType: string) =>
      act(() => void Object.assign(connection, { effectiveType }).dispatchEvent(new Event('change')));
    becomes('2g');
    expect(shown()).toBe('slow');
    becomes('4g');
    expect(shown()).toBeUndefined();
    unmount();
    becomes('2g');
    expect(shown()).toBeUndefined();
    Reflect.deleteProperty(navigator, 'connection');
  });

  it.each([
    ['de', de],
    ['en', en],
  ] as const)('has a sentence for who reads without scripting, and the way to load again (%s)', (lang, messages) => {
    renderInHost(<InfoLayer />, { lang, messages: { shell: messages }, page: { url: '/de/besuch?a=1' } });
    const notice = screen.getByRole('status');
    expect(notice).toHaveTextContent(messages['info.script']);
    expect(within(notice).getByText(messages['info.script'])).toHaveAttribute('data-kind', 'script');
    expect(within(notice).getByRole('link', { name: messages['info.reload'] })).toHaveAttribute('href', '/de/besuch?a=1');
  });

  it('leads to the page that is open where the shell knows another address of it', () => {
    renderInHost(<InfoLayer href="" />, { messages: { shell: de }, page: { url: '/eventim-template' } });
    expect(screen.getByText(de['info.reload'])).toHaveAttribute('href', '');
  });

  it('tells a weak device after four seconds', () => {
    jest.useFakeTimers();
    jest.spyOn(navigator, 'hardwareConcurrency', 'get').mockReturnValue(1);
    renderInHost(<InfoLayer />, { messages: { shell: de } });
    act(() => jest.advanceTimersByTime(3_999));
    expect(shown()).toBeUndefined();
    act(() => jest.advanceTimersByTime(1));
    expect(shown()).toBe('weak');
    jest.useRealTimers();
  });
});
