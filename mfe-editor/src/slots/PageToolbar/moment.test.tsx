import { renderInHost } from '@spielplan/shared-ui/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { withMoment, withoutMoment } from '../../domain/editMode.ts';
import de from '../../i18n/de.json' with { type: 'json' };
import { MomentForm } from './MomentForm.tsx';
import { PreviewNote } from './PreviewNote.tsx';

it('an address asks for a moment to the minute, and for nothing that is edited', () => {
  expect(withMoment('?edit=1&page=2', '2030-01-02T08:30:00.000Z')).toBe('?page=2&at=2030-01-02T08%3A30Z');
  expect(withoutMoment('?page=2&at=2030-01-02T08%3A30Z')).toBe('?page=2');
});

it('a time that is none is told at its field; days ahead set the day', async () => {
  renderInHost(<MomentForm />, { messages: { editor: de } });
  const time = screen.getByLabelText(/Uhrzeit/);
  await userEvent.clear(time);
  await userEvent.type(time, '25.99');
  await userEvent.click(screen.getByRole('button', { name: 'Zu dieser Zeit ansehen' }));
  expect(screen.getByText(/Bitte geben Sie die Uhrzeit als HH.mm an/)).toBeVisible();
  expect(screen.getByRole('slider', { name: 'In einem Tag' })).toHaveValue('1');
});

it('a page at another time says so, and how to leave', () => {
  renderInHost(<PreviewNote preview={{ at: '2030-01-02T08:30:00Z' }} />, { messages: { editor: de } });
  expect(screen.getByText(/^Vorschau: .*2030.*09:30/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zurück zu jetzt' })).toBeVisible();
});
