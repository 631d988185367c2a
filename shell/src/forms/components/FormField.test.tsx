import { FORM_FIELD_TYPES } from '@spielplan/shared-contracts/api';
import { screen, waitFor, within } from '@testing-library/react';
import { formNetwork, openForm, pressSend, textBox, replaceFormNetwork } from '../testing/openForm.tsx';
import { CHOICES, sampleField } from '../testing/sampleForm.ts';

replaceFormNetwork();

describe('every kind of field', () => {
  it('is there with its label, its own control and what it starts with', () => {
    const choices = { choices: CHOICES };
    const { container } = openForm([
      sampleField('heading', 'teil', { label: 'Zu Ihnen' }),
      sampleField('textarea', 'text', { label: 'Nachricht', max_length: 10, default: '123456789' }),
      sampleField('number', 'zahl', { label: 'Anzahl', min: 1, max: 9 }),
      sampleField('date', 'tag', { label: 'Tag' }),
      sampleField('dateTime', 'termin', { label: 'Termin' }),
      sampleField('birthday', 'geburt', { label: 'Geburtsdatum' }),
      sampleField('url', 'netz', { label: 'Webseite' }),
      sampleField('text', 'telefon', { label: 'Telefon', placeholder_text: '069 90009', help_text: 'Für Rückfragen.' }),
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
    expect(textBox(/^Nachricht/)).toHaveValue('123456789');
    expect(screen.getByText('9 von höchstens 10 Zeichen')).toBeVisible();
    expect(screen.getByRole('spinbutton', { name: 'Anzahl (freiwillig)' })).toHaveAttribute('max', '9');
    expect(screen.getByLabelText(/^Tag/)).toHaveAttribute('type', 'date');
    expect(screen.getByLabelText(/^Termin/)).toHaveAttribute('type', 'datetime-local');
    expect(screen.getByLabelText(/^Geburtsdatum/)).toHaveAttribute('autocomplete', 'bday');
    expect(textBox(/^Webseite/)).toHaveAttribute('type', 'url');
    expect(textBox(/^Telefon/)).toHaveAttribute('autocomplete', 'tel');
    expect(screen.getByPlaceholderText('069 90009')).toBe(textBox(/^Telefon/));
    expect(textBox(/^Telefon/)).toHaveAccessibleDescription('Für Rückfragen.');
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
    const { user } = openForm([sampleField('checkboxList', 'mehr', { label: 'Mehrere', choices: CHOICES })]);
    await user.click(screen.getByRole('checkbox', { name: 'Birne' }));
    await user.click(screen.getByRole('checkbox', { name: 'Apfel' }));
    await pressSend();
    await waitFor(() => expect(formNetwork.sent[0]?.field_values['mehr']).toEqual(['a', 'b']));
  });

  it('of each number that the provider names has a control, and an unknown one is a text', () => {
    const kinds = Object.entries(FORM_FIELD_TYPES);
    const { container } = openForm([
      ...kinds.map(([kind, number]) => ({
        ...sampleField('text', `feld-${kind}`, { label: `Feld ${kind}`, choices: CHOICES, default: '' }),
        field_type: number,
      })),
      { ...sampleField('text', 'feld-neu', { label: 'Feld neu' }), field_type: 99 },
    ]);
    const missing = kinds
      .map(([kind]) => kind)
      .filter((kind) => !['hidden', 'heading'].includes(kind))
      .filter((kind) => container.querySelector(`[name="field:feld-${kind}"]`) === null);
    expect(missing).toEqual([]);
    expect(screen.getByRole('heading', { name: 'Feld heading' })).toBeVisible();
    expect(container.querySelector('input[type="hidden"][name="field:feld-hidden"]')).toBeInTheDocument();
    expect(container.querySelector('input[type="file"]')).toHaveAttribute('name', 'field:feld-file');
    expect(textBox(/^Feld neu/)).toHaveAttribute('type', 'text');
  });
});
