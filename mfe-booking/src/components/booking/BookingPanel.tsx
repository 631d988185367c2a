import { Button } from '@spielplan/shared-ui/components';
import { afterPaint, useLayer } from '@spielplan/shared-ui/host';
import { color, fontSize, from, motion, space } from '@spielplan/shared-ui/tokens';
import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { keyframes, styled } from 'styled-components';
import { useText } from '../../i18n/useText.ts';

const TABBABLE = 'a[href], button:not([tabindex="-1"]), input, [tabindex="0"]';

interface BookingPanelProps {
  title: string;
  /** Which date is booked; part of the panel's name. */
  date: string;
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
export function BookingPanel({ title, date, isOpen, opener, onClose, children }: BookingPanelProps) {
  const text = useText();
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const dateId = useId();
  useFocusInside(panel, isOpen, opener);
  useUncoveredRow(panel, isOpen, opener);
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
        aria-labelledby={`${titleId} ${dateId}`}
        tabIndex={-1}
        hidden={!isOpen}
        onKeyDown={onKeyDown}
      >
        <header>
          <div>
            <h3 id={titleId}>{title}</h3>
            <p id={dateId}>{date}</p>
          </div>
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

/**
 * Keeps the row of the chosen date in sight above the sheet: the row moves to the upper edge of the window, and the
 * sheet ends below what the row says of the date. On larger screens the panel is part of the page.
 */
function useUncoveredRow(panel: Target, isOpen: boolean, opener: Target): void {
  useLayoutEffect(() => {
    const [sheet, button] = [panel.current, opener.current];
    const row = button?.closest('li[data-event]');
    if (!isOpen || !sheet || !row || getComputedStyle(sheet).position !== 'fixed') return;
    row.scrollIntoView({ block: 'start', behavior: 'instant' });
    const said = [...row.children].filter((part) => !part.contains(button)).at(-1) ?? row;
    sheet.style.maxBlockSize = `max(16rem, calc(100dvh - ${Math.ceil(said.getBoundingClientRect().bottom)}px))`;
    return () => void sheet.style.removeProperty('max-block-size');
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

  > header > div {
    align-self: center;
  }

  > header p {
    margin: 0;
  }

  h3 {
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
