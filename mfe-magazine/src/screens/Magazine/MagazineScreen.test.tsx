import { renderInHost } from '@spielplan/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import de from '../../i18n/de.json' with { type: 'json' };
import { loadContext, pageOf } from '../../testing/loadContext.ts';
import { BACKSTAGE, sampleSummary } from '../../testing/sampleArticles.ts';
import type { MagazineView } from './magazineView.ts';
import { MagazineScreen } from './MagazineScreen.tsx';
import { presentMagazine } from './presentMagazine.server.ts';

const answer = pageOf([sampleSummary(1), sampleSummary(2)], { count: 4, next: true });
const view = presentMagazine(
  {
    page: 1,
    articles: { ...answer, results: [sampleSummary(1), sampleSummary(2)] },
    categories: [BACKSTAGE],
    category: null,
    path: '/de/stories',
  },
  loadContext('/de/stories', {}),
);

const open = (change: Partial<MagazineView> = {}) =>
  renderInHost(<MagazineScreen data={{ ...view, ...change }} />, { url: '/de/stories', messages: { magazine: de } });

describe('the magazine on screen', () => {
  it('has one headline, the lead and the other articles below it', () => {
    open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Magazin');
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Die Frau, die den Regen macht',
      'Beitrag 2',
    ]);
    expect(screen.getByText('Von Werkstätten der Kulturmeile')).toBeVisible();
  });

  it('leads to an article and to a category without leaving the page', async () => {
    const { visited } = open();
    await userEvent.click(screen.getByRole('link', { name: 'Die Frau, die den Regen macht' }));
    await userEvent.click(
      within(screen.getByRole('navigation', { name: 'Rubriken' })).getByRole('link', { name: 'Hinter der Bühne' }),
    );
    expect(visited).toEqual(['/de/stories/die-frau-die-den-regen-macht/1', '/de/stories/categories/hinter-der-buehne/1']);
  });

  it('says where the reader is', () => {
    open();
    const categories = screen.getByRole('navigation', { name: 'Rubriken' });
    expect(within(categories).getByRole('link', { current: 'page' })).toHaveTextContent('Alle');
    expect(screen.getByText('Seite 1 von 2')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ältere Beiträge' })).toHaveAttribute('href', '/de/stories?page=2');
    expect(screen.queryByRole('link', { name: 'Neuere Beiträge' })).toBeNull();
  });

  it('has no list of categories where there are none', () => {
    open({ categories: [] });
    expect(screen.queryByRole('navigation', { name: 'Rubriken' })).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });

  it('says that nothing has been published and where to go', () => {
    open({ lead: null, articles: [], older: null });
    expect(screen.getByText('Hier ist noch nichts erschienen.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Alle Beiträge ansehen' })).toHaveAttribute('href', '/de/stories');
    expect(screen.queryByRole('navigation', { name: 'Weitere Seiten' })).toBeNull();
  });
});
