import { createContext, useContext, useMemo, type AnchorHTMLAttributes, type MouseEvent, type ReactNode, type Ref } from 'react';
import { isPlainPress } from './isPlainPress.ts';

/** The history entry on screen. */
export interface Location {
  pathname: string;
  search: string;
  hash: string;
  /** Names the history entry; the first one of a visit may have none of its own. */
  key: string;
}

/** How a link is followed. */
export interface NavigateOptions {
  /** Takes the place of the current history entry. */
  replace?: boolean;
  /** The page is not scrolled to its top. */
  preventScrollReset?: boolean;
}

/** Changes pages: the shell's navigation in a browser, nothing on the server. */
export interface Navigator {
  go(delta: number): void;
  push(href: string, options?: NavigateOptions): void;
  replace(href: string, options?: NavigateOptions): void;
}

/**
 * Goes to a path of this site, or so many history entries
 * back and forth. The same function in every render.
 */
export type Navigate = (to: string | number, options?: NavigateOptions) => void;

const LocationContext = createContext<Location | null>(null);
const NavigateContext = createContext<Navigate | null>(null);

interface RouterProps {
  /** A string is read as path, query and hash. */
  location: Location | string;
  navigator: Navigator;
  children?: ReactNode;
}

/** Tells a page where it is and how to leave. Without it neither links nor the hooks work. */
export function Router({ location, navigator, children }: RouterProps) {
  const here = useMemo(() => (typeof location === 'string' ? parseLocation(location) : location), [location]);
  const navigate = useMemo<Navigate>(
    () => (to, options) => {
      if (typeof to === 'number') navigator.go(to);
      else navigator[options?.replace ? 'replace' : 'push'](to, options);
    },
    [navigator],
  );
  return (
    <NavigateContext value={navigate}>
      <LocationContext value={here}>{children}</LocationContext>
    </NavigateContext>
  );
}

/** The address of the page on screen. Who reads it renders again with every change. */
export function useLocation(): Location {
  return inRouter(useContext(LocationContext));
}

/** Changes pages from an event handler; links are `Link`. */
export function useNavigate(): Navigate {
  return inRouter(useContext(NavigateContext));
}

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>, NavigateOptions {
  /** A path of this site, with query and hash. */
  to: string;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link inside the site. A plain press changes the page in place, and one that leads to where the
 * visitor is adds no history entry; new tabs, downloads and other sites are the browser's. An
 * `onClick` that prevents the default answers the press itself.
 */
export function Link({ to, replace, preventScrollReset, onClick, children, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const { href, origin, target } = event.currentTarget;
    if (event.defaultPrevented || !isPlainPress(event) || (target && target !== '_self') || origin !== location.origin) return;
    event.preventDefault();
    navigate(to, {
      replace: replace ?? href === location.href,
      ...(preventScrollReset !== undefined && { preventScrollReset }),
    });
  };
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  );
}

function inRouter<T>(value: T | null): T {
  if (!value) throw new Error('There is no router: render inside <Router>, in tests with renderInHost().');
  return value;
}

function parseLocation(href: string): Location {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href) ?? [];
  return { pathname, search, hash, key: 'default' };
}
