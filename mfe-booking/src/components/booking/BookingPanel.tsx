import { Button } from '@spielplan/shared-ui/components';
import { afterPaint, useLayer } from '@spielplan/shared-ui/host';
import { color, fontSize, from, motion, space } from '@spielplan/shared-ui/tokens';
import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { keyframes, styled } from 'styled-components';
import { useText } from '../../i18n/useText.ts';

const TABBABLE = 'a[href], button:not([tabindex="-1"]), input, [tabindex="0"]';

interface BookingPanelProps {
  title: string;
  isOpen: boolean;
  /** The button that opened it: the focus returns there, and a click on it is not a click outside. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The open widget: a sheet on small screens, a panel in the page on larger ones. The focus moves in
 * and stays, Escape and a click outside close it, and afterwards the focus is back at the opener
 * (product.md section 4, WCAG 2.4.3). Closed it stays where it is, unseen, so that the next press
 * only has to show it (interaction to next paint).
 */
export function BookingPanel({ title, isOpen, opener, onClose, children }: BookingPanelProps) {
  const text = useText();
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useFocusInside(panel, isOpen, opener);
  useLayer(isOpen, panel, onClose, opener);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') keepInside(event, panel.current);
  };

  return (
    <>
      {isOpen ? <Backdrop /> : null}
      <Panel
        ref={panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        hidden={!isOpen}
        onKeyDown={onKeyDown}
      >
        <header>
          <h3 id={titleId}>{title}</h3>
          <Button variant="quiet" onClick={onClose}>
            {text('booking.close')}
          </Button>
        </header>
        {children}
      </Panel>
    </>
  );
}

type Target = RefObject<HTMLElement | null>;

function useFocusInside(panel: Target, isOpen: boolean, opener: Target): void {
  useLayoutEffect(() => {
    const element = panel.current;
    const isInside = () => element !== null && element.contains(document.activeElement);
    // Anyone who has clicked into something else meanwhile stays there.
    if (!isOpen && (isInside() || document.activeElement === document.body)) opener.current?.focus();
    // Looking for the place of what is focused would keep the panel from the screen.
    if (isOpen) afterPaint(() => void (element && !element.hidden && !isInside() && element.focus()));
  }, [panel, isOpen, opener]);
}

function keepInside(event: KeyboardEvent, panel: HTMLElement | null): void {
  const stops = [...(panel?.querySelectorAll<HTMLElement>(TABBABLE) ?? [])];
  const [first, last] = [stops[0], stops.at(-1)];
  const active = document.activeElement;
  const isAtEdge = event.shiftKey ? active === first || active === panel : active === last;
  if (!isAtEdge || !first || !last) return;
  event.preventDefault();
  (event.shiftKey ? last : first).focus();
}

const Backdrop = styled.div`
  position: fixed;
  inset: 0;
  z-index: 60;
  background: rgb(0 0 0 / 0.5);

  ${from.medium} {
    display: none;
  }
`;

const comeIn = keyframes`
  from {
    opacity: 0;
    translate: 0 1rem;
  }
`;

const Panel = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: 61;
  display: grid;
  gap: ${space(2)};
  box-sizing: border-box;
  max-block-size: 92dvh;
  padding: ${space(2)};
  border: 2px solid ${color.line};
  background: ${color.ground};
  color: ${color.ink};
  overflow-y: auto;
  overscroll-behavior: contain;

  &[hidden] {
    visibility: hidden;
  }

  @media (prefers-reduced-motion: no-preference) {
    &:not([hidden]) {
      animation: ${comeIn} ${motion.quick} ${motion.in};
    }
  }

  > header {
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: ${space(1)};
  }

  > header > button {
    flex: none;
  }

  h3 {
    align-self: center;
    margin: 0;
    font-size: ${fontSize.lead};
    line-height: 1.2;
    overflow-wrap: anywhere;
  }

  h4 {
    margin: 0;
    font-size: ${fontSize.text};
  }

  ${from.medium} {
    position: static;
    inline-size: 100%;
    min-inline-size: min(28rem, 100%);
    max-inline-size: 40rem;
    max-block-size: none;
    padding: ${space(3)};

    &[hidden] {
      display: none;
    }
  }
`;
