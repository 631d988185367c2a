import { jest } from '@jest/globals';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import de from '../../i18n/de.json' with { type: 'json' };
import en from '../../i18n/en.json' with { type: 'json' };
import type { PostedForm } from '../domain/postedForm.ts';
import { CHOICES, sampleField, sampleView } from '../testing/sampleForm.ts';
import { FakeUpload } from '../testing/FakeUpload.ts';
import { HouseForm } from './HouseForm.tsx';

const CONTACT = [
  sampleField('text', 'name', { label: 'Ihr Name', required: true, placeholder_text: 'Ute' }),
  sampleField('email', 'email', { label: 'E-Mail', required: true, help_text: 'Dorthin antworten wir.' }),
  sampleField('hidden', 'quelle', { label: 'Quelle', default: 'website', required: true }),
];

interface Sent {
  form: number;
  field_values: Record<string, unknown>;
  submission_id: string;
  elapsed_ms: number;
  website?: string;
}
let sent: Sent[] = [];
let asked: string[] = [];
let answers: (() => Promise<Response>)[] = [];
const reply =
  (status: number, body: unknown = { id: 1 }) =>
  async () =>
    Response.json(body, { status });

beforeEach(() => {
  sent = [];
  asked = [];
  answers = [];
  sessionStorage.clear();
  FakeUpload.install();
  document.cookie = 'csrftoken=0123456789abcdef0123456789abcdef';
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    asked.push(`${url as string} ${new Headers(init?.headers).get('X-CSRFToken')}`);
    sent.push(JSON.parse(init?.body as string) as Sent);
    return (answers.shift() ?? reply(201))();
  });
});
afterEach(() => jest.restoreAllMocks());

function open(fields: readonly object[] = CONTACT, { lang = 'de', posted }: { lang?: Language; posted?: PostedForm } = {}) {
  const user = userEvent.setup();
  const result = renderInHost(<HouseForm form={sampleView(fields, lang)} posted={posted} level={2} />, {
    lang,
    messages: { shell: { de, en }[lang] },
  });
  return { user, ...result };
}

const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = () => userEvent.click(screen.getByRole('button', { name: /senden|Send/ }));

async function fillIn(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.type(box('Ihr Name'), 'Ute Ufer');
  await user.type(box('E-Mail'), 'ute@altwasser.example');
  await user.type(box(/wiederholen|Repeat/), 'ute@altwasser.example');
}

