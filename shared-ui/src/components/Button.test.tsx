import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInHost } from '../testing/index.ts';
import { Button } from './Button.tsx';

describe('a button', () => {
  it('submits a form only when it says so', async () => {
    const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    renderInHost(
      <form onSubmit={submit}>
        <Button>Zurück</Button>
        <Button type="submit">Senden</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Zurück' }));
    expect(submit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Senden' }));
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('does nothing while it is busy, not even submit, and keeps the focus', async () => {
    const press = jest.fn();
    const submit = jest.fn();
    renderInHost(
      <form onSubmit={submit}>
        <Button type="submit" isBusy onClick={press}>
          In den Warenkorb
        </Button>
      </form>,
    );
    const button = screen.getByRole('button');
    await userEvent.click(button);
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(press).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
  });
});
