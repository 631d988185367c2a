import { jest } from '@jest/globals';
import { SEASON_CACHE } from '@spielplan/shared-contracts/storage';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { screen } from '@testing-library/react';
import de from '../../i18n/de.json' with { type: 'json' };
import { OfflineScreen } from './OfflineScreen.tsx';

/** A browser at an address, with or without a connection, that may have kept the season. */
function show(path: string, { isOnline = false, hasSeason = false } = {}) {
  history.replaceState(null, '', path);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const cache = { keys: async () => [] };
  const caches = { has: async (name: string) => hasSeason && name === SEASON_CACHE, open: async () => cache };
  Object.defineProperty(globalThis, 'caches', { value: caches, configurable: true });
  return renderInHost(<OfflineScreen />, { messages: { shell: de } });
}

afterEach(() => void Reflect.deleteProperty(globalThis, 'caches'));

describe('the page without a connection', () => {
  it.each([
    ['offers the programme at its own address', '/de/offline', { isOnline: true }, /^Auch ohne Verbindung wissen/],
    ['lists there what is stored', '/de/offline', {}, /^Ohne Verbindung steht hier/],
    ['says of another address that it is not stored', '/de/team', {}, /^Diese Seite ist auf diesem Gerät nicht gespeichert/],
    [
      'leads on to the stored programme',
      '/de/team',
      { hasSeason: true },
      /^Diese Seite ist nicht gespeichert, das Programm aber schon/,
    ],
  ])('%s', async (_, path, browser, words) => {
    show(path, browser);
    expect(await screen.findByText(words)).toBeVisible();
    // What is promised is to be had by a press; this page itself needs no second try.
    expect(screen.queryAllByRole('button', { name: 'Neu laden' })).toHaveLength(path === '/de/team' ? 1 : 0);
  });
});
