import { act, screen } from '@testing-library/react';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { jest } from '@jest/globals';
import de from '../../i18n/de.json' with { type: 'json' };
import { StickyNavigation } from './StickyNavigation.tsx';

/** Says where the page is scrolled to, as the browser would. */
let see: (selector: string, isInView: boolean) => void;

beforeEach(() => {
  const watched = new Map<Element, (entries: { isIntersecting: boolean }[]) => void>();
  type Tell = (entries: { isIntersecting: boolean }[]) => void;
  function Observer(tell: Tell) {
    return { observe: (element: Element) => watched.set(element, tell), disconnect: () => undefined };
  }
  Object.assign(window, { IntersectionObserver: Observer });
  see = (selector, isIntersecting) => act(() => watched.get(document.querySelector(selector)!)?.([{ isIntersecting }]));
  document.body.innerHTML = '<footer class="site-footer"></footer>';
});
afterEach(() => document.body.replaceChildren());

function show({ url = '/de/besuch', page = {}, hasOverlayButton = true } = {}) {
  return renderInHost(<StickyNavigation />, {
    url,
    messages: { shell: de },
    page: {
      frame: { stickyLinks: [{ href: '#anfahrt', label: 'Anfahrt' }] },
      site: { hasOverlayButton, isShopOnline: true, basketUrl: null } as never,
      ...page,
    },
  });
}
const linkTo = (name: string) => screen.queryByRole('link', { name });

describe('what stays at hand while a page scrolls', () => {
  it('shows sticky links past half a window, and not at the footer', () => {
    show();
    expect(linkTo('Anfahrt')).toBeNull();
    see('.half-window', false);
    expect(linkTo('Anfahrt')).toHaveAttribute('href', '#anfahrt');
    see('.site-footer', true);
    expect(linkTo('Anfahrt')).toBeNull();
  });

  it('has the links of its sections behind those of the page, three in all', () => {
    const stickyLinks = [
      { href: '#anfahrt', label: 'Zur Anfahrt' },
      ...['/a', '/b', '/c'].map((href) => ({ href, label: href })),
    ];
    show({ page: { sections: { above: { state: 'loaded', blocks: [], stickyLinks }, below: { state: 'missing' } } } });
    see('.half-window', false);
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(expect.arrayContaining(['Anfahrt', '/a', '/b']));
    expect([linkTo('Zur Anfahrt'), linkTo('/c')]).toEqual([null, null]);
  });

  it('is a row as soon as one link shows, and says so to the styles where more than the programme and the way up stands in it', () => {
    show();
    const row = screen.getByRole('navigation').querySelector('ul')!;
    const marks = () => [row.dataset.shown, row.dataset.crowded];
    expect(marks()).toEqual(['true', undefined]);
    see('.half-window', false);
    expect(marks()).toEqual(['true', 'true']);
    see('.half-window', true);
    see('.site-footer', true);
    expect(marks()).toEqual([undefined, undefined]);
  });

  it('offers the programme everywhere but on its own pages and near the footer', () => {
    const { unmount } = show();
    expect(linkTo(de['sticky.overlay'])).toHaveAttribute('href', '/de/programm/veranstaltungen');
    see('.site-footer', true);
    expect(linkTo(de['sticky.overlay'])).toBeNull();
    unmount();
    show({ url: '/de/programm/veranstaltungen/nachtstuecke/7' });
    expect(linkTo(de['sticky.overlay'])).toBeNull();
  });

  it('has the colours of the page, and never the programme over a form', () => {
    const { unmount } = show({ page: { frame: { theme: 'cc02' }, screen: { remote: 'shell', id: 'home' } } });
    expect(screen.getByRole('navigation')).toHaveClass('cc02');
    expect(linkTo(de['sticky.overlay'])).not.toBeNull();
    unmount();
    show({ page: { screen: { remote: 'shell', id: 'form' } } });
    expect(linkTo(de['sticky.overlay'])).toBeNull();
  });

  it('leaves the programme out where the house has switched it off', () => {
    show({ hasOverlayButton: false });
    expect(linkTo(de['sticky.overlay'])).toBeNull();
  });

  it('leads to the tickets of a bookable event once they are out of view', () => {
    const { host } = show();
    act(() => host.signals.emit('event.current', { id: 7, ticketUrl: null, isBookable: true }));
    act(() => host.signals.emit('tickets.place', { href: '#tickets', isOutOfView: false }));
    expect(linkTo(de['sticky.tickets'])).toBeNull();
    act(() => host.signals.emit('tickets.place', { href: '#tickets', isOutOfView: true }));
    expect(linkTo(de['sticky.tickets'])).toHaveAttribute('href', '#tickets');
    act(() => host.signals.emit('tickets.place', null));
    expect(linkTo(de['sticky.tickets'])).toBeNull();
  });

  it('leads to tickets without an event on screen only where the page asks for it, whoever owns the screen', () => {
    const isOffered = (page: object) => {
      const { host, unmount } = show({ page: { screen: { remote: 'programme', id: 'production' }, ...page } });
      act(() => host.signals.emit('tickets.place', { href: '#dates', isOutOfView: true }));
      const link = linkTo(de['sticky.tickets']);
      unmount();
      return link !== null;
    };
    expect([isOffered({}), isOffered({ frame: { ticketLink: 'always' } })]).toEqual([false, true]);
  });

  it('leads back to the top in 0.7 s (product.md section 9)', () => {
    jest.useFakeTimers();
    window.matchMedia = (() => ({ matches: false })) as never;
    window.scrollTo = jest.fn() as never;
    Object.defineProperty(window, 'scrollY', { value: 900, configurable: true });
    show();
    see('.half-window', false);
    act(() => linkTo(de['sticky.top'])?.click());
    jest.advanceTimersByTime(600);
    expect(window.scrollTo).not.toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    jest.advanceTimersByTime(120);
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
    Reflect.deleteProperty(window, 'scrollY');
    jest.useRealTimers();
  });
});
