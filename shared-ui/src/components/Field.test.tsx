import { screen } from '@testing-library/react';
import { renderInHost } from '../testing/index.ts';
import { Field } from './Field.tsx';

describe('a field', () => {
  it('gives its input a name and nothing else while all is well', () => {
    renderInHost(<Field label="E-Mail">{(control) => <input {...control} />}</Field>);
    const input = screen.getByRole('textbox', { name: 'E-Mail' });
    expect(input).toBeValid();
    expect(input).not.toHaveAccessibleDescription();
  });

  it('says what is wrong before it helps', () => {
    renderInHost(
      <Field label="E-Mail" help="Für die Bestätigung" error="Das @ fehlt.">
        {(control) => <input {...control} />}
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'E-Mail' });
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Das @ fehlt. Für die Bestätigung');
  });
});
