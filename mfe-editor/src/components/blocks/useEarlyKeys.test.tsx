import { act, render, screen } from '@testing-library/react';
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

it('a place that is drawn again leaves the focus where it has gone, and tells so', () => {
  let hasLeft = () => false;
  function Place() {
    const { early, ...asked } = useEarlyKeys();
    ({ hasLeft } = asked);
    return (
      <>
        <div role="textbox" tabIndex={0} {...early} />
        <input aria-label="next" />
      </>
    );
  }
  const { rerender } = render(<Place />);
  expect(hasLeft()).toBe(false);
  act(() => screen.getByRole('textbox', { name: 'next' }).focus());
  rerender(<Place />);
  expect(screen.getByRole('textbox', { name: 'next' })).toHaveFocus();
  expect(hasLeft()).toBe(true);
});
