import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { renderInHost } from '../testing/index.ts';
import { Dialog } from './Dialog.tsx';

function Page({ onClose = () => undefined }: { onClose?: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Filter
      </button>
      <Dialog isOpen={isOpen} onClose={close} title="Filter wählen" closeLabel="Schließen">
        <p>Orte</p>
      </Dialog>
    </>
  );
}

describe('a dialog', () => {
  beforeEach(() => {
    // jsdom knows the element, but not how to open it.
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
      this.querySelector('button')?.focus();
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
    };
  });

  const open = async (onClose?: () => void) => {
    renderInHost(<Page onClose={onClose} />);
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    return screen.getByRole('dialog', { name: 'Filter wählen' });
  };

  it('is named by its title and hands the focus back', async () => {
    await open();
    expect(screen.getByText('Orte')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus();
  });

  it('hands the focus to the page where what opened it has gone meanwhile', async () => {
    const page = (isOpen: boolean, hasOpener: boolean) => (
      <>
        {hasOpener ? <button type="button">Frage</button> : null}
        <main tabIndex={-1} />
        <Dialog isOpen={isOpen} onClose={() => undefined} title="Antwort" closeLabel="Schließen">
          Ja
        </Dialog>
      </>
    );
    const { rerender } = render(page(false, true));
    await userEvent.tab();
    rerender(page(true, true));
    rerender(page(false, false));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('asks its owner when Escape is pressed, instead of closing by itself', async () => {
    const onClose = jest.fn();
    const dialog = await open(onClose);
    expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('closes by a press outside, not by one inside', async () => {
    const onClose = jest.fn();
    const dialog = await open(onClose);
    await userEvent.click(screen.getByText('Orte'));
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(dialog);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
