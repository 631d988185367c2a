import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { FIELD_INPUTS } from './fieldInputs.tsx';

describe('the input of an instant', () => {
  const Instant = FIELD_INPUTS.instant;

  function open(value: unknown) {
    const onChange = jest.fn();
    render(
      <label htmlFor="from">
        from
        <Instant
          model="hero_media"
          path="online_from"
          problems={{}}
          label="from"
          control={{ id: 'from', 'aria-describedby': undefined, 'aria-invalid': undefined }}
          value={value}
          schema={{}}
          isRequired={false}
          onChange={onChange}
          renderField={() => null}
        />
      </label>,
    );
    return { input: screen.getByLabelText<HTMLInputElement>('from'), onChange };
  }

  it.each([
    ['2026-07-31T22:30:00Z', '2026-08-01T00:30'],
    ['2026-01-31T22:30:00+00:00', '2026-01-31T23:30'],
    [null, ''],
  ])('shows %s as Berlin time, whatever the zone of the machine', (value, shown) => {
    expect(open(value).input.value).toBe(shown);
  });

  it.each([
    ['2026-08-01T00:30', '2026-07-31T22:30:00.000Z'],
    ['2026-01-31T23:30', '2026-01-31T22:30:00.000Z'],
    ['', null],
  ])('stores %s as the instant of Berlin', (written, stored) => {
    const { input, onChange } = open('2026-03-01T12:00:00Z');
    fireEvent.change(input, { target: { value: written } });
    expect(onChange).toHaveBeenCalledWith(stored);
  });
});
