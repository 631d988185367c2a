import { renderInHost } from '@spielplan/shared-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { userEvent } from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import de from '../../i18n/de.json' with { type: 'json' };
import { formNetwork, openForm, pressSend, reply, textBox, replaceFormNetwork } from '../testing/openForm.tsx';
import { sampleField, sampleView } from '../testing/sampleForm.ts';
import { HouseForm } from './HouseForm.tsx';

const CONTACT = [
  sampleField('text', 'name', { label: 'Ihr Name', required: true, placeholder_text: 'Ute' }),
  sampleField('email', 'email', { label: 'E-Mail', required: true, help_text: 'Dorthin antworten wir.' }),
  sampleField('hidden', 'quelle', { label: 'Quelle', default: 'website', required: true }),
];

replaceFormNetwork();

async function fillIn(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.type(textBox('Ihr Name'), 'Ute Ufer');
  await user.type(textBox('E-Mail'), 'ute@altwasser.example');
  await user.type(textBox(/wiederholen|Repeat/), 'ute@altwasser.example');
}

describe('filling in a form', () => {
  it.each([true, false])('asks for the repetition of an address as it asks for the address (required: %s)', (required) => {
    openForm([sampleField('email', 'email', { label: 'E-Mail', required }), sampleField('text', 'note', { label: 'Notiz' })]);
    expect(screen.getByLabelText(/^Notiz \(/)).toBeVisible();
    for (const name of [/^E-Mail \(/, /wiederholen.*\(/]) expect(screen.queryAllByLabelText(name)).toHaveLength(required ? 0 : 1);
  });

  it('sends what was written, once, and says that it has arrived', async () => {
    const { user } = openForm(CONTACT);
    await fillIn(user);
    const button = screen.getByRole('button', { name: 'Absenden' });
    fireEvent.click(button);
    fireEvent.click(button);
    // By the Enter key, too, which knows nothing of the button.
    fireEvent.submit(screen.getByRole('form'));
    const heading = await screen.findByRole('heading', { name: 'Vielen Dank!' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(formNetwork.sent).toEqual([
      {
        form: 7,
        field_values: { name: 'Ute Ufer', email: 'ute@altwasser.example', email2: 'ute@altwasser.example', quelle: 'website' },
        submission_id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
        elapsed_ms: expect.any(Number),
      },
    ]);
    expect(formNetwork.asked).toEqual(['/de/api/forms-entries/ 0123456789abcdef0123456789abcdef']);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    ['de', 'Bitte Ihren Namen angeben.', 'Ungültige E-Mail-Adresse!', 'Die beiden E-Mail-Adressen sind nicht gleich.'],
    ['en', 'Please enter your name.', 'Invalid e-mail address!', 'The two e-mail addresses don’t match.'],
  ] as const)('says in %s what is wrong once a field that was changed is left', async (lang, required, invalid, mismatch) => {
    const { user } = openForm(CONTACT, { lang });
    await user.click(textBox('Ihr Name'));
    await user.tab();
    await user.tab();
    await user.tab();
    expect(textBox('Ihr Name')).not.toHaveAttribute('aria-invalid');
    expect(textBox('E-Mail')).not.toHaveAttribute('aria-invalid');
    await user.type(textBox('Ihr Name'), 'U{Backspace}');
    expect(textBox('Ihr Name')).not.toHaveAttribute('aria-invalid');
    await user.tab();
    expect(textBox('Ihr Name')).toBeInvalid();
    expect(textBox('Ihr Name')).toHaveAccessibleDescription(required);
    await user.type(textBox('E-Mail'), 'ute@');
    await user.tab();
    expect(textBox('E-Mail')).toHaveAccessibleDescription(`${invalid} Dorthin antworten wir.`);
    await user.type(textBox(/wiederholen|Repeat/), 'u');
    await user.tab();
    expect(textBox(/wiederholen|Repeat/)).toHaveAccessibleDescription(mismatch);
    await user.type(textBox('E-Mail'), 'altwasser.example');
    expect(textBox('E-Mail')).toHaveAccessibleDescription('Dorthin antworten wir.');
    await user.clear(textBox(/wiederholen|Repeat/));
    await user.type(textBox(/wiederholen|Repeat/), 'ute@altwasser.example');
    expect(textBox(/wiederholen|Repeat/)).not.toHaveAttribute('aria-invalid');
  });

  it('lists everything that is wrong on top, takes the focus there, and leads to each field', async () => {
    const { user } = openForm(CONTACT);
    await pressSend();
    const summary = await screen.findByRole('group', { name: '2 Angaben fehlen oder stimmen nicht' });
    await waitFor(() => expect(summary).toHaveFocus());
    expect(formNetwork.sent).toEqual([]);
    const link = within(summary).getByRole('link', { name: 'E-Mail: Bitte Ihre E-Mail-Adresse angeben.' });
    expect(link).toHaveAttribute('href', `#${textBox('E-Mail').id}`);
    // What repeats an address that is missing is not missing.
    expect(within(summary).getAllByRole('link', { name: /E-Mail/ })).toHaveLength(1);
    const entries = history.length;
    await user.click(link);
    // The way back leads out of the form, not through its mistakes.
    expect([history.length, location.hash]).toEqual([entries, '']);
    expect(textBox('E-Mail')).toHaveFocus();
  });

  it('puts what the provider finds wrong at its fields', async () => {
    const { user } = openForm(CONTACT);
    formNetwork.answers.push(reply(400, { error: 'INVALID_BODY', code: 'SP-1004', fields: { name: 'too_long' } }));
    await fillIn(user);
    await pressSend();
    await waitFor(() => expect(textBox('Ihr Name')).toHaveAccessibleDescription(/^Höchstens 500 Zeichen/));
    expect(textBox('Ihr Name')).toHaveValue('Ute Ufer');
  });

  it.each([
    [
      'the provider is away',
      async () => Promise.reject(new TypeError('Failed to fetch')),
      'Das Formular konnte gerade nicht gesendet werden.',
    ],
    ['it fails', reply(503, null), 'Das Formular konnte gerade nicht gesendet werden.'],
    ['too much was sent', reply(429, null), /^Von Ihrem Anschluss kamen gerade sehr viele Anfragen/],
    ['the form was changed', reply(400, { fields: { gone: 'unknown' } }), 'Dieses Formular wurde inzwischen geändert.'],
  ])('loses nothing while %s, and sends the same thing under the same id', async (_, answer, words) => {
    const { user } = openForm(CONTACT);
    formNetwork.answers.push(answer);
    await fillIn(user);
    await pressSend();
    expect(within(await screen.findByRole('alert')).getByText(words)).toBeVisible();
    expect(textBox('Ihr Name')).toHaveValue('Ute Ufer');
    await user.click(screen.getByRole('button', { name: 'Noch einmal senden' }));
    expect(await screen.findByRole('heading', { name: 'Vielen Dank!' })).toBeVisible();
    expect(formNetwork.sent[1]).toEqual({ ...formNetwork.sent[0], elapsed_ms: expect.any(Number) });
  });

  it('gives what was changed after a failure an id of its own', async () => {
    const { user } = openForm(CONTACT);
    formNetwork.answers.push(reply(503, null));
    await fillIn(user);
    await pressSend();
    await screen.findByRole('alert');
    await user.type(textBox('Ihr Name'), '!');
    await user.click(screen.getByRole('button', { name: 'Noch einmal senden' }));
    await screen.findByRole('heading', { name: 'Vielen Dank!' });
    expect(formNetwork.sent[1]?.submission_id).not.toBe(formNetwork.sent[0]?.submission_id);
  });

  it('brings back in the same session what was written, and forgets it on request', async () => {
    const { user, unmount } = openForm(CONTACT);
    await user.type(textBox('Ihr Name'), 'Ute');
    unmount();
    openForm(CONTACT);
    expect(textBox('Ihr Name')).toHaveValue('Ute');
    expect(screen.getByText('Ihre Angaben von vorhin sind wieder da.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Formular leeren' }));
    expect(textBox('Ihr Name')).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('says what is wrong with a field that was left by a press once the press is over', async () => {
    const { user } = openForm(CONTACT);
    await user.type(textBox('E-Mail'), 'x');
    fireEvent.pointerDown(document.body);
    fireEvent.blur(textBox('E-Mail'));
    expect(screen.queryByText(/Ungültige E-Mail-Adresse/)).toBeNull();
    fireEvent.pointerUp(document.body);
    expect(await screen.findByText(/Ungültige E-Mail-Adresse/)).toBeVisible();
  });

  it('passes on what only a machine fills in', async () => {
    const { user, container } = openForm(CONTACT);
    await fillIn(user);
    const trap = container.querySelector('input[name="website"]')!;
    expect(trap).toHaveAttribute('tabindex', '-1');
    fireEvent.change(trap, { target: { value: 'https://spam.example' } });
    await pressSend();
    await waitFor(() => expect(formNetwork.sent[0]?.website).toBe('https://spam.example'));
  });
});

it('comes back from the server with what was posted and what is wrong with it', () => {
  openForm(CONTACT, { posted: { values: { name: 'Ute', email: 'x', email2: 'x' }, faults: { email: 'invalid' }, seenAt: 1 } });
  expect(textBox('Ihr Name')).toHaveValue('Ute');
  const fault = screen.getByRole('link', { name: 'E-Mail: Ungültige E-Mail-Adresse!' });
  expect(fault).toBeVisible();
  expect(fault.closest('[tabindex="-1"]')).toHaveFocus();
});

it.each([
  ['de', 'Bitte prüfen Sie Ihre Angaben und senden Sie sie noch einmal.', 'Noch einmal senden'],
  ['en', 'Please check your answers and send them again.', 'Send again'],
] as const)('comes back to be looked at, with the time since when (%s)', (lang, words, send) => {
  const values = { name: 'Ute', email: 'ute@altwasser.example', email2: 'ute@altwasser.example' };
  const { container } = openForm(CONTACT, { lang, posted: { values, faults: {}, problem: 'review', seenAt: 1_795_000_000_000 } });
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(textBox('Ihr Name')).toHaveValue('Ute');
  expect(screen.getByRole('button', { name: send })).toBeEnabled();
  expect(container.querySelector('input[type="hidden"][name="seen"]')).toHaveValue('1795000000000');
});

it.each([
  ['a file is asked for and none is kept', 'file', undefined, 1],
  ['the files are kept', 'file', {}, 0],
  ['no file is asked for', 'text', undefined, 0],
] as const)('comes back asking for files again only where %s', (_, kind, files, times) => {
  openForm([sampleField(kind, 'mappe')], { posted: { values: {}, faults: {}, seenAt: 1, ...(files && { files }) } });
  expect(screen.queryAllByText(/Dateien werden nicht gespeichert/)).toHaveLength(times);
});

it('leaves checking to the browser until its own script is there', () => {
  const seen: boolean[] = [];
  const form = () => screen.getByRole<HTMLFormElement>('form');
  function AtFirst() {
    useLayoutEffect(() => void seen.push(form().noValidate), []);
    return null;
  }
  const house = <HouseForm form={sampleView(CONTACT, 'de')} level={2} />;
  renderInHost([<div key="form">{house}</div>, <AtFirst key="first" />], { messages: { shell: de } });
  expect([seen, form().noValidate]).toEqual([[false], true]);
});

it('knows no such time on a page for everybody', () => {
  expect(openForm(CONTACT).container.querySelector('input[name="seen"]')).toBeNull();
});
