import type { PageAnswer } from '@spielplan/shared-contracts/remote';
import type { Host } from '@spielplan/shared-ui/host';
import { renderInHost, sectionOf } from '@spielplan/shared-ui/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { routes } from '../../routes.ts';
import de from '../../i18n/de.json' with { type: 'json' };
import { loadContext, pageOf } from '../../testing/loadContext.ts';
import { BACKSTAGE, sampleSummary } from '../../testing/sampleStories.ts';
import { storyListSessions } from '../../stores/storyListStore.ts';
import type { MagazineView } from './magazineView.ts';
import { MagazineScreen } from './MagazineScreen.tsx';
import { presentMagazine } from './presentMagazine.server.ts';

const answer = pageOf([sampleSummary(1), sampleSummary(2)], { count: 4, next: true });
const view = presentMagazine(
  {
    page: 1,
    stories: { ...answer, results: [sampleSummary(1), sampleSummary(2)] },
    categories: [BACKSTAGE],
    place: { kind: 'all', heading: 'Magazin', path: '/de/stories', feed: '/de/stories/feed.xml' },
  },
  loadContext('/de/stories', {}),
);
const older = (page: number, last: number): PageAnswer =>
  ({
    status: 200,
    screen: { remote: 'magazine', id: 'magazine' },
    data: {
      ...presentMagazine(
        {
          page,
          stories: { ...answer, results: [sampleSummary(page * 10)], next: page < last ? '/next' : null },
          categories: [],
          place: { kind: 'all', heading: 'Magazin', path: '/de/stories', feed: '' },
        },
        loadContext('/de/stories', {}),
      ),
      pages: last,
    },
  }) as unknown as PageAnswer;

const open = (change: Partial<MagazineView> = {}, loadPage?: Host['loadPage']) =>
  renderInHost(<MagazineScreen data={{ ...view, ...change }} />, {
    url: '/de/stories',
    messages: { magazine: de },
    ...(loadPage ? { host: { loadPage } } : {}),
  });

it.each([
  [true, 1],
  [false, 0],
])('has a search box where the site has a search: %s', (hasSearch, boxes) => {
  renderInHost(<MagazineScreen data={view} />, {
    url: '/de/stories',
    messages: { magazine: de },
    page: { site: { hasSearch } as PageAnswer['site'] },
  });
  expect(screen.queryAllByRole('search')).toHaveLength(boxes);
});

/** Reaches the end of the list, as scrolling would. */
let reachEnd: () => void;
let nearEnd: string | undefined;
beforeEach(() => {
  storyListSessions.forget();
  reachEnd = () => undefined;
  globalThis.IntersectionObserver = class {
    constructor(see: (entries: object[]) => void, options?: IntersectionObserverInit) {
      nearEnd = options?.rootMargin;
      reachEnd = () => act(() => see([{ isIntersecting: true }]));
    }
    observe() {}
    disconnect() {
      reachEnd = () => undefined;
    }
  } as unknown as typeof IntersectionObserver;
});

describe('the magazine on screen', () => {
  it('has one headline, the lead and the other stories below it', () => {
    open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Magazin');
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Die Frau, die den Regen macht',
      'Beitrag 2',
    ]);
    expect(screen.getByText('Von Werkstätten der Kulturmeile')).toBeVisible();
  });

  it('has what editors put above it between the headline and the stories', () => {
    const sections = { 'magazine-intro': sectionOf('Auch auf Papier') };
    const { container } = renderInHost(<MagazineScreen data={view} />, {
      url: '/de/stories',
      messages: { magazine: de },
      page: { sections },
    });
    expect(container.textContent).toMatch(/Magazin.*Auch auf Papier.*Die Frau, die den Regen macht/);
    expect(routes.magazine.sections).toEqual(Object.keys(sections));
  });

  it('leads to a story and to a category without leaving the page', async () => {
    const { visited } = open();
    await userEvent.click(screen.getByRole('link', { name: 'Die Frau, die den Regen macht' }));
    await userEvent.click(
      within(screen.getByRole('navigation', { name: 'Rubriken' })).getByRole('link', { name: 'Hinter der Bühne' }),
    );
    expect(visited).toEqual(['/de/stories/die-frau-die-den-regen-macht/1', '/de/stories/categories/hinter-der-buehne/1']);
  });

  it('sees its end from 70 % of a window away, and where a jump has passed it', () => {
    open();
    expect(nearEnd).toMatch(/^\d{6,}px 0px 70% 0px$/);
  });

  it('says where the reader is', () => {
    open();
    const categories = screen.getByRole('navigation', { name: 'Rubriken' });
    expect(within(categories).getByRole('link', { current: 'page' })).toHaveTextContent('Alle');
    expect(screen.getByText('Seite 1 von 2')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Mehr Beiträge' })).toHaveAttribute('href', '/de/stories?page=2');
    expect(screen.queryByRole('link', { name: 'Neuere Beiträge' })).toBeNull();
  });

  it('begins a search and leads to all tags and to its feed', async () => {
    const { visited } = open();
    await userEvent.type(screen.getByRole('searchbox'), 'Regen{Enter}');
    expect(visited).toEqual(['/de/search?q=Regen']);
    expect(screen.getByRole('link', { name: 'Alle #Themen' })).toHaveAttribute('href', '/de/stories/tags');
    expect(screen.getByRole('link', { name: 'Als RSS-Feed abonnieren' })).toHaveAttribute('href', '/de/stories/feed.xml');
  });

  it('goes on by itself for two pages, then by a link, and says where it is', async () => {
    const asked: string[] = [];
    open({ pages: 5 }, async (path) => (asked.push(path), older(asked.length + 1, 5)));
    reachEnd();
    expect(await screen.findByText('Seiten 1 bis 2 von 5')).toBeVisible();
    reachEnd();
    expect(await screen.findByRole('link', { name: 'Beitrag 30' })).toBeVisible();
    reachEnd();
    expect(asked).toEqual(['/de/stories?page=2', '/de/stories?page=3']);
    await userEvent.click(screen.getByRole('link', { name: 'Mehr Beiträge' }));
    expect(await screen.findByRole('link', { name: 'Beitrag 40' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Beitrag 2' })).toBeVisible();
  });

  it('offers to try again what could not be loaded', async () => {
    let tries = 0;
    open({}, async () => {
      tries += 1;
      if (tries === 1) throw new Error('away');
      return older(2, 2);
    });
    await userEvent.click(screen.getByRole('link', { name: 'Mehr Beiträge' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('konnten nicht geladen werden');
    await userEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
    expect(await screen.findByRole('link', { name: 'Beitrag 20' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Mehr Beiträge' })).toBeNull();
  });

  it('has no list of categories where there are none, and still leads to all tags', () => {
    open({ header: { ...view.header, categories: [] } });
    expect(within(screen.getByRole('navigation', { name: 'Rubriken' })).getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });

  it('says that nothing has been published and where to go', () => {
    open({ lead: null, stories: [], older: null, pages: 1 });
    expect(screen.getByText('Hier ist noch nichts erschienen.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Alle Beiträge ansehen' })).toHaveAttribute('href', '/de/stories');
    expect(screen.queryByRole('navigation', { name: 'Weitere Seiten' })).toBeNull();
  });
});
