import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import * as library from 'react-router';
import { Link, Router, useLocation, useNavigate, type LinkProps, type Navigator } from './router.tsx';

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
    <Router location="/de/programm?room=3" navigator={{ ...none, push: write('push'), replace: write('replace') }}>
      <Link {...props}>Los</Link>
    </Router>,
  );
  expect(outcomeOf(press, seen)).toBe(expected);
});

// What every React developer knows: the same presses on react-router's links.
it.each(CASES)('react-router agrees: %s', (_, props, press, expected) => {
  const seen: string[] = [];
  const write = (how: string) => (to: library.To, _state: unknown, options?: { preventScrollReset?: boolean }) =>
    seen.push(`${how} ${typeof to === 'string' ? to : library.createPath(to)}${options?.preventScrollReset ? ', stays' : ''}`);
  const createHref = (to: library.To) => (typeof to === 'string' ? to : library.createPath(to));
  render(
    <library.Router
      location="/de/programm?room=3"
      navigator={{ createHref, go: none.go, push: write('push'), replace: write('replace') }}
    >
      <library.Link {...props}>Los</library.Link>
    </library.Router>,
  );
  expect(outcomeOf(press, seen)).toBe(expected);
});

function outcomeOf(press: Press, seen: readonly string[]): string {
  // jsdom follows no links; whether it would is what is asked.
  const isLeft = press(screen.getByRole('link'));
  return isLeft ? 'browser' : seen.join() || 'answered';
}

it('tells where the page is, and what goes to another path keeps its function', () => {
  const navigates = new Set<unknown>();
  const Place = () => {
    const { pathname, search, hash } = useLocation();
    navigates.add(useNavigate());
    return [pathname, search, hash].join(' ');
  };
  const { container, rerender } = render(
    <Router location="/de?a=1#b" navigator={none}>
      <Place />
    </Router>,
  );
  expect(container).toHaveTextContent('/de ?a=1 #b');
  rerender(
    <Router location={{ pathname: '/en', search: '', hash: '', key: 'k' }} navigator={none}>
      <Place />
    </Router>,
  );
  expect(container).toHaveTextContent('/en');
  expect(navigates.size).toBe(1);
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
    <Router location="/de" navigator={{ ...none, go }}>
      <Back />
    </Router>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(go).toHaveBeenCalledWith(-1);
});

it('writes plain links, and says what is missing around them', () => {
  const link = <Link to="/de?a=1#b">Los</Link>;
  const { container } = render(
    <Router location="/de" navigator={none}>
      {link}
    </Router>,
  );
  expect(container.innerHTML).toBe('<a href="/de?a=1#b">Los</a>');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(link)).toThrow('There is no router');
});
