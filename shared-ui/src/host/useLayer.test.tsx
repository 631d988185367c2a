import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, type ReactNode } from 'react';
import { useLayer } from './useLayer.ts';

interface LayerProps {
  name: string;
  isOpen: boolean;
  onClose: () => void;
  children?: ReactNode;
}

function Layer({ name, isOpen, onClose, children }: LayerProps) {
  const area = useRef<HTMLDivElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  useLayer(isOpen, area, onClose, back);
  return (
    <>
      <button type="button" ref={back}>{`Öffnen ${name}`}</button>
      <div ref={area}>
        <button type="button">{`In ${name}`}</button>
        {children}
      </div>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
/** One layer inside another, opened after it. */
const show = (isInDialog: boolean) => {
  const [lower, upper, page] = [jest.fn(), jest.fn(), jest.fn()];
  const pageWith = (isOpen: boolean) => {
    const layers = (
      <Layer name="unten" isOpen onClose={lower}>
        <Layer name="oben" isOpen={isOpen} onClose={upper} />
      </Layer>
    );
    return (
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
      <div onKeyDown={page}>
        {isInDialog ? <dialog open>{layers}</dialog> : layers}
        <button type="button">Draußen</button>
        <dialog open>
          <button type="button">Darüber</button>
        </dialog>
      </div>
    );
  };
  const { rerender } = render(pageWith(false));
  rerender(pageWith(true));
  return { lower, upper, page };
};

describe('what opens above a page', () => {
  it.each([false, true])(
    'closes by Escape from the top, gives the focus back, and tells nobody else (in a dialog: %s)',
    async (dialog) => {
      const { lower, upper, page } = show(dialog);
      button('In oben').focus();
      await userEvent.keyboard('{Escape}');
      expect([upper.mock.calls.length, lower.mock.calls.length, page.mock.calls.length]).toEqual([1, 0, 0]);
      expect(button('Öffnen oben')).toHaveFocus();
    },
  );

  it('gives the focus back where nothing has it, as after a press in WebKit', async () => {
    show(false);
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('{Escape}');
    expect(button('Öffnen oben')).toHaveFocus();
  });

  it('leaves a focus that is elsewhere where it is', async () => {
    const { upper } = show(false);
    button('Draußen').focus();
    upper.mockClear();
    await userEvent.keyboard('{Escape}');
    expect(upper).toHaveBeenCalledTimes(1);
    expect(button('Draußen')).toHaveFocus();
  });

  it('closes by a press outside, and not by one inside or on what opened it', async () => {
    const { upper } = show(false);
    await userEvent.click(button('In oben'));
    await userEvent.click(button('Öffnen oben'));
    expect(upper).not.toHaveBeenCalled();
    await userEvent.click(button('Draußen'));
    expect(upper).toHaveBeenCalled();
  });

  it('stays while something happens in a dialog over it', async () => {
    const { lower, upper } = show(false);
    await userEvent.click(button('Darüber'));
    await userEvent.keyboard('{Escape}');
    expect([upper, lower].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });
});
