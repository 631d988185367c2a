import { jest } from '@jest/globals';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { act, screen } from '@testing-library/react';
import de from '../i18n/de.json' with { type: 'json' };

jest.unstable_mockModule('./ConsentSettings/ConsentSettings.tsx', () => {
  throw new Error('blocked');
});
const { ConsentController } = await import('./ConsentController.tsx');
const { consentStore } = await import('./consent.ts');

it('the page stays, and the banner comes back, where the code of the settings is blocked', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await act(async () =>
    renderInHost(
      <>
        <ConsentController />
        <main>Programm</main>
      </>,
      { messages: { shell: de } },
    ),
  );
  await act(async () => screen.getByRole('button', { name: 'Alle ablehnen' }).click());
  expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull();
  await act(async () => consentStore.openSettings());
  expect(screen.getByRole('main')).toHaveTextContent('Programm');
  expect(screen.getByRole('region', { name: 'Cookies' })).toBeVisible();
  expect(consentStore.getState()).toMatchObject({ isSettingsOpen: false, isAsking: true });
  await act(async () => screen.getByRole('button', { name: 'Alle ablehnen' }).click());
  expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull();
});
