import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInHost } from '../testing/index.ts';
import { Breadcrumb } from './Breadcrumb.tsx';

const head = { title: 'Regen – Haus', headline: 'Regen', trail: [{ title: 'Magazin', url: '/de/stories' }] };
const show = () => renderInHost(<Breadcrumb label="Sie sind hier" home="Startseite" />, { page: { head } });
const press = async (name: string, keys = '') => {
  const user = userEvent.setup();
  if (keys) await user.keyboard(keys);
  await user.click(screen.getByRole('link', { name }));
};

/** The tab's history, as the browser tells it. */
function comeFrom(...paths: string[]) {
  const entries = [...paths, '/de/stories/regen/1'].map((path) => ({ url: `https://haus.example${path}` }));
  Object.assign(window, { navigation: { currentEntry: { index: entries.length - 1 }, entries: () => entries } });
}

const { back } = window.history;
let timesBack = 0;
let timesFollowed = 0;
const follow = (event: Event) => {
  if (!event.defaultPrevented) timesFollowed += 1;
  event.preventDefault();
};
beforeEach(() => {
  timesBack = timesFollowed = 0;
  window.history.back = () => void (timesBack += 1);
  document.addEventListener('click', follow);
});
afterEach(() => {
  window.history.back = back;
  document.removeEventListener('click', follow);
  Reflect.deleteProperty(window, 'navigation');
});

it('leads from the start page over the pages between to this one, which leads nowhere', () => {
  show();
  const way = screen.getByRole('navigation', { name: 'Sie sind hier' });
  expect(way).toHaveTextContent('StartseiteMagazinRegen');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/de', '/de/stories']);
  expect(screen.getByText('Regen')).toHaveAttribute('aria-current', 'page');
});

describe('the last link of the way', () => {
  it.each([
    ['the list', '/de/stories'],
    ['a page of the list', '/de/stories?page=2'],
  ])('goes back to %s it was opened from', async (_, path) => {
    comeFrom('/de', path);
    show();
    await press('Magazin');
    expect([timesBack, timesFollowed]).toEqual([1, 0]);
  });

  it('leads on where the visitor came from somewhere else, wants a new window, or the browser does not tell', async () => {
    show();
    await press('Magazin');
    comeFrom('/de/search?q=regen');
    await press('Magazin');
    comeFrom();
    await press('Magazin');
    comeFrom('/de/stories');
    await press('Magazin', '{Control>}');
    expect([timesBack, timesFollowed]).toEqual([0, 4]);
  });

  it('leaves the others as they are', async () => {
    comeFrom('/de');
    show();
    await press('Startseite');
    expect([timesBack, timesFollowed]).toEqual([0, 1]);
  });
});
