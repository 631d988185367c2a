import { paths, shopPath } from '@spielplan/shared-contracts/routes';
import { Slot, usePage } from '@spielplan/shared-ui/host';
import { color, motion, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { useEffect, useMemo, useRef, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../i18n/useText.ts';
import { useSignal } from '../../parts/useSignal.ts';
import { useOverlayHeadline } from './useOverlayHeadline.ts';

export interface EventOverlayProps {
  isOpen: boolean;
  onClose: () => void;
}

/**
 * The programme over the whole window (product.md section 2): a modal dialog that slides up. Its
 * headline is that of the programme's page in the page editor where there is one. It stays in the
 * document when it is closed, so that it can slide away and what was chosen inside is still chosen
 * the next time.
 */
export function EventOverlay({ isOpen, onClose }: EventOverlayProps) {
  const text = useText();
  const { site, lang } = usePage();
  const dialog = useRef<HTMLDialogElement>(null);
  const headline = useOverlayHeadline() ?? text('overlay.title');
  const event = useSignal('event.current');
  const ticketUrl = event?.ticketUrl ?? (site.isShopOnline ? (site.basketUrl ?? shopPath({ lang })) : null);
  const offered = useMemo(() => ({ headline, ticketUrl }), [headline, ticketUrl]);

  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    const { dataset } = document.documentElement;
    dataset['locked'] = 'overlay';
    element.showModal();
    return () => {
      delete dataset['locked'];
      element.close();
    };
  }, [isOpen]);

  const askToClose = (asked: SyntheticEvent) => {
    // Dialogs inside bubble their own events up to here.
    if (asked.target !== dialog.current) return;
    asked.preventDefault();
    if (isOpen) onClose();
  };
  return (
    <Overlay
      ref={dialog}
      className="event-overlay"
      aria-labelledby="event-overlay-title"
      onCancel={askToClose}
      onClose={askToClose}
    >
      <header>
        <h2 id="event-overlay-title">{headline}</h2>
        <button type="button" aria-label={text('overlay.close')} onClick={onClose}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 4l16 16M20 4L4 20" />
          </svg>
        </button>
      </header>
      <Slot name="event.overlay" with={offered} fallback={<ToProgramme />} />
    </Overlay>
  );
}

/** While the programme is on its way, and where it cannot be had. */
function ToProgramme() {
  const text = useText();
  return (
    <p>
      <a href={paths.events({ lang: usePage().lang })}>{text('overlay.toProgramme')}</a>
    </p>
  );
}

const Overlay = styled.dialog`
  /* Its own header sticks here: days stay below it, and so does what is focused (WCAG 2.4.11). */
  --header-height: 5rem;
  --clear-above: calc(var(--header-height) + 0.75rem);
  inset: 0;
  inline-size: 100%;
  block-size: 100dvh;
  max-inline-size: none;
  max-block-size: none;
  margin: 0;
  padding: 0 var(--edge) ${space(8)};
  border: 0;
  overflow: hidden auto;
  overscroll-behavior: contain;
  background-color: ${color.ground};
  color: ${color.ink};
  transform: translateY(100%);
  transition:
    transform ${motion.overlay} ${motion.out},
    display ${motion.overlay} allow-discrete,
    overlay ${motion.overlay} allow-discrete;

  &[open] {
    transform: none;
    transition-timing-function: ${motion.in};
  }

  @starting-style {
    &[open] {
      transform: translateY(100%);
    }
  }

  &::backdrop {
    background: none;
  }

  > header {
    position: sticky;
    inset-block-start: 0;
    z-index: 5;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)};
    min-block-size: var(--header-height);
    margin-block-end: ${space(3)};
    padding-block: ${space(2)};
    border-block-end: 3px solid ${color.line};
    background-color: ${color.ground};
  }

  > header > h2 {
    margin: 0;
    font-size: clamp(1.5rem, 1.2rem + 2vw, 3rem);
    overflow-wrap: anywhere;
  }

  > header > button {
    flex: none;
    inline-size: ${TARGET_SIZE};
    block-size: ${TARGET_SIZE};
    padding: ${space(1)};
    border: 0;
    background: none;
    cursor: pointer;
  }

  > header svg {
    display: block;
    fill: none;
    stroke: currentColor;
    stroke-width: 3;
  }

  @media (min-width: 64em) {
    --header-height: 5.5rem;
  }

  /* As on the page, nothing sticks where there is no height to spare. */
  @media (max-height: 24em) {
    --header-height: 0px;

    > header {
      position: static;
    }
  }
`;
