import {
  createContext,
  useCallback,
  useContext,
  useMemo,
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { isPlainPress } from './isPlainPress.ts';

/** The history entry on screen. */
export interface Location {
  pathname: string;
  search: string;
  hash: string;
  /** What the navigation that made the entry left in it. */
  state: unknown;
  /** Unique among the entries of a tab. */
  key: string;
}

interface Options {
  /** Stay where the page is scrolled to: the target shows the same page in another state. */
  preventScrollReset?: boolean;
}

/** How pages are changed. Targets are paths of this site; a relative one is resolved like that of a link. */
export interface Navigator {
  /** Steps through the history, as `history.go`. */
  go(delta: number): void;
  push(to: string, state?: unknown, options?: Options): void;
  replace(to: string, state?: unknown, options?: Options): void;
}

// Two contexts: a link needs the navigator only, and is not rendered again when the place changes.
const NavigatorContext = createContext<Navigator | null>(null);
const LocationContext = createContext<Location | null>(null);

interface RouterProps {
  /** A string stands for an entry without state. */
  location: Location | string;
  navigator: Navigator;
  children?: ReactNode;
}

/** Tells everything inside where it is and how to leave (docs/decisions/0062-links.md). The shell places it, once. */
export function Router({ location, navigator, children }: RouterProps) {
  const place = useMemo(() => (typeof location === 'string' ? parse(location) : location), [location]);
  return (
    <NavigatorContext value={navigator}>
      <LocationContext value={place}>{children}</LocationContext>
    </NavigatorContext>
  );
}

function parse(path: string): Location {
  const { pathname, search, hash } = new URL(path, 'http://site');
  return { pathname, search, hash, state: null, key: 'default' };
}

/** Where the visitor is. Read it for what is shown; for a link, write the link. */
export function useLocation(): Location {
  return inside(useContext(LocationContext));
}

interface NavigateOptions extends Options {
  /** Takes the place of the current entry instead of following it. */
  replace?: boolean;
  state?: unknown;
}

/** Changes the page: to a path, or by so many entries of the history. The function stays the same. */
export function useNavigate(): (to: string | number, options?: NavigateOptions) => void {
  const navigator = inside(useContext(NavigatorContext));
  return useCallback(
    (to, { replace = false, state = null, preventScrollReset } = {}) => {
      if (typeof to === 'number') navigator.go(to);
      else navigator[replace ? 'replace' : 'push'](to, state, { preventScrollReset });
    },
    [navigator],
  );
}

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'>, NavigateOptions {
  to: string;
}

/**
 * A link of this site that changes the page without a full load. A plain `<a>` does so, too (`useClientLinks`); this one can
 * keep the scroll position, leave a state, and leaves the press to `onClick` where that prevents the default. To where one is already,
 * it makes no second entry.
 */
export function Link({ to, replace, state, preventScrollReset, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const { target, href } = event.currentTarget;
    if (event.defaultPrevented || !isPlainPress(event) || (target && target !== '_self')) return;
    event.preventDefault();
    navigate(to, { replace: replace ?? href === window.location.href, state, preventScrollReset });
  };
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- who places the link gives it its text
  return <a {...rest} href={to} onClick={follow} />;
}

function inside<T>(value: T | null): T {
  if (value === null) throw new Error('There is no router: render inside <Router …>, in tests with renderInHost().');
  return value;
}
