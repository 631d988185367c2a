import { paths } from '@spielplan/shared-contracts/routes';
import { scrollToTop, usePage } from '@spielplan/shared-ui/host';
import type { MouseEvent } from 'react';
import { chooseStickyLinks } from '../../blocks/stickyLinks.ts';
import { useText } from '../../i18n/useText.ts';
import { lazyPart } from '../../parts/lazy/lazyPart.tsx';
import type { EventOverlayProps } from '../EventOverlay/EventOverlay.tsx';
import { OverlayButton } from '../EventOverlay/OverlayButton.tsx';
import { useEventOverlay } from '../EventOverlay/useEventOverlay.ts';
import { showsTicketButton } from './showsTicketButton.ts';
import { useIsInView } from './useIsInView.ts';
import { useSignal } from '../../parts/useSignal.ts';

const EventOverlay = lazyPart<EventOverlayProps>('event-overlay', () =>
  import(/* webpackChunkName: "event-overlay" */ '../EventOverlay/EventOverlay.tsx').then((module) => module.EventOverlay),
);

const FOOTER = '.site-footer';
const HALF_WINDOW = '.half-window';
/** Milliseconds of the way up (product.md section 9). */
const UPWARDS_MS = 700;

/**
 * The ways that stay at hand while a page scrolls (product.md section 2). Everything in it is a link
 * that works without JavaScript too; what depends on scrolling joins once the browser knows where it
 * is.
 */
export function StickyNavigation() {
  const text = useText();
  const { lang, url, frame, sections = {}, site, screen } = usePage();
  const isAtFooter = useIsInView(FOOTER) === true;
  const isPastHalf = useIsInView(HALF_WINDOW) === false;
  const overlay = useEventOverlay();
  const tickets = useSignal('tickets.place');
  const event = useSignal('event.current');
  const inSections = Object.values(sections).flatMap((section) =>
    section.state === 'loaded' ? (section.stickyLinks ?? []) : [],
  );
  const stickyLinks = chooseStickyLinks([...(frame?.stickyLinks ?? []), ...inSections]);
  const isOnEvents = (url.split('?')[0] ?? '').startsWith(paths.events({ lang }));
  const hasTickets = showsTicketButton({
    isAlways: frame?.ticketLink === 'always',
    isWanted: tickets?.isOutOfView ?? false,
    event,
  });
  const links = isPastHalf && !isAtFooter ? stickyLinks : [];
  const ticketPlace = hasTickets ? tickets : null;
  // Over a form it would cover the fields that are being filled in.
  const isOnForm = screen.remote === 'shell' && screen.id === 'form';
  const hasOverlay = Boolean(site.hasOverlayButton) && !isOnEvents && !isOnForm;
  const others = links.length + Number(Boolean(ticketPlace)) + Number(isPastHalf);
  // Attributes instead of `:has(> :not([hidden]))`, which
  // browsers ask again with every element that joins the document.
  const shown = {
    'data-shown': others > 0 || (hasOverlay && !isAtFooter) ? true : undefined,
    'data-crowded': hasOverlay && links.length + Number(Boolean(ticketPlace)) > 0 ? true : undefined,
  };
  return (
    <>
      <i className="half-window" aria-hidden="true" />
      <nav className={frame?.theme ? `sticky-navigation ${frame.theme}` : 'sticky-navigation'} aria-label={text('sticky.label')}>
        <ul {...shown}>
          {links.map(({ href, label }) => (
            <li key={href} data-link>
              <a href={href}>{label}</a>
            </li>
          ))}
          {ticketPlace ? (
            <li>
              <a href={ticketPlace.href} data-tickets>
                {text('sticky.tickets')}
              </a>
            </li>
          ) : null}
          {hasOverlay ? (
            <li hidden={isAtFooter}>
              <OverlayButton onOpen={overlay.open} />
            </li>
          ) : null}
          {isPastHalf ? (
            <li>
              <a href="#top" data-top aria-label={text('sticky.top')} onClick={toTop}>
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d="M4 13l8-8 8 8M12 5v15" />
                </svg>
              </a>
            </li>
          ) : null}
        </ul>
      </nav>
      {overlay.isNeeded ? <EventOverlay isOpen={overlay.isOpen} onClose={overlay.close} /> : null}
    </>
  );
}

/**
 * The focus is left at the page's first link: the button goes when
 * the top is reached, and who tabs on begins at the beginning.
 */
function toTop(event: MouseEvent): void {
  event.preventDefault();
  document.querySelector<HTMLElement>('.logo, main')?.focus({ preventScroll: true });
  scrollToTop(UPWARDS_MS);
}
