import type { PageAnswer } from '@spielplan/shared-contracts/remote';
import type { HostParts, SuggestionsProps } from '@spielplan/shared-ui/host';
import { renderInHost, sectionOf } from '@spielplan/shared-ui/testing';
import { jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import de from '../../i18n/de.json' with { type: 'json' };
import en from '../../i18n/en.json' with { type: 'json' };
import { loadContext, type Answers } from '../../testing/loadContext.ts';
import { sampleSummary } from '../../testing/sampleStories.ts';
import { NOTHING_FOUND, sampleAnswer, sampleHit } from '../../testing/sampleHits.ts';
import { routes } from '../../routes.ts';
import { loadSearch } from './loadSearch.server.ts';
import { SearchScreen } from './SearchScreen.tsx';

const NO_PARTS: HostParts = { PageBlocks: () => null, SectionBlocks: () => null, Suggestions: () => null };

async function open(
  path: string,
  answers: Answers,
  params: Record<string, string> = {},
  lang: 'de' | 'en' = 'de',
  parts: Partial<HostParts> = {},
  page: Partial<PageAnswer> = {},
) {
  const result = await loadSearch(loadContext(path, answers, { params, lang }));
  if (result.kind !== 'page') throw new Error(`It is ${result.kind}.`);
  return renderInHost(<SearchScreen data={result.data} />, {
    lang,
    url: path,
    messages: { magazine: lang === 'de' ? de : en },
    page,
    host: { parts: { ...NO_PARTS, ...parts } },
  });
}

describe('a search on screen', () => {
  it('has a place for editors between the box and what was found, on its pages', async () => {
    const sections = { 'search-intro': sectionOf('Karten suchen Sie im Programm') };
    const SectionBlocks = () => <p>Karten suchen Sie im Programm</p>;
    await open('/de/search?q=Fluss', { search: sampleAnswer() }, {}, 'de', { SectionBlocks }, { sections });
    const place = screen.getByText('Karten suchen Sie im Programm');
    expect(place.compareDocumentPosition(screen.getByRole('searchbox'))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(place.compareDocumentPosition(screen.getByRole('status'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(routes.search.sections).toEqual(Object.keys(sections));
  });

  it('shows what was found by group, with the words that were looked for marked', async () => {
    await open('/de/search?q=Fluss', { search: sampleAnswer() });
    expect(screen.getByRole('status')).toHaveTextContent('13 Ergebnisse für „Fluss“');
    const events = screen.getByRole('region', { name: 'Veranstaltungen' });
    expect(within(events).getAllByRole('listitem')).toHaveLength(2);
    const [hit] = within(events).getAllByRole('link', { name: 'Fado am Fluss' });
    expect(hit).toHaveAttribute('href', '/de/programm/veranstaltungen/fado-am-fluss/1');
    expect(within(hit as HTMLElement).getByText('Fluss').tagName).toBe('MARK');
    expect(within(events).getByRole('link', { name: 'Alle 12 Veranstaltungen' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Weiteres' })).toBeVisible();
  });

  it('shows of each thing when it is and its picture, which says nothing besides the title', async () => {
    const results = [sampleHit(1, { image_obj: sampleSummary(1).image_obj }), sampleHit(2, { date: null })];
    const { container } = await open('/de/search?q=Fluss', { search: sampleAnswer({ events: { count: 2, results } }) });
    const [dated, undated] = within(screen.getByRole('region', { name: 'Veranstaltungen' })).getAllByRole('listitem');
    expect(within(dated!).getByText(/^Samstag, 28\. November 2026/)).toHaveAttribute('datetime', '2026-11-28');
    expect(undated!.querySelector('time')).toBeNull();
    expect(container.querySelectorAll('li img')).toHaveLength(1);
    expect(dated!.querySelector('img')).toHaveAttribute('alt', '');
  });

  it.each([
    ['de', { status: 'cancelled', ticket_status: 'none' }, 'Abgesagt'],
    ['de', { status: 'postponed', ticket_status: 'none' }, 'Verschoben'],
    ['de', { ticket_status: 'sold_out' }, 'Ausverkauft'],
    ['de', { ticket_status: 'few' }, 'Restkarten'],
    ['de', { previous_date_start: '2026-11-21T17:00:00Z' }, 'Neuer Termin'],
    ['en', { status: 'cancelled', ticket_status: 'none' }, 'Cancelled'],
    ['en', { ticket_status: 'sold_out' }, 'Sold out'],
  ] as const)('says in words (%s) of an event with %j: %s', async (lang, change, word) => {
    // It is still to come on whatever day this runs.
    const results = [sampleHit(1, { date: '2098-11-28T17:00:00Z', ...change }), sampleHit(2)];
    await open(`/${lang}/search?q=Fluss`, { search: sampleAnswer({ events: { count: 2, results } }) }, {}, lang);
    const [changed, ordinary] = within(
      screen.getByRole('region', { name: lang === 'de' ? 'Veranstaltungen' : 'Events' }),
    ).getAllByRole('listitem');
    expect(within(changed as HTMLElement).getByText(word)).toBeVisible();
    expect(within(ordinary as HTMLElement).queryByText(word)).toBeNull();
  });

  it('says that an event is over once its end has come while the page stands open', async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-08-05T19:59:00+02:00'));
    const results = [sampleHit(1, { date: '2026-08-05T18:00:00+02:00', date_end: '2026-08-05T20:00:00+02:00' })];
    await open('/de/search?q=Fluss', { search: sampleAnswer({ events: { count: 1, results } }) });
    expect(screen.queryByText('Vorbei')).toBeNull();
    clock.mockReturnValue(Date.parse('2026-08-05T20:00:00+02:00'));
    await act(() => Promise.resolve(document.dispatchEvent(new Event('visibilitychange'))));
    // The server is asked for its time first.
    expect(await screen.findByText('Vorbei')).toBeVisible();
    clock.mockRestore();
  });

  it('leads to each group by links that say how much is there', async () => {
    const { visited } = await open('/de/search?q=Fluss', { search: sampleAnswer() });
    const tabs = screen.getByRole('navigation', { name: 'Ergebnisse nach Art' });
    expect(within(tabs).getByRole('link', { current: 'page' })).toHaveTextContent('Alles 13');
    await userEvent.click(within(tabs).getByRole('link', { name: /Veranstaltungen/ }));
    expect(visited).toEqual(['/de/search/events?q=Fluss']);
  });

  it('asks again from the page, and never for nothing', async () => {
    const { visited } = await open(
      '/de/search/events?q=Fluss',
      { search: sampleAnswer(), searchEvents: pageOfNone },
      { category: 'events' },
    );
    const field = screen.getByRole('searchbox', { name: 'Wonach suchen Sie?' });
    expect(field).toHaveValue('Fluss');
    await userEvent.clear(field);
    await userEvent.type(field, '   {Enter}');
    expect(visited).toEqual([]);
    await userEvent.type(field, 'Bäume{Enter}');
    expect(visited).toEqual(['/de/search/events/1?q=B%C3%A4ume']);
  });

  it('completes the term by the list that the header has, too', async () => {
    const Suggestions = ({ onChoose }: SuggestionsProps) => (
      <button type="button" onClick={() => onChoose('Flusskonzert')}>
        Vorschlag
      </button>
    );
    const { visited } = await open('/de/search?q=Fluss', { search: sampleAnswer() }, {}, 'de', { Suggestions });
    expect(screen.queryByRole('button', { name: 'Vorschlag' })).toBeNull();
    await userEvent.click(screen.getByRole('searchbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Vorschlag' }));
    expect(visited).toEqual(['/de/search?q=Flusskonzert']);
  });

  it('works without scripts: the form sends the term by itself', async () => {
    await open('/de/search?q=Fluss', { search: sampleAnswer() });
    const form = screen.getByRole('search');
    expect(form).toHaveAttribute('action', '/de/search');
    expect(form).toHaveAttribute('method', 'get');
    expect(screen.getByRole('searchbox')).toHaveAttribute('name', 'q');
  });

  it('says that a group holds nothing while the other does', async () => {
    const search = sampleAnswer({ events: { count: 0, results: [] } });
    await open('/de/search/events?q=Fluss', { search, searchEvents: pageOfNone }, { category: 'events' });
    expect(screen.getByText('In dieser Gruppe gibt es keine Treffer.')).toBeVisible();
    expect(screen.getByRole('link', { name: /Weiteres/ })).toHaveTextContent('Weiteres 1');
  });

  it('says which spelling things were found by', async () => {
    await open('/de/search?q=mozzart', { search: sampleAnswer({ suggestion: 'mozart' }) });
    expect(screen.getByText(/Keine Treffer für „mozzart“/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'mozart' })).toHaveAttribute('href', '/de/search?q=mozart');
  });

  it('leads to the page by which the house answers the term', async () => {
    const answered_by = { title: 'Karten und Kasse', link: '/de/besuch/karten' };
    await open('/de/search?q=kasse', { search: { ...NOTHING_FOUND, answered_by } });
    expect(screen.getByText('Vielleicht suchen Sie das:')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Karten und Kasse' })).toHaveAttribute('href', '/de/besuch/karten');
  });

  it('that found nothing says so in the words agreed, and what to do', async () => {
    await open('/en/search?q=xyzzy', { search: NOTHING_FOUND, autocomplete: ['Jazz'] }, {}, 'en');
    expect(screen.getByRole('status')).toHaveTextContent('Your search did not return any results');
    expect(screen.getByText('Check the spelling, or search with fewer or more general words.')).toBeVisible();
    const near = screen.getByRole('navigation', { name: 'Did you mean' });
    expect(within(near).getByRole('link', { name: 'Jazz' })).toHaveAttribute('href', '/en/search?q=Jazz');
    expect(screen.queryByRole('navigation', { name: 'Results by type' })).toBeNull();
  });

  it('begins with the form and places to look around', async () => {
    await open('/de/search', {});
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.getByRole('link', { name: 'Programm' })).toHaveAttribute('href', '/de/programm/veranstaltungen');
  });
});

const pageOfNone = { count: 0, next: null, previous: null, results: [] };
