import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eventListSessions } from '../../stores/eventListSessions.ts';
import { anEvent } from '../../testing/builders.ts';
import { dailyEvents } from '../../testing/programme.ts';
import { LIST_PATH as PATH, showEventList as show } from '../../testing/showEventList.tsx';
import { forgetEnd } from '../../testing/watchEnd.ts';

const events = dailyEvents(3, '2026-08-01', anEvent);
const toggle = () => screen.getByRole('link', { name: 'Kompakt' });

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-07-20T12:00:00+02:00'));
  window.scrollTo = jest.fn() as never;
});
afterEach(() => {
  jest.restoreAllMocks();
  eventListSessions.forget();
  forgetEnd();
  localStorage.clear();
});

describe('the compact view of the events', () => {
  it('is a link away, with the filters kept, and remembered in this browser', async () => {
    const { visited, unmount } = await show({ events }, { url: `${PATH}?genre=1` });
    expect(visited).toEqual([]);
    expect(toggle()).not.toHaveAttribute('aria-current');
    await userEvent.click(toggle());
    expect(visited).toEqual([`${PATH}?genre=1&view=compact`]);
    unmount();
    const later = await show({ events });
    expect(later.visited).toEqual([`${PATH}?view=compact`]);
  });

  it('shows hour, title and place of each event without pictures, says that it is chosen, and is left again', async () => {
    localStorage.setItem('list-view', 'compact');
    const { visited } = await show({ events }, { url: `${PATH}?view=compact` });
    expect(screen.getByRole('link', { name: 'Abend 2' })).toBeInTheDocument();
    expect(screen.getAllByText('Orchestersaal, Konzerthalle Mühlinsel')).toHaveLength(3);
    expect(document.querySelector('picture')).toBeNull();
    expect(toggle()).toHaveAttribute('aria-current', 'true');
    await userEvent.click(toggle());
    expect(visited).toEqual([PATH]);
    expect(localStorage.getItem('list-view')).toBeNull();
  });

  it('is a link like any other where the browser keeps nothing', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { visited } = await show({ events });
    await userEvent.click(toggle());
    expect(visited).toEqual([`${PATH}?view=compact`]);
  });
});
