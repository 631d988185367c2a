import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import {
  HostRouter,
  Link,
  NavLink,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
  type LinkProps,
  type Navigator,
} from './router.tsx';

const none: Navigator = { go: () => undefined, push: () => undefined, replace: () => undefined };

beforeEach(() => history.replaceState(null, '', '/de/programm?room=3'));

type Press = (link: HTMLElement) => boolean;
const plain: Press = (link) => fireEvent.click(link);
const withKey =
  (key: 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'): Press =>
  (link) =>
    fireEvent.click(link, { [key]: true });
const middle: Press = (link) => fireEvent.click(link, { button: 1 });

type Case = [string, LinkProps, Press, string];
const CASES: Case[] = [
  ['a plain press changes the page', { to: '/de/stories?tag=1#a' }, plain, 'push /de/stories?tag=1#a'],
  ['to where the visitor is adds no entry', { to: '/de/programm?room=3' }, plain, 'replace /de/programm?room=3'],
  ['another query is another entry', { to: '/de/programm?room=4' }, plain, 'push /de/programm?room=4'],
  ['takes the place of the entry if told so', { to: '/de/stories', replace: true }, plain, 'replace /de/stories'],
  ['may keep the scroll', { to: '/de/stories', preventScrollReset: true }, plain, 'push /de/stories, stays'],
  ['a new tab is the browser’s', { to: '/de/stories', target: '_blank' }, plain, 'browser'],
  ['its own tab is ours', { to: '/de/stories', target: '_self' }, plain, 'push /de/stories'],
  ['ctrl is the browser’s', { to: '/de/stories' }, withKey('ctrlKey'), 'browser'],
  ['meta is the browser’s', { to: '/de/stories' }, withKey('metaKey'), 'browser'],
  ['shift is the browser’s', { to: '/de/stories' }, withKey('shiftKey'), 'browser'],
  ['alt is the browser’s', { to: '/de/stories' }, withKey('altKey'), 'browser'],
  ['the middle button is the browser’s', { to: '/de/stories' }, middle, 'browser'],
  ['another site is the browser’s', { to: 'https://example.org/de' }, plain, 'browser'],
  ['an own answer counts', { to: '/de/stories', onClick: (event) => event.preventDefault() }, plain, 'answered'],
];

it.each(CASES)('%s', (_, props, press, expected) => {
  const seen: string[] = [];
  const write = (how: string) => (to: string, options?: { preventScrollReset?: boolean }) =>
    seen.push(`${how} ${to}${options?.preventScrollReset ? ', stays' : ''}`);
  render(
    <HostRouter location="/de/programm?room=3" navigator={{ ...none, push: write('push'), replace: write('replace') }}>
      <Link {...props}>Los</Link>
    </HostRouter>,
  );
  expect(outcomeOf(press, seen)).toBe(expected);
});

function outcomeOf(press: Press, seen: readonly string[]): string {
  // jsdom follows no links; whether it would is what is asked.
  const isLeft = press(screen.getByRole('link'));
  return isLeft ? 'browser' : seen.join() || 'answered';
}

it('tells where the page is', () => {
  const Place = () => {
    const { pathname, search, hash } = useLocation();
    return [pathname, search, hash].join(' ');
  };
  const { container, rerender } = render(
    <HostRouter location="/de?a=1#b" navigator={none}>
      <Place />
    </HostRouter>,
  );
  expect(container).toHaveTextContent('/de ?a=1 #b');
  rerender(
    <HostRouter location={{ pathname: '/en', search: '', hash: '', key: 'k' }} navigator={none}>
      <Place />
    </HostRouter>,
  );
  expect(container).toHaveTextContent('/en');
});

describe('the values of the route', () => {
  const Values = () => JSON.stringify(useParams());
  const at = (location: string, pattern?: string) => (
    <HostRouter location={location} navigator={none} pattern={pattern}>
      <Values />
    </HostRouter>
  );

  it('are decoded, and nothing that is left out', () => {
    const { container } = render(at('/de/search/M%C3%BC%C3%9Fe?q=1', '/de/search/:category?/:page?'));
    expect(container).toHaveTextContent('{"category":"Müße"}');
  });

  it('stay away where the address has no route, or another one than the page', () => {
    const { container, rerender } = render(at('/de/besuch'));
    expect(container).toHaveTextContent('{"*":"de/besuch"}');
    rerender(at('/de/besuch', '/de/team/:slug/:id'));
    expect(container).toHaveTextContent('{"*":"de/besuch"}');
  });

  it('change without anything in the page being made anew', () => {
    const { rerender } = render(
      <HostRouter location="/de/a/1" navigator={none} pattern="/de/a/:id">
        <input aria-label="Name" />
      </HostRouter>,
    );
    const field = screen.getByRole('textbox');
    rerender(
      <HostRouter location="/de/b/2/3" navigator={none} pattern="/de/b/:id/:page">
        <input aria-label="Name" />
      </HostRouter>,
    );
    expect(screen.getByRole('textbox')).toBe(field);
    rerender(
      <HostRouter location="/de/c" navigator={none}>
        <input aria-label="Name" />
      </HostRouter>,
    );
    expect(screen.getByRole('textbox')).toBe(field);
  });
});

it('reads and changes the query', () => {
  const push = jest.fn();
  const Query = () => {
    const [query, setQuery] = useSearchParams();
    return (
      <button type="button" onClick={() => setQuery({ room: '4' }, { preventScrollReset: true })}>
        {query.get('room')}
      </button>
    );
  };
  render(
    <HostRouter location="/de/programm?room=3" navigator={{ ...none, push }}>
      <Query />
    </HostRouter>,
  );
  expect(screen.getByRole('button')).toHaveTextContent('3');
  fireEvent.click(screen.getByRole('button'));
  expect(push).toHaveBeenCalledWith('/de/programm?room=4', { preventScrollReset: true });
});

it('says which link is the current page', () => {
  render(
    <HostRouter location="/de/stories/nacht/7" navigator={none}>
      <NavLink to="/de/stories">Magazin</NavLink>
      <NavLink to="/de/team">Team</NavLink>
    </HostRouter>,
  );
  expect(screen.getByRole('link', { name: 'Magazin' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Team' })).not.toHaveAttribute('aria-current');
});

it('shows a page whose address cannot be decoded, and warns of nothing', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const location of ['/de/%E0%A4%A?q=1', { pathname: '/de/%E0%A4%A', search: '', hash: '', key: 'k' }]) {
    const { container, unmount } = render(
      <HostRouter location={location} navigator={none}>
        Nicht gefunden
      </HostRouter>,
    );
    expect(container).toHaveTextContent('Nicht gefunden');
    unmount();
  }
  expect(warn).not.toHaveBeenCalled();
});

it('goes back where it is told to', () => {
  const go = jest.fn();
  const Back = () => {
    const navigate = useNavigate();
    return (
      <button type="button" onClick={() => navigate(-1)}>
        Zurück
      </button>
    );
  };
  render(
    <HostRouter location="/de" navigator={{ ...none, go }}>
      <Back />
    </HostRouter>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(go).toHaveBeenCalledWith(-1);
});

it('writes plain links', () => {
  render(
    <HostRouter location="/de" navigator={none}>
      <Link to="/de?a=1#b">Los</Link>
    </HostRouter>,
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', '/de?a=1#b');
});
