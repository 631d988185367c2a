import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageAnswer } from '@spielplan/shared-contracts/remote';
import { renderInHost, sectionOf } from '@spielplan/shared-ui/testing';
import { atLeastOne } from '@spielplan/shared-contracts/testing';
import { loadContext, messages } from '../../testing/loadContext.ts';
import { pageOf } from '../../testing/pageOf.ts';
import { aProduction } from '../../testing/productionBuilders.ts';
import { programmeProvider } from '../../testing/programme.ts';
import { loadProductionList } from './loadProductionList.server.ts';
import { productionListSessions } from '../../stores/productionListSessions.ts';
import { routes } from '../../routes.ts';
import { ProductionListScreen } from './ProductionListScreen.tsx';

const PATH = '/de/produktionen';
const some = (count: number) =>
  Array.from({ length: count }, (_, index) => aProduction({ id: index + 1, headline: `Stück ${index + 1}` }));

interface Situation {
  count?: number;
  search?: string;
  lang?: 'de' | 'en';
  sections?: PageAnswer['sections'];
}

async function show({ count = 14, search = '', lang = 'de', sections }: Situation = {}) {
  const provider = programmeProvider({ productions: some(count) });
  const viewOf = async (url: string) => (await pageOf(loadProductionList, loadContext({ provider, url, lang }))).data;
  const loading = {
    isDown: false,
    async loadPage(url: string) {
      if (loading.isDown) throw new Error('The provider is away.');
      // Only what the list reads; the rest of an answer is the shell's.
      const answer = { status: 200, screen: { remote: 'programme', id: 'productions' }, data: await viewOf(url) };
      return answer as unknown as PageAnswer;
    },
  };
  const url = PATH + search;
  const rendered = renderInHost(<ProductionListScreen data={await viewOf(url)} />, {
    lang,
    url,
    messages: { programme: messages[lang] },
    page: { ...(sections && { sections }) },
    host: { loadPage: loading.loadPage },
  });
  return { ...rendered, loading, visitor: userEvent.setup() };
}
afterEach(() => productionListSessions.forget());

const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

beforeEach(() => {
  window.scrollTo = jest.fn() as never;
  window.requestAnimationFrame = (paint: FrameRequestCallback) => (paint(0), 0);
});

describe('the productions page', () => {
  it('shows every production under its next date', async () => {
    await show({ count: 2 });
    expect(titles()).toEqual(['Stück 1', 'Stück 2']);
    const [card] = screen.getAllByRole('listitem').filter((item) => item.dataset.production);
    expect(within(card!).getByText('1')).toBeInTheDocument();
    expect(within(card!).getByText('bis 24. Dezember 2026')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('2 Produktionen');
  });

  it('leads to the next page by a real link, and loads it in place where scripts run', async () => {
    const { visitor } = await show();
    const more = screen.getByRole('link', { name: 'Mehr laden' });
    expect(more).toHaveAttribute('href', `${PATH}?page=2`);
    await visitor.click(more);
    await waitFor(() => expect(titles()).toHaveLength(14));
    expect(screen.getAllByRole('status')).toContain(screen.getByText('14 von 14'));
    expect(screen.queryByRole('link', { name: 'Mehr laden' })).not.toBeInTheDocument();
  });

  it('finds the loaded pages again on the way back, and only in the same list', async () => {
    const first = await show();
    await first.visitor.click(screen.getByRole('link', { name: 'Mehr laden' }));
    await waitFor(() => expect(titles()).toHaveLength(14));
    first.unmount();
    const back = await show();
    expect(titles()).toHaveLength(14);
    expect(screen.queryByRole('link', { name: 'Mehr laden' })).not.toBeInTheDocument();
    back.unmount();
    await show({ search: '?season=2' });
    expect(titles()).toHaveLength(12);
  });

  it('counts from the first page when it begins with the second', async () => {
    await show({ search: '?page=2' });
    expect(screen.getByText('14 von 14')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Vorige Seite' })).toHaveAttribute('href', PATH);
  });

  it('filters by what is chosen, from the first page on', async () => {
    const { visitor, visited } = await show({ search: '?page=2' });
    await visitor.click(screen.getByRole('button', { name: 'Spielzeit' }));
    await visitor.click(screen.getByRole('option', { name: 'Spielzeit 2026/27' }));
    expect(visited).toEqual([`${PATH}?season=2`]);
  });

  it('filters by a day of the calendar, and takes it back by its chip', async () => {
    globalThis.fetch = jest.fn(async () => new Response(JSON.stringify(['2026-08-07']))) as never;
    const { visitor, visited } = await show({ search: '?season=2&date=01-08-2026' });
    const button = screen.getByRole('button', { name: /^Datum/ });
    expect(button).toHaveTextContent('1. August 2026');
    await visitor.click(button);
    expect(screen.getByRole('dialog', { name: 'Ab welchem Tag?' })).toBeVisible();
    const chip = screen.getByRole('link', { name: /1\. August 2026/ });
    expect(chip).toHaveAttribute('href', `${PATH}?season=2`);
    await visitor.click(await screen.findByRole('gridcell', { name: /^Freitag, 7. August/ }));
    expect(visited).toEqual([`${PATH}?season=2&date=07-08-2026`]);
  });

  it('has no date field of the browser where scripts run', async () => {
    await show({ search: '?season=2&tag=9&utm_source=brief', count: 0 });
    expect(document.querySelector('main input[type="date"], .controls > form')).toBeNull();
  });

  describe('ends in one of three ways (R21):', () => {
    it('there is nothing at all', async () => {
      await show({ count: 0 });
      expect(screen.getByRole('status')).toHaveTextContent('Keine Produktion');
      expect(screen.getByText('Zurzeit gibt es keine Produktionen.')).toBeInTheDocument();
      expect(screen.queryByRole('link', { name: 'Filter zurücksetzen' })).not.toBeInTheDocument();
    });

    it('the filters leave nothing', async () => {
      await show({ search: '?season=1' });
      expect(screen.getByRole('status')).toHaveTextContent('Keine Produktion');
      expect(screen.getByRole('heading', { name: 'Ihre Auswahl hat leider kein Ergebnis gebracht.' })).toBeInTheDocument();
      for (const link of atLeastOne(screen.getAllByRole('link', { name: 'Filter zurücksetzen' })))
        expect(link).toHaveAttribute('href', PATH);
    });

    it('the next page failed, and is asked for again', async () => {
      const { visitor, loading } = await show();
      loading.isDown = true;
      await visitor.click(screen.getByRole('link', { name: 'Mehr laden' }));
      expect(await screen.findByRole('alert')).toHaveTextContent('konnten nicht geladen werden');
      expect(screen.queryByText('Zurzeit gibt es keine Produktionen.')).not.toBeInTheDocument();
      loading.isDown = false;
      await visitor.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
      await waitFor(() => expect(titles()).toHaveLength(14));
    });
  });
});

it('editors have a place above the productions, on their page', async () => {
  const sections = { 'productions-intro': sectionOf('Spielzeit 26/27') };
  await show({ count: 1, sections });
  expect(screen.getByText('Spielzeit 26/27')).toBeVisible();
  expect(routes.productions.sections).toEqual(Object.keys(sections));
});
