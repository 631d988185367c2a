import { useMemo, type ReactNode } from 'react';
import {
  createPath,
  Route,
  Router,
  Routes,
  useNavigate as useRouterNavigate,
  type Location as RouterLocation,
  type Navigator as RouterNavigator,
  type To,
} from 'react-router';

export { Link, NavLink, useLocation, useParams, useSearchParams } from 'react-router';
export type { LinkProps, NavLinkProps } from 'react-router';

/** The history entry on screen. The first one of a visit may have no key of its own. */
export type Location = Pick<RouterLocation, 'pathname' | 'search' | 'hash' | 'key'>;

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

/** Goes to a path of this site, or so many history entries back and forth. */
export type Navigate = (to: To | number, options?: NavigateOptions) => void;

/** Changes pages from an event handler; links are `Link`. Only the data router, which is not used here, gives a promise. */
export function useNavigate(): Navigate {
  // One signature for both kinds of targets, which react-router declares as two.
  return useRouterNavigate() as Navigate;
}

interface HostRouterProps {
  /** A string is read as path, query and hash. */
  location: Location | string;
  navigator: Navigator;
  /** The pattern of the page's route, such as `/de/team/:slug/:id`; left out where no route has the address. */
  pattern?: string | undefined;
  children?: ReactNode;
}

/**
 * React Router over the navigation of a host: it tells a page where it is, how to leave, and the values of its route.
 * Data and code of a page are fetched by the host before the location changes, so what stands in it is the same element
 * at every address.
 */
export function HostRouter({ location, navigator, pattern, children }: HostRouterProps) {
  const routerNavigator = useMemo(() => adaptNavigator(navigator), [navigator]);
  const pathname = typeof location === 'string' ? location.replace(/[?#].*$/s, '') : location.pathname;
  return (
    <Router location={location} navigator={routerNavigator}>
      {isDecodable(pathname) ? (
        <Routes>
          {pattern === undefined ? null : <Route path={pattern} caseSensitive element={children} />}
          <Route path="*" element={children} />
        </Routes>
      ) : (
        children
      )}
    </Router>
  );
}

/** Whether a path can be matched: react-router warns in the console of one whose percent-encoding is broken. */
function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

function adaptNavigator({ go, push, replace }: Navigator): RouterNavigator {
  return {
    createHref: toHref,
    go,
    push: (to, _state, options) => push(toHref(to), readOptions(options)),
    replace: (to, _state, options) => replace(toHref(to), readOptions(options)),
  };
}

function toHref(to: To): string {
  return typeof to === 'string' ? to : createPath(to);
}

function readOptions(options: { preventScrollReset?: boolean } | undefined): NavigateOptions {
  return options?.preventScrollReset === undefined ? {} : { preventScrollReset: options.preventScrollReset };
}
