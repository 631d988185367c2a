import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { forgetCalendarDays } from '../../components/filters/useCalendarDays.ts';
import { anEvent } from '../../testing/builders.ts';
import { listView } from '../../testing/listAnswers.ts';
import { messages } from '../../testing/loadContext.ts';
import { dailyEvents, programmeProvider } from '../../testing/programme.ts';
import { EventListScreen } from './EventListScreen.tsx';

const PATH = { de: '/de/programm/veranstaltungen', en: '/en/program/events' };

interface Options {
  search?: string;
  lang?: 'de' | 'en';
  calendarFilters?: string[];
}

/** The events page on 1 August 2026 with its calendar. */
async function show({ search = '', lang = 'de', ...options }: Options = {}) {
  const provider = programmeProvider({ events: dailyEvents(3, '2026-08-01', anEvent) });
  const url = PATH[lang] + search;
  const data = await listView(provider, url, { lang, design: { calendar_filter: true }, ...options });
  const reported: unknown[] = [];
  const rendered = renderInHost(<EventListScreen data={data} />, {
    lang,
    url,
    messages: { programme: messages[lang] },
    host: { report: (failure) => reported.push(failure) },
  });
  return { ...rendered, reported, visitor: userEvent.setup() };
}

const asked: string[] = [];
let answer: () => Response;
const days = (...found: string[]) => new Response(JSON.stringify(found));

const button = () => document.querySelector<HTMLElement>('[data-filter="date"]')!;
const grid = () => screen.findByRole('grid');
const day = (name: string | RegExp) => screen.getByRole('gridcell', { name });

beforeEach(() => {
  window.scrollTo = jest.fn() as never;
  Object.assign(window, { scrollY: 900, matchMedia: () => ({ matches: true }) });
  window.requestAnimationFrame = (paint: FrameRequestCallback) => (paint(0), 0);
  // jsdom knows the element and not how it opens.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  forgetCalendarDays();
  asked.length = 0;
  answer = () => days('2026-08-01', '2026-08-07', '2026-08-08', '2026-09-02');
  globalThis.fetch = jest.fn(async (address: string) => {
    asked.push(address);
    return answer();
  }) as never;
});

