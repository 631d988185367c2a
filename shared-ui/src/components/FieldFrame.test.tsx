import { screen } from '@testing-library/react';
import { renderInHost } from '../testing/index.ts';
import { descriptionIds, FieldFrame } from './FieldFrame.tsx';
import { Tick } from './Tick.tsx';

const error = 'Das @ fehlt.';
const help = 'Für die Bestätigung';

describe('a question of a form', () => {
  it('is said with its control: label, what is wrong, then what helps', () => {
    renderInHost(
      <FieldFrame id="mail" label="E-Mail" aside="(freiwillig)" help={help} error={error}>
        <input id="mail" aria-describedby={descriptionIds('mail', { error, help })} />
      </FieldFrame>,
    );
    const control = screen.getByRole('textbox', { name: 'E-Mail (freiwillig)' });
    expect(control).toHaveAccessibleDescription(`${error} ${help}`);
  });

  it('with several controls is a group that says what is wrong once', () => {
    renderInHost(
      <FieldFrame id="day" label="Tag" help={undefined} error={error} isGroup>
        <Tick type="radio" id="day" name="day">
          Samstag
        </Tick>
      </FieldFrame>,
    );
    expect(screen.getByRole('group', { name: 'Tag' })).toHaveAccessibleDescription(error);
    expect(screen.getByRole('radio', { name: 'Samstag' })).not.toHaveAccessibleDescription();
  });
});
