import { jest } from '@jest/globals';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../i18n/de.json' with { type: 'json' };
import { consentStore } from './consent.ts';
import { CONSENT_SERVICES } from './consentServices.ts';
import { ConsentController } from './ConsentController.tsx';
import { CookieSettingsButton } from './CookieSettingsButton.tsx';
import { presentConsent } from './presentConsent.ts';

const show = () =>
  act(async () =>
    renderInHost(
      <>
        <ConsentController />
        <main id="main" tabIndex={-1} />
        <CookieSettingsButton />
      </>,
      { messages: { shell: de } },
    ),
  );
/** React waits for a component's code only where the press is waited for, too. */
const openSettings = async () => {
  await act(async () => screen.getByRole('button', { name: 'Cookie-Einstellungen' }).click());
  return screen.findByRole('dialog', { name: 'Cookie-Einstellungen' });
};
const banner = () => screen.queryByRole('region', { name: 'Cookies' });

describe('the cookie banner and its settings', () => {
  beforeAll(() => {
    // jsdom knows the element, but not how to open it.
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
    };
  });

  it('rejecting takes one press, as accepting does, and the keyboard goes on with the page', async () => {
    await show();
    expect(
      within(banner()!)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Alle ablehnen', 'Alle akzeptieren', 'Cookie-Einstellungen']);
    await userEvent.click(screen.getByRole('button', { name: 'Alle ablehnen' }));
    await waitFor(() => expect(consentStore.getState().decision).toEqual(['site', 'shop']));
    expect(banner()).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('the settings open from the footer, and grant exactly what was chosen', async () => {
    await show();
    const dialog = await openSettings();
    expect(within(dialog).getByRole('checkbox', { name: 'Immer erlaubt' })).toBeDisabled();
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Medien: alle Dienste' }));
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Vimeo' }));
    expect(within(dialog).getByRole('checkbox', { name: 'Medien: alle Dienste' })).toBePartiallyChecked();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Auswahl speichern' }));
    await waitFor(() => expect(consentStore.has('hubspot')).toBe(true));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(['youtube', 'hubspot', 'vimeo', 'analytics'].map((id) => consentStore.has(id as 'vimeo'))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('the settings say that a choice is not kept where the browser stores nothing', async () => {
    await show();
    const notKept = /Ihre Wahl gilt nur, solange diese Seite geöffnet ist/;
    expect(within(await openSettings()).queryByText(notKept)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Schließen ohne Speichern' }));
    const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('switched off', 'SecurityError');
    });
    expect(within(await openSettings()).getByText(notKept)).toBeVisible();
    refused.mockRestore();
  });

  it('closing the settings changes nothing', async () => {
    await show();
    const before = consentStore.getState().decision;
    const dialog = await openSettings();
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Vimeo' }));
    await userEvent.click(screen.getByRole('button', { name: 'Schließen ohne Speichern' }));
    expect(consentStore.getState()).toMatchObject({ isSettingsOpen: false, decision: before });
  });

  it('every service stands in the table of its category', () => {
    const shown = presentConsent((key) => key, 'Theater am Wall').flatMap(({ services }) => services);
    expect(shown.map(({ id }) => id).toSorted()).toEqual(Object.keys(CONSENT_SERVICES).sort());
    expect(shown.filter(({ provider }) => provider === 'Theater am Wall').map(({ name }) => name)).toEqual([
      'Website',
      'Webshop',
    ]);
  });
});
