import { renderInHost } from '@spielplan/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from '@spielplan/shared-ui/host';
import de from '../../i18n/de.json' with { type: 'json' };
import type { EditingSession } from '../../stores/createEditingSession.ts';
import { stubBrowser } from '../../testing/editPage.tsx';
import type * as Dialogs from './laterDialogs.ts';
import { LaterDialog } from './LaterDialog.tsx';

beforeEach(stubBrowser);

/** A dialog of which only the opening is asked. */
function open(load: () => Promise<typeof Dialogs>) {
  const ui = createStore(() => ({ layer: { kind: 'history' } as object | null }));
  renderInHost(
    <LaterDialog session={{ ui } as unknown as EditingSession} load={load}>
      {() => <p>There it is</p>}
    </LaterDialog>,
    { messages: { editor: de } },
  );
  return ui;
}

it('A dialog is there once its code has come, and says after a moment that it is coming', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Dialogs>();
  open(() => promise);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByRole('status')).toHaveTextContent('Das Fenster wird geladen …');
  resolve({} as typeof Dialogs);
  expect(await screen.findByText('There it is')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('A dialog whose code does not come says so, and is closed and tried again', async () => {
  const ui = open(() => Promise.reject(new Error('away')));
  expect(await screen.findByRole('alert')).toHaveTextContent('noch einmal');
  await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  expect(ui.getState().layer).toBeNull();
});
