import { act, screen, waitFor } from '@testing-library/react';
import { FakeUpload } from '../testing/FakeUpload.ts';
import { formNetwork, openForm, pressSend, reply, textBox, replaceFormNetwork } from '../testing/openForm.tsx';
import { sampleField } from '../testing/sampleForm.ts';

replaceFormNetwork();

describe('a file', () => {
  const FILES = [sampleField('file', 'mappe', { label: 'Mappe', required: true, max_bytes: 20 })];
  const file = (name = 'Mappe.pdf', content = 'x') => new File([content], name, { type: 'application/pdf' });
  const input = () => screen.getByLabelText<HTMLInputElement>('Mappe');

  it('goes up as soon as it is chosen, shows how far it is, and the form waits for it', async () => {
    const { user } = openForm(FILES);
    await user.upload(input(), file());
    const upload = await FakeUpload.next();
    expect([upload.url, upload.headers['X-CSRFToken']]).toEqual(['/de/api/temp-files/', '0123456789abcdef0123456789abcdef']);
    act(() => upload.progress(0.4));
    expect(await screen.findByRole('progressbar', { name: 'Mappe.pdf wird hochgeladen: 40 %' })).toHaveValue(40);
    await pressSend();
    expect(formNetwork.sent).toEqual([]);
    upload.answer(201, { id: 'b3f1c5d2-0000-4000-8000-000000000001' });
    await waitFor(() => expect(formNetwork.sent[0]?.field_values['mappe']).toBe('b3f1c5d2-0000-4000-8000-000000000001'));
  });

  it('that was posted without scripts is kept as long as its tick', async () => {
    const id = 'b3f1c5d2-0000-4000-8000-000000000001';
    const posted = { values: {}, faults: {}, files: { mappe: { id, name: 'Mappe.pdf' } }, seenAt: 0 };
    const { user, unmount } = openForm(FILES, { posted });
    const tick = () => screen.getByRole('checkbox', { name: 'Mappe.pdf mitschicken' });
    expect(tick()).toBeChecked();
    expect(tick()).toHaveAttribute('value', `${id} Mappe.pdf`);
    expect(input()).not.toBeRequired();
    await pressSend();
    await waitFor(() => expect(formNetwork.sent[0]?.field_values['mappe']).toBe(id));
    unmount();
    openForm(FILES, { posted });
    await user.click(tick());
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(input()).toBeRequired();
  });

  it('can be stopped, and is missing then', async () => {
    const { user } = openForm(FILES);
    await user.upload(input(), file());
    const upload = await FakeUpload.next();
    await user.click(screen.getByRole('button', { name: 'Abbrechen: Mappe.pdf' }));
    expect(upload.isAborted).toBe(true);
    expect(input()).toHaveFocus();
    await pressSend();
    await waitFor(() => expect(input()).toHaveAccessibleDescription(/^Bitte eine Datei auswählen\./));
  });

  it.each([
    [413, 'Diese Datei ist zu groß, höchstens 0 MB sind möglich.'],
    [415, /^Dateien dieser Art nehmen wir nicht an\. Möglich sind PDF/],
    [429, /^Gerade werden zu viele Dateien hochgeladen/],
    [503, /^Das Hochladen wurde unterbrochen/],
  ])('that is refused with %d says why, and can be tried again', async (status, words) => {
    const { user } = openForm(FILES);
    await user.upload(input(), file());
    (await FakeUpload.next()).answer(status, null);
    expect(await screen.findByText(words)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Noch einmal hochladen' }));
    (await FakeUpload.next()).answer(201, { id: 'b3f1c5d2-0000-4000-8000-000000000002' });
    expect(await screen.findByText('Mappe.pdf ist hochgeladen.')).toBeVisible();
    expect(input()).not.toHaveAttribute('aria-invalid');
  });

  it('that is too large is not sent at all', async () => {
    const { user } = openForm(FILES);
    await user.upload(input(), file('Gross.pdf', 'x'.repeat(21)));
    expect(await screen.findByText(/^Diese Datei ist zu groß/)).toBeVisible();
    expect(FakeUpload.count()).toBe(0);
  });

  it('that the provider no longer has must be chosen again', async () => {
    const { user } = openForm(FILES);
    formNetwork.answers.push(reply(400, { fields: { mappe: 'file' } }));
    await user.upload(input(), file());
    (await FakeUpload.next()).answer(201, { id: 'b3f1c5d2-0000-4000-8000-000000000003' });
    await screen.findByText('Mappe.pdf ist hochgeladen.');
    await pressSend();
    await waitFor(() => expect(input()).toHaveAccessibleDescription(/^Diese Datei ist nicht mehr da/));
    expect(screen.queryByText('Mappe.pdf ist hochgeladen.')).toBeNull();
  });

  it('is not kept for the session as texts are, which is said', async () => {
    const { user, unmount } = openForm([sampleField('text', 'name', { label: 'Ihr Name' }), ...FILES]);
    await user.type(textBox(/^Ihr Name/), 'Ute');
    await user.upload(input(), file());
    await FakeUpload.next();
    unmount();
    openForm([sampleField('text', 'name', { label: 'Ihr Name' }), ...FILES]);
    expect(textBox(/^Ihr Name/)).toHaveValue('Ute');
    expect(input().files).toHaveLength(0);
    expect(screen.getByText(/^Dateien werden nicht gespeichert/)).toBeVisible();
  });
});
