import { jest } from '@jest/globals';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { fireEvent } from '@testing-library/react';
import de from '../../i18n/de.json' with { type: 'json' };
import { useState } from 'react';
import { FIELD_INPUTS } from './fieldInputs.tsx';

describe('the input of an instant', () => {
  const Instant = FIELD_INPUTS.instant;

  function open(first: unknown) {
    const onChange = jest.fn();
    function Field() {
      const [value, setValue] = useState(first);
      return (
        <Instant
          model="hero_media"
          path="online_from"
          problems={{}}
          label="Ab"
          control={{ id: 'from', 'aria-describedby': undefined, 'aria-invalid': undefined }}
          value={value}
          schema={{}}
          isRequired={false}
          onChange={(next) => {
            onChange(next);
            setValue(next);
          }}
          renderField={() => null}
        />
      );
    }
    renderInHost(<Field />, { messages: { editor: de } });
    const [day, time] = [...document.querySelectorAll('input')];
    return { day: day!, time: time!, onChange };
  }

  it.each([
    ['2026-07-31T22:30:00Z', '2026-08-01 00.30'],
    ['2026-01-31T22:30:00+00:00', '2026-01-31 23.30'],
    [null, ' '],
    ['no moment', ' '],
  ])('shows %s as Berlin time, whatever the zone of the machine', (value, shown) => {
    const { day, time } = open(value);
    expect(`${day.value} ${time.value}`).toBe(shown);
  });

  it.each([
    ['2026-08-01', '00.30', '2026-07-31T22:30:00.000Z'],
    ['2026-01-31', '23:30', '2026-01-31T22:30:00.000Z'],
    ['2026-01-31', '25.00', '2026-01-31 25.00'],
    ['2026-01-31', '', '2026-01-31 '],
  ])('stores %s, %s as the instant of Berlin, and what is none as it was typed', (day, time, stored) => {
    const { time: input, onChange } = open(`${day}T11:00:00Z`);
    fireEvent.change(input, { target: { value: time } });
    expect(onChange).toHaveBeenLastCalledWith(stored);
  });

  it('stores nothing where neither is typed', () => {
    const { day, onChange } = open(null);
    fireEvent.change(day, { target: { value: '2026-01-31' } });
    expect(onChange).toHaveBeenLastCalledWith('2026-01-31 ');
    fireEvent.change(day, { target: { value: '' } });
    expect(onChange).toHaveBeenLastCalledWith(null);
  });
});
