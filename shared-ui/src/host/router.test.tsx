import { jest } from '@jest/globals';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { Link, Router, useLocation, useNavigate, type LinkProps } from './router.tsx';

const navigator = { go: jest.fn(), push: jest.fn(), replace: jest.fn() };
const EVENTS = '/de/programm/veranstaltungen';

beforeEach(() => {
  jest.clearAllMocks();
  history.replaceState(null, '', '/de');
});

function pressLink(props: Partial<LinkProps> = {}, press: MouseEventInit = {}) {
  render(
    <Router location="/de" navigator={navigator}>
      <Link to={EVENTS} {...props}>
        Programm
      </Link>
    </Router>,
  );
  const link = screen.getByRole('link', { name: 'Programm' });
  const event = createEvent.click(link, { button: 0, ...press });
  // What is left to the browser would leave the page.
  addEventListener('click', (each) => each.preventDefault(), { once: true });
  let isTaken = false;
  document.body.addEventListener('click', (each) => (isTaken = each.defaultPrevented), { once: true });
  fireEvent(link, event);
  return { link, isTaken };
}

describe('a link of the site', () => {
  it('changes the page without a full load', () => {
    const { link, isTaken } = pressLink();
    expect(link).toHaveAttribute('href', EVENTS);
    expect(isTaken).toBe(true);
    expect(navigator.push).toHaveBeenCalledWith(EVENTS, null, { preventScrollReset: undefined });
  });

  it('can leave the page where it is scrolled to, and a state in the history', () => {
    pressLink({ preventScrollReset: true, state: { from: 'list' } });
    expect(navigator.push).toHaveBeenCalledWith(EVENTS, { from: 'list' }, { preventScrollReset: true });
  });

  it('makes no second entry of the place where one is', () => {
    pressLink({ to: '/de' });
    expect(navigator.push).not.toHaveBeenCalled();
    expect(navigator.replace).toHaveBeenCalledWith('/de', null, expect.anything());
  });

  it.each([
    ['a new tab', {}, { ctrlKey: true }],
    ['a new tab on a Mac', {}, { metaKey: true }],
    ['a new window', {}, { shiftKey: true }],
    ['a download', {}, { altKey: true }],
    ['the middle button', {}, { button: 1 }],
    ['a target of its own', { target: '_blank' }, {}],
  ])('leaves to the browser %s', (_, props, press) => {
    expect(pressLink(props, press).isTaken).toBe(false);
    expect(navigator.push).not.toHaveBeenCalled();
  });

  it('leaves a press to whoever has dealt with it', () => {
    pressLink({ onClick: (event) => event.preventDefault() });
    expect(navigator.push).not.toHaveBeenCalled();
  });
});

describe('a place of the site', () => {
  it('is known by its parts', () => {
    const Place = () => {
      const { pathname, search, hash } = useLocation();
      return <p>{[pathname, search, hash].join(' ')}</p>;
    };
    render(
      <Router location={`${EVENTS}?room=3#liste`} navigator={navigator}>
        <Place />
      </Router>,
    );
    expect(screen.getByText(`${EVENTS} ?room=3 #liste`)).toBeInTheDocument();
  });

  it('is left by a path or by steps of the history, with a function that stays the same', () => {
    const seen = new Set<unknown>();
    const Leave = () => {
      const navigate = useNavigate();
      seen.add(navigate);
      return <button onClick={() => (navigate(EVENTS, { replace: true }), navigate(-1))}>weg</button>;
    };
    const at = (location: string) => (
      <Router location={location} navigator={navigator}>
        <Leave />
      </Router>
    );
    const { rerender } = render(at('/de'));
    rerender(at('/de/team'));
    fireEvent.click(screen.getByRole('button'));
    expect(navigator.replace).toHaveBeenCalledWith(EVENTS, null, { preventScrollReset: undefined });
    expect(navigator.go).toHaveBeenCalledWith(-1);
    expect(seen.size).toBe(1);
  });

  it('outside of a router is a mistake that says so', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Link to="/de">Start</Link>)).toThrow('There is no router');
  });
});