describe('filling in a form', () => {
  it('sends what was written, once, and says that it has arrived', async () => {
    const { user } = open();
    await fillIn(user);
    const button = screen.getByRole('button', { name: 'Absenden' });
    fireEvent.click(button);
    fireEvent.click(button);
    const heading = await screen.findByRole('heading', { name: 'Vielen Dank!' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(sent).toEqual([
      {
        form: 7,
        field_values: { name: 'Ute Ufer', email: 'ute@altwasser.example', email2: 'ute@altwasser.example', quelle: 'website' },
        submission_id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
        elapsed_ms: expect.any(Number),
      },
    ]);
    expect(asked).toEqual(['/de/api/forms-entries/ 0123456789abcdef0123456789abcdef']);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    ['de', 'Dieses Feld ist erforderlich!', 'Ungültige E-Mail-Adresse!', 'Die beiden E-Mail-Adressen sind nicht gleich.'],
    ['en', 'This field is required!', 'Invalid e-mail address!', 'The two e-mail addresses are not the same.'],
  ] as const)('says in %s what is wrong as soon as a field is left', async (lang, required, invalid, mismatch) => {
    const { user } = open(CONTACT, { lang });
    await user.click(box('Ihr Name'));
    await user.tab();
    expect(box('Ihr Name')).toBeInvalid();
    expect(box('Ihr Name')).toHaveAccessibleDescription(required);
    await user.type(box('E-Mail'), 'ute@');
    await user.tab();
    expect(box('E-Mail')).toHaveAccessibleDescription(`${invalid} Dorthin antworten wir.`);
    await user.tab();
    expect(box(/wiederholen|Repeat/)).toHaveAccessibleDescription(mismatch);
    await user.type(box('E-Mail'), 'altwasser.example');
    expect(box('E-Mail')).toHaveAccessibleDescription('Dorthin antworten wir.');
    await user.type(box(/wiederholen|Repeat/), 'ute@altwasser.example');
    expect(box(/wiederholen|Repeat/)).not.toHaveAttribute('aria-invalid');
  });

  it('lists everything that is wrong on top, takes the focus there, and leads to each field', async () => {
    const { user } = open();
    await press();
    const summary = await screen.findByRole('group', { name: '2 Angaben fehlen noch oder stimmen nicht' });
    await waitFor(() => expect(summary).toHaveFocus());
    expect(sent).toEqual([]);
    const link = within(summary).getByRole('link', { name: 'E-Mail: Dieses Feld ist erforderlich!' });
    expect(link).toHaveAttribute('href', `#${box('E-Mail').id}`);
    await user.click(link);
    expect(box('E-Mail')).toHaveFocus();
  });

  it('puts what the provider finds wrong at its fields', async () => {
    const { user } = open();
    answers.push(reply(400, { error: 'INVALID_BODY', code: 'SP-1004', fields: { name: 'too_long' } }));
    await fillIn(user);
    await press();
    await waitFor(() => expect(box('Ihr Name')).toHaveAccessibleDescription(/^Höchstens 500 Zeichen/));
    expect(box('Ihr Name')).toHaveValue('Ute Ufer');
  });

  it.each([
    [
      'the provider is away',
      async () => Promise.reject(new TypeError('Failed to fetch')),
      'Das Formular konnte gerade nicht gesendet werden.',
    ],
    ['it fails', reply(503, null), 'Das Formular konnte gerade nicht gesendet werden.'],
    ['too much was sent', reply(429, null), /^Von Ihrem Anschluss kam gerade sehr viel/],
    ['the form was changed', reply(400, { fields: { gone: 'unknown' } }), 'Dieses Formular wurde inzwischen geändert.'],
  ])('loses nothing while %s, and sends the same thing under the same id', async (_, answer, words) => {
    const { user } = open();
    answers.push(answer);
    await fillIn(user);
    await press();
    expect(within(await screen.findByRole('alert')).getByText(words)).toBeVisible();
    expect(box('Ihr Name')).toHaveValue('Ute Ufer');
    await user.click(screen.getByRole('button', { name: 'Noch einmal senden' }));
    expect(await screen.findByRole('heading', { name: 'Vielen Dank!' })).toBeVisible();
    expect(sent[1]).toEqual({ ...sent[0], elapsed_ms: expect.any(Number) });
  });

  it('gives what was changed after a failure an id of its own', async () => {
    const { user } = open();
    answers.push(reply(503, null));
    await fillIn(user);
    await press();
    await screen.findByRole('alert');
    await user.type(box('Ihr Name'), '!');
    await user.click(screen.getByRole('button', { name: 'Noch einmal senden' }));
    await screen.findByRole('heading', { name: 'Vielen Dank!' });
    expect(sent[1]?.submission_id).not.toBe(sent[0]?.submission_id);
  });

  it('brings back in the same session what was written, and forgets it on request', async () => {
    const { user, unmount } = open();
    await user.type(box('Ihr Name'), 'Ute');
    unmount();
    open();
    expect(box('Ihr Name')).toHaveValue('Ute');
    expect(screen.getByText('Ihre Angaben von vorhin sind wieder da.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Formular leeren' }));
    expect(box('Ihr Name')).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('passes on what only a machine fills in', async () => {
    const { user, container } = open();
    await fillIn(user);
    const trap = container.querySelector('input[name="website"]')!;
    expect(trap).toHaveAttribute('tabindex', '-1');
    fireEvent.change(trap, { target: { value: 'https://spam.example' } });
    await press();
    await waitFor(() => expect(sent[0]?.website).toBe('https://spam.example'));
  });
});

describe('every kind of field', () => {
  it('is there with its label, its own control and what it starts with', () => {
    const choices = { choices: CHOICES };
    const { container } = open([
      sampleField('heading', 'teil', { label: 'Zu Ihnen' }),
      sampleField('textarea', 'text', { label: 'Nachricht', max_length: 10, default: '123456789' }),
      sampleField('number', 'zahl', { label: 'Anzahl', min: 1, max: 9 }),
      sampleField('date', 'tag', { label: 'Tag' }),
      sampleField('dateTime', 'termin', { label: 'Termin' }),
      sampleField('birthday', 'geburt', { label: 'Geburtsdatum' }),
      sampleField('url', 'netz', { label: 'Webseite' }),
      sampleField('text', 'telefon', { label: 'Telefon' }),
      sampleField('select', 'wahl', { label: 'Wahl', required: true, ...choices }),
      sampleField('select', 'vorwahl', { label: 'Vorgabe', required: true, default: 'b', ...choices }),
      sampleField('radio', 'eins', { label: 'Eins von beiden', default: 'a', ...choices }),
      sampleField('checkboxList', 'mehr', { label: 'Mehrere', required: true, help_text: 'Alles, was passt.', ...choices }),
      sampleField('multipleSelect', 'viele', { label: 'Viele', default: 'b', ...choices }),
      sampleField('checkbox', 'haken', { label: 'Schon einmal da' }),
      sampleField('consent', 'ok', { label: 'Einverstanden', required: true, help_text: 'Widerruf jederzeit.' }),
      sampleField('text', 'versteckt', { label: 'Versteckt', required: true, visible: false, default: 'x' }),
    ]);
    expect(screen.getByRole('heading', { level: 2, name: 'Zu Ihnen' })).toBeVisible();
    expect(box(/^Nachricht/)).toHaveValue('123456789');
    expect(screen.getByText('9 von höchstens 10 Zeichen')).toBeVisible();
    expect(screen.getByRole('spinbutton', { name: 'Anzahl (freiwillig)' })).toHaveAttribute('max', '9');
    expect(screen.getByLabelText(/^Tag/)).toHaveAttribute('type', 'date');
    expect(screen.getByLabelText(/^Termin/)).toHaveAttribute('type', 'datetime-local');
    expect(screen.getByLabelText(/^Geburtsdatum/)).toHaveAttribute('autocomplete', 'bday');
    expect(box(/^Webseite/)).toHaveAttribute('type', 'url');
    expect(box(/^Telefon/)).toHaveAttribute('autocomplete', 'tel');
    expect(screen.getByRole('combobox', { name: 'Wahl' })).toHaveDisplayValue('Bitte wählen');
    expect(screen.getByRole('combobox', { name: 'Vorgabe' })).toHaveDisplayValue('Birne');
    const radios = within(screen.getByRole('group', { name: /^Eins von beiden/ })).getAllByRole('radio');
    expect(radios.map((radio) => (radio as HTMLInputElement).checked)).toEqual([true, false]);
    expect(screen.getByRole('group', { name: 'Mehrere' })).toHaveAccessibleDescription('Alles, was passt.');
    expect(within(screen.getByRole('group', { name: /^Viele/ })).getByRole('checkbox', { name: 'Birne' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Schon einmal da' })).not.toBeRequired();
    expect(screen.getByRole('checkbox', { name: 'Einverstanden' })).toHaveAccessibleDescription('Widerruf jederzeit.');
    expect(screen.queryByLabelText('Versteckt')).toBeNull();
    expect(container.querySelector('input[type="hidden"]')).toHaveValue('x');
  });

  it('gives its answer in the order of the form', async () => {
    const { user } = open([sampleField('checkboxList', 'mehr', { label: 'Mehrere', choices: CHOICES })]);
    await user.click(screen.getByRole('checkbox', { name: 'Birne' }));
    await user.click(screen.getByRole('checkbox', { name: 'Apfel' }));
    await press();
    await waitFor(() => expect(sent[0]?.field_values['mehr']).toEqual(['a', 'b']));
  });
});

describe('a file', () => {
  const FILES = [sampleField('file', 'mappe', { label: 'Mappe', required: true, max_bytes: 20 })];
  const file = (name = 'Mappe.pdf', content = 'x') => new File([content], name, { type: 'application/pdf' });
  const input = () => screen.getByLabelText<HTMLInputElement>('Mappe');

  it('goes up as soon as it is chosen, shows how far it is, and the form waits for it', async () => {
    const { user } = open(FILES);
    await user.upload(input(), file());
    const upload = await FakeUpload.next();
    expect([upload.url, upload.headers['X-CSRFToken']]).toEqual(['/de/api/temp-files/', '0123456789abcdef0123456789abcdef']);
    act(() => upload.progress(0.4));
    expect(await screen.findByRole('progressbar', { name: 'Mappe.pdf wird hochgeladen: 40 %' })).toHaveValue(40);
    await press();
    expect(sent).toEqual([]);
    upload.answer(201, { id: 'b3f1c5d2-0000-4000-8000-000000000001' });
    await waitFor(() => expect(sent[0]?.field_values['mappe']).toBe('b3f1c5d2-0000-4000-8000-000000000001'));
  });

  it('can be stopped, and is missing then', async () => {
    const { user } = open(FILES);
    await user.upload(input(), file());
    const upload = await FakeUpload.next();
    await user.click(screen.getByRole('button', { name: 'Abbrechen: Mappe.pdf' }));
    expect(upload.isAborted).toBe(true);
    expect(input()).toHaveFocus();
    await press();
    await waitFor(() => expect(input()).toHaveAccessibleDescription(/^Dieses Feld ist erforderlich!/));
  });

  it.each([
    [413, 'Diese Datei ist zu groß, höchstens 0 MB sind möglich.'],
    [415, /^Dateien dieser Art nehmen wir nicht an\. Möglich sind PDF/],
    [429, /^Gerade sind zu viele Dateien unterwegs/],
    [503, /^Das Hochladen wurde unterbrochen/],
  ])('that is refused with %d says why, and can be tried again', async (status, words) => {
    const { user } = open(FILES);
    await user.upload(input(), file());
    (await FakeUpload.next()).answer(status, null);
    expect(await screen.findByText(words)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Noch einmal hochladen' }));
    (await FakeUpload.next()).answer(201, { id: 'b3f1c5d2-0000-4000-8000-000000000002' });
    expect(await screen.findByText('Mappe.pdf ist hochgeladen.')).toBeVisible();
    expect(input()).not.toHaveAttribute('aria-invalid');
  });

  it('that is too large is not sent at all', async () => {
    const { user } = open(FILES);
    await user.upload(input(), file('Gross.pdf', 'x'.repeat(21)));
    expect(await screen.findByText(/^Diese Datei ist zu groß/)).toBeVisible();
    expect(FakeUpload.count()).toBe(0);
  });

  it('that the provider no longer has must be chosen again', async () => {
    const { user } = open(FILES);
    answers.push(reply(400, { fields: { mappe: 'file' } }));
    await user.upload(input(), file());
    (await FakeUpload.next()).answer(201, { id: 'b3f1c5d2-0000-4000-8000-000000000003' });
    await screen.findByText('Mappe.pdf ist hochgeladen.');
    await press();
    await waitFor(() => expect(input()).toHaveAccessibleDescription(/^Diese Datei ist nicht mehr da/));
    expect(screen.queryByText('Mappe.pdf ist hochgeladen.')).toBeNull();
  });
});

it('comes back from the server with what was posted and what is wrong with it', () => {
  open(CONTACT, { posted: { values: { name: 'Ute', email: 'x', email2: 'x' }, faults: { email: 'invalid' } } });
  expect(box('Ihr Name')).toHaveValue('Ute');
  expect(screen.getByRole('link', { name: 'E-Mail: Ungültige E-Mail-Adresse!' })).toBeVisible();
});
