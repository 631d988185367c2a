import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEarlyKeys } from './useEarlyKeys.ts';

it('keys that come before the engine are held, as somebody typed and mended them, and told once', async () => {
  let take = () => '';
  function Place() {
    const { typed, early } = useEarlyKeys();
    take = typed;
    return <div role="textbox" tabIndex={0} {...early} />;
  }
  render(<Place />);
  expect(screen.getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('Grüßxe{Backspace}{Backspace}e /{Enter}{Shift>}B{/Shift}{Control>}c{/Control}{ArrowLeft}👋');
  expect([take(), take()]).toEqual(['Grüße /\nB👋', '']);
});
