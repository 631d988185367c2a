import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { jest } from '@jest/globals';
import de from '../../i18n/de.json' with { type: 'json' };
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
