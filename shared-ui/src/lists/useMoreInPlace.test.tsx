import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useMoreInPlace } from './useMoreInPlace.ts';

/**
 * What the end of a list offers: the next page, another
 * try at it, or nothing where that was the last one.
 */
type Way = 'link' | 'button' | 'none';

function ListEnd({ way, loadMore, loaded = 1 }: { way: Way; loadMore: () => Promise<void>; loaded?: number }) {
  const { progress, load, follow } = useMoreInPlace(loadMore, loaded);
  return (
    <>
      <p ref={progress} role="status" tabIndex={-1} />
      {way === 'link' ? (
        <a href="/de/stories?page=2" onClick={follow}>
          Mehr laden
        </a>
      ) : null}
      {way === 'button' ? (
        <button type="button" onClick={load}>
          Noch einmal versuchen
        </button>
      ) : null}
    </>
  );
}

/** The end of a list as a visitor meets it, and what each time of loading makes of it. */
function show(...ways: [Way, ...Way[]]) {
  const loadMore = jest.fn(async () => {
    await Promise.resolve();
    rerender(endOf(ways.shift() ?? 'none'));
  });
  const endOf = (way: Way) => <ListEnd way={way} loadMore={loadMore} />;
  const { rerender } = render(endOf('link'));
  return { loadMore };
}

const link = () => screen.getByRole('link', { name: 'Mehr laden' });
const retry = () => screen.getByRole('button', { name: 'Noch einmal versuchen' });

/** Presses a link or button as a keyboard does. */
async function press(control: HTMLElement) {
  control.focus();
  await userEvent.keyboard('{Enter}');
}

let timesFollowed = 0;
const follow = (event: Event) => {
  if (!event.defaultPrevented) timesFollowed += 1;
  event.preventDefault();
};
beforeEach(() => {
  timesFollowed = 0;
  document.addEventListener('click', follow);
});
afterEach(() => document.removeEventListener('click', follow));

describe('the link to the next page of a list', () => {
  it('loads it here, and keeps the focus while another one follows', async () => {
    const { loadMore } = show('link');
    await press(link());
    expect([loadMore.mock.calls.length, timesFollowed]).toEqual([1, 0]);
    expect(link()).toHaveFocus();
  });

  it('hands the focus to the line that says how much there is when the last page takes it away', async () => {
    show('none');
    await press(link());
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveFocus();
  });

  it.each([
    ['the Ctrl key', { ctrlKey: true }],
    ['the Meta key', { metaKey: true }],
    ['the Shift key', { shiftKey: true }],
    ['the Alt key', { altKey: true }],
    ['another button', { button: 1 }],
  ])('is left to the browser when it is pressed with %s', (_, how) => {
    const { loadMore } = show('none');
    fireEvent.click(link(), how);
    expect([loadMore.mock.calls.length, timesFollowed]).toEqual([0, 1]);
  });
});

describe('a page that comes by itself', () => {
  const scroll = jest.fn();
  beforeEach(() => {
    scroll.mockReset();
    HTMLElement.prototype.scrollIntoView = scroll;
  });
  const loadMore = () => Promise.resolve();

  it('keeps the link in sight where a keyboard’s focus is on it, and moves nothing else', async () => {
    const { rerender } = render(<ListEnd way="link" loadMore={loadMore} />);
    rerender(<ListEnd way="link" loadMore={loadMore} loaded={2} />);
    expect(scroll).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(link()).toHaveFocus();
    rerender(<ListEnd way="link" loadMore={loadMore} loaded={2} />);
    expect(scroll).not.toHaveBeenCalled();
    rerender(<ListEnd way="link" loadMore={loadMore} loaded={3} />);
    expect(scroll.mock.contexts).toEqual([link()]);
  });

  it('keeps what stands behind the list in sight, too, and leaves what stands before it', async () => {
    const page = (loaded: number) => (
      <main>
        <a href="/de">Startseite</a>
        <div>
          <ListEnd way="none" loadMore={loadMore} loaded={loaded} />
        </div>
        <a href="/de/rss">Feed</a>
      </main>
    );
    const { rerender } = render(page(1));
    await userEvent.tab();
    rerender(page(2));
    expect(scroll).not.toHaveBeenCalled();
    await userEvent.tab();
    const feed = screen.getByRole('link', { name: 'Feed' });
    expect(feed).toHaveFocus();
    rerender(page(3));
    expect(scroll.mock.contexts).toEqual([feed]);
  });
});

describe('the line that gets the focus when the last page takes the link away', () => {
  const scroll = jest.fn();
  beforeEach(() => {
    scroll.mockReset();
    HTMLElement.prototype.scrollIntoView = scroll;
  });

  it('is brought into sight for a keyboard', async () => {
    show('none');
    await press(link());
    expect(screen.getByRole('status')).toHaveFocus();
    expect(scroll.mock.contexts).toEqual([screen.getByRole('status')]);
  });
});

describe('a next page that does not come', () => {
  it('leaves the link where it is, with the focus on it, to be pressed again', async () => {
    const { loadMore } = show('link', 'none');
    await press(link());
    expect(link()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect([loadMore.mock.calls.length, timesFollowed]).toEqual([2, 0]);
    expect(screen.getByRole('status')).toHaveFocus();
  });

  it('may put a button to try again in its place, without the focus lost before or after', async () => {
    const { loadMore } = show('button', 'link');
    await press(link());
    expect(screen.getByRole('status')).toHaveFocus();
    await press(retry());
    expect(loadMore).toHaveBeenCalledTimes(2);
    expect(link()).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveFocus();
  });
});
