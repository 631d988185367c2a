import { Button } from '@spielplan/shared-ui/components';
import { useLayer } from '@spielplan/shared-ui/host';
import { color, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { LeaveBarMenu } from './leaveBarMenu.ts';

/**
 * What has no place in the toolbar's row: a disclosure above it. A press on one of its buttons closes it, with the focus back on the
 * button that opened it, unless the button has `data-stays`.
 */
export function BarMenu({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  useLayer(isOpen, area, () => setIsOpen(false), opener);

  const close = () => {
    opener.current?.focus();
    setIsOpen(false);
  };
  const leave = (event: MouseEvent) => {
    const button = (event.target as Element).closest('button');
    if (!button || 'stays' in button.dataset) return;
    // After the button's own handler: browsers render in between, and the button would be gone.
    close();
  };
  return (
    <>
      <Opener
        ref={opener}
        variant="outline"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>{label}</span>
      </Opener>
      {isOpen ? (
        <Popup ref={area} id={id} role="group" aria-label={label} onClick={leave}>
          <LeaveBarMenu value={close}>{children}</LeaveBarMenu>
        </Popup>
      ) : null}
    </>
  );
}

const Opener = styled(Button)`
  flex: none;
  padding-inline: ${space(1.5)};

  &::after {
    content: '';
    box-sizing: border-box;
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border: solid currentcolor;
    border-width: 3px 0 0 3px;
    transform: translateY(0.1875rem) rotate(45deg);
  }

  /* On a phone the sign alone; its name stays. */
  @media (max-width: 29.99em) {
    [data-editing] > & > span {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }

  &[aria-expanded='true']::after {
    transform: translateY(-0.0625rem) rotate(225deg);
  }
`;

const Popup = styled.div`
  position: absolute;
  inset: auto 0 100% auto;
  display: grid;
  box-sizing: border-box;
  inline-size: min(24rem, 100%);
  max-block-size: calc(100dvh - 6rem);
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space(1)} ${space(2)};
  border: 2px solid ${color.accent};
  background: ${color.ground};

  /* In a low window the bar stands in the page, and this in the bar. */
  @media (max-height: 24em) {
    position: static;
    order: 1;
    inline-size: 100%;
    max-block-size: none;
  }

  > button,
  a {
    display: flex;
    justify-content: start;
    align-items: center;
    min-block-size: ${TARGET_SIZE};
    margin: 0;
    padding-inline: 0;
    color: inherit;
    text-align: start;
  }

  > button:disabled {
    border-color: transparent;
    text-decoration: none;
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  > hr {
    inline-size: 100%;
    margin-block: ${space(1)};
    border: 0;
    border-block-start: 2px solid ${color.line};
  }
`;