describe('the calendar of the events page', () => {
  it('leads to the days that visitors think in, and says which of them is shown', async () => {
    const { visitor, visited } = await show({ search: '?date=01-08-2026&date_to=01-08-2026&room=3' });
    const links = ['Heute', 'Morgen', 'Wochenende', '7 Tage'].map((name) => screen.getByRole('link', { name }));
    expect(links.map((link) => link.getAttribute('href')?.slice(PATH.de.length))).toEqual([
      '?room=3&date=01-08-2026&date_to=01-08-2026',
      '?room=3&date=02-08-2026&date_to=02-08-2026',
      '?room=3&date=01-08-2026&date_to=02-08-2026',
      '?room=3&date=01-08-2026&date_to=07-08-2026',
    ]);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['true', null, null, null]);
    await visitor.click(links[2]!);
    expect(visited).toEqual([`${PATH.de}?room=3&date=01-08-2026&date_to=02-08-2026`]);
  });

  it.each([
    ['2026-08-05', '2026-08-09', '?date=05-08-2026&date_to=09-08-2026'],
    ['2026-08-09', '2026-08-05', '?date=05-08-2026&date_to=09-08-2026'],
    ['2026-08-05', '', '?date=05-08-2026'],
  ])('takes the days from %s to %s', async (first, last, search) => {
    const { visitor, visited } = await show({ search: '?date=02-08-2026&date_to=03-08-2026' });
    await visitor.click(button());
    await grid();
    expect(
      [screen.getByLabelText('Von'), screen.getByLabelText('Bis')].map((field) => (field as HTMLInputElement).value),
    ).toEqual(['2026-08-02', '2026-08-03']);
    expect(screen.getAllByRole('gridcell', { selected: true }).map(({ textContent }) => textContent)).toEqual(['2', '3']);
    fireEvent.change(screen.getByLabelText('Von'), { target: { value: first } });
    fireEvent.change(screen.getByLabelText('Bis'), { target: { value: last } });
    await visitor.click(screen.getByRole('button', { name: 'Anzeigen' }));
    expect(visited).toEqual([PATH.de + search]);
  });

  it('is the first filter where the house wants it, and asks for nothing until it is opened', async () => {
    await show();
    expect([...document.querySelectorAll<HTMLElement>('[data-filter]')].map((one) => one.dataset.filter)).toEqual([
      'date',
      'room',
      'type',
      'tag',
      'series',
      'genre',
    ]);
    expect(button()).toHaveAttribute('aria-haspopup', 'dialog');
    expect(asked).toEqual([]);
  });

  it('marks the days with events as the calendar call knows them, and says what each day is', async () => {
    const { visitor } = await show({ search: '?room=3' });
    await visitor.click(button());
    expect(screen.getByRole('dialog', { name: 'Ab welchem Tag?' })).toBeVisible();
    expect(await screen.findByRole('grid', { name: 'August 2026' })).toBeInTheDocument();
    await waitFor(() => expect(asked).toEqual(['/api/calendar/?room=3&date=01-08-2026']));
    await screen.findByRole('gridcell', { name: 'Freitag, 7. August 2026, mit Veranstaltungen' });
    const without = day('Sonntag, 2. August 2026, keine Veranstaltung');
    expect(without).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getAllByRole('columnheader').map((header) => header.getAttribute('abbr'))).toContain('Mittwoch');
    await visitor.click(without);
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('puts the chosen day into the address, keeps the other filters, and begins at the first page', async () => {
    const { visitor, visited } = await show({ search: '?genre=1&utm_source=brief' });
    await visitor.click(button());
    await grid();
    await waitFor(() => expect(day(/^Freitag, 7. August/)).toHaveAttribute('aria-disabled', 'false'));
    await visitor.click(day(/^Freitag, 7. August/));
    expect(visited).toEqual([`${PATH.de}?genre=1&date=07-08-2026&utm_source=brief`]);
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    expect(button()).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is used by keyboard alone; days that cannot be chosen stay in reach and say why', async () => {
    const { visitor, visited } = await show();
    button().focus();
    await visitor.keyboard('{Enter}');
    await grid();
    await waitFor(() => expect(day('Samstag, 1. August 2026, mit Veranstaltungen')).toHaveFocus());
    expect(document.activeElement).toHaveAttribute('aria-current', 'date');
    await visitor.keyboard('{ArrowRight}');
    expect(day('Sonntag, 2. August 2026, keine Veranstaltung')).toHaveFocus();
    await visitor.keyboard('{Enter}');
    expect(visited).toEqual([]);
    await visitor.keyboard('{PageDown}');
    await waitFor(() => expect(day('Mittwoch, 2. September 2026, mit Veranstaltungen')).toHaveFocus());
    await visitor.keyboard('{PageUp}{PageUp}');
    expect(day(/^Sonntag, 2. August/)).toHaveFocus();
    await visitor.keyboard('{ArrowDown}{Home}{ArrowLeft}{ArrowLeft}');
    expect(day(/^Samstag, 1. August/)).toHaveFocus();
    await visitor.keyboard('{End}{ArrowDown}{ArrowLeft}{ArrowLeft}');
    expect(day(/^Freitag, 7. August/)).toHaveFocus();
    await visitor.keyboard(' ');
    expect(visited).toEqual([`${PATH.de}?date=07-08-2026`]);
  });

  it('brings the day in reach of the keys out from below the window and the cookie banner', async () => {
    const shown: (string | undefined)[] = [];
    HTMLElement.prototype.scrollIntoView = function scrollIntoView() {
      shown.push(this.dataset.day);
    };
    const { visitor } = await show();
    button().focus();
    await visitor.keyboard('{Enter}');
    await waitFor(() => expect(shown).toEqual(['2026-08-01']));
    await visitor.keyboard('{ArrowDown}');
    await waitFor(() => expect(shown).toEqual(['2026-08-01', '2026-08-08']));
    Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
  });

  it('closes by Escape with the focus back on its button, and by leaving it', async () => {
    const { visitor } = await show();
    await visitor.click(button());
    await grid();
    await visitor.keyboard('{Escape}');
    expect(button()).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await visitor.click(button());
    await grid();
    await visitor.click(screen.getByRole('button', { name: 'Genre' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await visitor.click(button());
    await visitor.click(button());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens where the address says, and choosing that day again takes it back', async () => {
    const { visitor, visited } = await show({ search: '?date=02-09-2026' });
    expect(button()).toHaveTextContent('2. September 2026');
    await visitor.click(button());
    expect(await screen.findByRole('grid', { name: 'September 2026' })).toBeInTheDocument();
    const chosen = await screen.findByRole('gridcell', { name: 'Mittwoch, 2. September 2026, mit Veranstaltungen' });
    expect(chosen).toHaveAttribute('aria-selected', 'true');
    await visitor.click(chosen);
    await visitor.click(button());
    await visitor.click(await screen.findByRole('button', { name: 'Ohne Datum' }));
    expect(visited).toEqual([PATH.de, PATH.de]);
  });

  it('turns the leaves by buttons, never before this month, and asks for each month once', async () => {
    const { visitor } = await show();
    await visitor.click(button());
    await grid();
    const back = screen.getByRole('button', { name: 'Voriger Monat' });
    expect(back).toHaveAttribute('aria-disabled', 'true');
    await visitor.click(back);
    const next = screen.getByRole('button', { name: 'Nächster Monat' });
    await visitor.click(next);
    expect(await screen.findByRole('grid', { name: 'September 2026' })).toBeInTheDocument();
    expect(next).toHaveFocus();
    await visitor.click(back);
    await visitor.click(next);
    await waitFor(() => expect(asked).toEqual(['/api/calendar/?date=01-08-2026', '/api/calendar/?date=01-09-2026']));
  });

  it('never claims what a provider did not say under all filters (R17)', async () => {
    const { visitor } = await show({ search: '?genre=1' });
    await visitor.click(button());
    expect(await screen.findByRole('gridcell', { name: 'Freitag, 7. August 2026, Veranstaltungen möglich' })).toHaveAttribute(
      'aria-disabled',
      'false',
    );
    expect(screen.getByText(/^Gepunktet/)).toBeInTheDocument();
  });

  it('lets every day be chosen while nothing is known, and offers to ask again', async () => {
    answer = () => new Response('[1, "x"]');
    const { visitor, visited, reported } = await show();
    await visitor.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent('Der Kalender konnte nicht geladen werden.');
    expect(reported).toHaveLength(1);
    answer = () => new Response('', { status: 503 });
    await visitor.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
    await screen.findByRole('alert');
    await visitor.click(day('Sonntag, 2. August 2026'));
    expect(visited).toEqual([`${PATH.de}?date=02-08-2026`]);
  });

  it('asks again by itself when it is opened once more, and says no longer that it failed', async () => {
    answer = () => new Response('', { status: 503 });
    const { visitor } = await show();
    await visitor.click(button());
    await screen.findByRole('alert');
    await visitor.keyboard('{Escape}');
    answer = () => days('2026-08-07');
    await visitor.click(button());
    expect(await screen.findByRole('gridcell', { name: 'Freitag, 7. August 2026, mit Veranstaltungen' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('speaks English', async () => {
    const { visitor } = await show({ lang: 'en' });
    await visitor.click(button());
    expect(await screen.findByRole('gridcell', { name: /Friday.*August.*2026, with events/ })).toBeInTheDocument();
  });
});

describe('the filters in a small window', () => {
  it('stand in one dialog, each choice taking effect at once, and say what is there to see', async () => {
    const { visitor, visited } = await show({ search: '?genre=1' });
    await visitor.click(screen.getByRole('button', { name: /^Alle Filter/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Programm filtern' }));
    expect(dialog.getByRole('status')).toHaveTextContent('3 Veranstaltungen');
    await visitor.click(dialog.getByRole('button', { name: /^Reihe/ }));
    await visitor.click(dialog.getByRole('option', { name: 'Flussgespräche' }));
    expect(visited).toEqual([`${PATH.de}?series=1&genre=1`]);
    expect(dialog.getByRole('link', { name: 'Filter zurücksetzen' })).toHaveAttribute('href', PATH.de);
    await visitor.click(dialog.getByRole('button', { name: '3 Veranstaltungen anzeigen' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('count what is chosen on the button that opens them', async () => {
    await show({ search: '?genre=1&date=02-08-2026' });
    expect(screen.getByRole('button', { name: 'Alle Filter 2 gewählt' })).toBeInTheDocument();
  });
});
