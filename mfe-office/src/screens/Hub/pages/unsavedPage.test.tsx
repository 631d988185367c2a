import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import de from '../../../i18n/de.json' with { type: 'json' };
import { mockNet, net, openPage, openPart, PAGES, press, show } from './testing/openTree.tsx';

mockNet();

describe('What is written and not saved', () => {
  const escape = () => userEvent.keyboard('{Escape}');
  const field = () => screen.getByLabelText<HTMLInputElement>('Titel (Deutsch)');

  it('outlives Escape, a press outside and a closed part; only an answer gives it up', async () => {
    show();
    await openPage('Besuch');
    await openPart(de['hub.pages.part.rename']);
    await userEvent.type(field(), ' heute');
    await escape();
    expect(screen.getByRole('button', { name: de['hub.unsaved.stay'] })).toHaveFocus();
    await escape();
    expect([document.activeElement, screen.queryByRole('alert')]).toEqual([field(), null]);

    await userEvent.click(screen.getByRole('dialog'));
    await press(de['hub.unsaved.stay']);
    const part = field().closest('details')!;
    part.open = false;
    fireEvent(part, new Event('toggle'));
    expect(field()).toHaveValue('Besuch heute');

    await press(de['hub.pages.done']);
    await press(de['hub.unsaved.discard']);
    expect(screen.queryByRole('dialog')).toBeNull();
    await openPage('Besuch');
    await escape();
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('in one part stays when another part is saved, and so does the dialog', async () => {
    show();
    await openPage('Besuch');
    await openPart(de['hub.pages.part.rename']);
    await userEvent.type(field(), ' heute');
    await openPart(de['hub.pages.part.places']);
    await userEvent.click(screen.getByLabelText('Im Menü'));
    net.answers = [[200, { pages: [{ ...PAGES[1], in_menu: false }] }]];
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('„Besuch“ ist gespeichert.')).toBeVisible();
    expect(screen.queryByText(de['hub.unsaved.text'])).toBeNull();
    expect(field()).toHaveValue('Besuch heute');
    expect(screen.getByLabelText('Im Menü')).not.toBeChecked();
  });

  it('of a new page, too', async () => {
    show();
    net.answers = [[200, { findings: [] }]];
    await press('Neue Seite');
    await userEvent.type(field(), 'Neu');
    await escape();
    await press(de['hub.unsaved.stay']);
    expect(field()).toHaveValue('Neu');
  });
});
