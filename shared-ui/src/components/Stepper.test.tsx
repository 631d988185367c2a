import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { renderInHost } from '../testing/index.ts';
import { Stepper } from './Stepper.tsx';

const onChange = jest.fn<(value: number) => void>();

function renderStepper(value: number, props: { min?: number; isDisabled?: boolean } = {}) {
  onChange.mockClear();
  renderInHost(
    <Stepper
      label="Vollpreis"
      decrementLabel="Eine weniger"
      incrementLabel="Eine mehr"
      {...{ value, max: 6, onChange, ...props }}
    />,
  );
  return screen.getByRole('spinbutton', { name: 'Vollpreis' });
}

describe('a stepper', () => {
  it('tells its value and its limits', () => {
    const number = renderStepper(2, { min: 1 });
    expect(number).toHaveValue(2);
    expect(number).toHaveAttribute('min', '1');
    expect(number).toHaveAttribute('max', '6');
  });

  it('counts up and down by one', async () => {
    renderStepper(2);
    await userEvent.click(screen.getByRole('button', { name: 'Eine mehr' }));
    await userEvent.click(screen.getByRole('button', { name: 'Eine weniger' }));
    expect(onChange.mock.calls).toEqual([[3], [1]]);
  });

  it.each([
    [0, 'Eine weniger'],
    [6, 'Eine mehr'],
  ])('stops at %i and keeps the focus', async (value, name) => {
    renderStepper(value);
    const button = screen.getByRole('button', { name });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    expect(onChange).not.toHaveBeenCalled();
  });

  it.each([
    ['99', 6],
    ['-3', 0],
    ['3.7', 3],
    ['', 0],
  ])('takes "%s" as %i', (typed, value) => {
    fireEvent.change(renderStepper(2), { target: { value: typed } });
    expect(onChange).toHaveBeenLastCalledWith(value);
  });

  it('shows the number and not how it was typed', async () => {
    const Counter = () => {
      const [value, setValue] = useState(0);
      return <Stepper label="Karten" decrementLabel="−" incrementLabel="+" value={value} max={6} onChange={setValue} />;
    };
    renderInHost(<Counter />);
    const number = screen.getByRole<HTMLInputElement>('spinbutton');
    for (const [typed, shown] of [
      ['03', '3'],
      ['003', '3'],
      ['60', '6'],
      ['4', '4'],
      ['00', '0'],
    ] as const) {
      fireEvent.change(number, { target: { value: typed } });
      expect(number.value).toBe(shown);
    }
    fireEvent.change(number, { target: { value: '' } });
    fireEvent.blur(number);
    expect(number.value).toBe('0');
  });

  it('is one stop for the keyboard', async () => {
    const number = renderStepper(2);
    await userEvent.tab();
    expect(number).toHaveFocus();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it('does nothing while it is disabled', async () => {
    renderStepper(2, { isDisabled: true });
    await userEvent.click(screen.getByRole('button', { name: 'Eine mehr' }));
    expect(onChange).not.toHaveBeenCalled();
  });
});
