import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost } from '@spielplan/shared-ui/testing';
import de from '../../i18n/de.json' with { type: 'json' };
import { LanguageMenu } from './LanguageMenu.tsx';

const menu = () => screen.getByText('Sprache: Deutsch').closest('details')!;

async function open() {
  const user = userEvent.setup();
  renderInHost(
    <>
      <LanguageMenu />
      <button type="button">Woanders</button>
    </>,
    { messages: { shell: de }, page: { languages: { de: '/de/besuch', en: '/en/visit' } } },
  );
  await user.click(menu().querySelector('summary')!);
  // The test browser opens a disclosure, but does not say so.
  fireEvent(menu(), new Event('toggle'));
  expect(menu().open).toBe(true);
  return user;
}

describe('the language menu', () => {
  it('offers this page in every language and marks the one it is in', async () => {
    await open();
    const link = screen.getByRole('link', { name: 'English' });
    expect(link).toHaveAttribute('href', '/en/visit');
    expect(link).toHaveAttribute('hreflang', 'en');
    expect(screen.getByText('Deutsch')).toHaveAttribute('aria-current', 'true');
  });

  it('closes when a language is chosen', async () => {
    const user = await open();
    screen.getByRole('link', { name: 'English' }).addEventListener('click', (event) => event.preventDefault());
    await user.click(screen.getByRole('link', { name: 'English' }));
    expect(menu().open).toBe(false);
  });

  it('closes on Escape, back on its button', async () => {
    const user = await open();
    screen.getByRole('link', { name: 'English' }).focus();
    await user.keyboard('{Escape}');
    expect(menu().open).toBe(false);
    expect(menu().querySelector('summary')).toHaveFocus();
  });

  it.each(['press', 'focus'])('closes on a %s outside', async (how) => {
    const user = await open();
    const outside = screen.getByRole('button', { name: 'Woanders' });
    if (how === 'press') await user.click(outside);
    else outside.focus();
    expect(menu().open).toBe(false);
  });

  it('closes when the focus has walked out before the browser tells that it is open', async () => {
    const user = await open();
    await user.keyboard('{Escape}');
    fireEvent(menu(), new Event('toggle'));
    menu().open = true;
    screen.getByRole('button', { name: 'Woanders' }).focus();
    fireEvent(menu(), new Event('toggle'));
    expect(menu().open).toBe(false);
  });
});
