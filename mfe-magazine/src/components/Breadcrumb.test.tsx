import { renderInHost } from '@spielplan/shared-ui/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Breadcrumb } from './Breadcrumb.tsx';

const crumbs = [
  { label: 'Startseite', href: '/de' },
  { label: 'Magazin', href: '/de/stories' },
  { label: 'Regen', href: null },
];

/** The tab's history, as the browser tells it. */
function comeFrom(...paths: string[]) {
  const entries = [...paths, '/de/stories/regen/1'].map((path) => ({ url: `https://haus.example${path}` }));
  Object.assign(window, { navigation: { currentEntry: { index: entries.length - 1 }, entries: () => entries } });
}

const { back } = window.history;
let timesBack = 0;
beforeEach(() => {
  timesBack = 0;
  window.history.back = () => void (timesBack += 1);
});
afterEach(() => {
  window.history.back = back;
  Reflect.deleteProperty(window, 'navigation');
});

describe('the last link of the way', () => {
  it.each([
    ['the list', '/de/stories'],
    ['a page of the list', '/de/stories?page=2'],
  ])('goes back to %s it was opened from', async (_, path) => {
    comeFrom('/de', path);
    const { visited } = renderInHost(<Breadcrumb label="Sie sind hier" crumbs={crumbs} />);
    await userEvent.click(screen.getByRole('link', { name: 'Magazin' }));
    expect(timesBack).toBe(1);
    expect(visited).toEqual([]);
  });

  it('leads on where the reader came from somewhere else, or the browser does not tell', async () => {
    const { visited } = renderInHost(<Breadcrumb label="Sie sind hier" crumbs={crumbs} />);
    await userEvent.click(screen.getByRole('link', { name: 'Magazin' }));
    comeFrom('/de/search?q=regen');
    await userEvent.click(screen.getByRole('link', { name: 'Magazin' }));
    comeFrom();
    await userEvent.click(screen.getByRole('link', { name: 'Magazin' }));
    expect(visited).toEqual(['/de/stories', '/de/stories', '/de/stories']);
    expect(timesBack).toBe(0);
  });

  it('leaves the others as they are, and where the reader is leads nowhere', async () => {
    comeFrom('/de');
    const { visited } = renderInHost(<Breadcrumb label="Sie sind hier" crumbs={crumbs} />);
    await userEvent.click(screen.getByRole('link', { name: 'Startseite' }));
    expect(visited).toEqual(['/de']);
    expect(screen.getByText('Regen')).toHaveAttribute('aria-current', 'page');
  });
});
