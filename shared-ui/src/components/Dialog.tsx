import { useEffect, useId, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { color, fontSize, space } from '../tokens/index.ts';
import { Button } from './Button.tsx';

interface DialogProps {
  isOpen: boolean;
  /**
   * Asked for by Escape, by the close button and by a
   * press outside; the owner then sets `isOpen` to false.
   */
  onClose: () => void;
  /** Heading and accessible name. */
  title: ReactNode;
  closeLabel: string;
  /** Names a second way to close, at the upper edge: for dialogs that are longer than a phone's window. */
  dismissLabel?: string;
  children: ReactNode;
}

/**
 * A modal dialog. While it is open the focus stays inside;
 * afterwards it is back where it was (WCAG 2.4.3).
 */
export function Dialog({ isOpen, onClose, title, closeLabel, dismissLabel, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return;
    const opener = document.activeElement;
    dialog.showModal();
    return () => {
      dialog.close();
      if (opener instanceof HTMLElement && opener.isConnected) return opener.focus();
      // What opened it has gone with it: the keyboard goes on in the page.
      document.querySelector('main')?.focus({ preventScroll: true });
    };
  }, [isOpen]);

  const askToClose = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  const closeOutside = (event: MouseEvent) => {
    if (event.target === ref.current) onClose();
  };

  return (
    <Modal ref={ref} aria-labelledby={titleId} onCancel={askToClose} onClick={closeOutside}>
      {isOpen ? (
        <Content>
          <h2 id={titleId}>{title}</h2>
          {dismissLabel ? (
            <Dismiss variant="quiet" aria-label={dismissLabel} onClick={onClose}>
              <span aria-hidden="true">×</span>
            </Dismiss>
          ) : null}
          {children}
          <Button variant="outline" onClick={onClose}>
            {closeLabel}
          </Button>
        </Content>
      ) : null}
    </Modal>
  );
}

const Modal = styled.dialog`
  inline-size: min(40rem, calc(100vw - ${space(4)}));
  max-block-size: calc(100dvh - ${space(4)});
  padding: 0;
  border: 2px solid ${color.line};
  background: ${color.ground};
  color: ${color.ink};
  overscroll-behavior: contain;

  &::backdrop {
    background: rgb(0 0 0 / 0.6);
  }
`;

const Content = styled.div`
  display: grid;
  gap: ${space(2)};
  justify-items: start;
  padding: clamp(${space(2)}, 5vw, ${space(3)});

  > h2 {
    margin: 0;
    font-size: ${fontSize.title};
    line-height: 1.15;
  }
`;

const Dismiss = styled(Button)`
  position: sticky;
  inset-block-start: ${space(1)};
  z-index: 1;
  justify-self: end;
  margin-block: calc(-1 * ${space(7.5)}) 0;
  font-size: ${fontSize.title};
  line-height: 1;
`;
