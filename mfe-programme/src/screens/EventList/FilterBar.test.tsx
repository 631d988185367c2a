import { jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import type { OptionCounts } from '@spielplan/shared-contracts/api';
import userEvent from '@testing-library/user-event';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { atLeastOne } from '@spielplan/shared-contracts/testing';
import { anEvent, anOption } from '../../testing/builders.ts';
import { listView } from '../../testing/listAnswers.ts';
import { messages } from '../../testing/loadContext.ts';
import { dailyEvents, programmeProvider } from '../../testing/programme.ts';
import { EventListScreen } from './EventListScreen.tsx';

const PATH = '/de/programm/veranstaltungen';

async function show(search = '', optionCounts?: OptionCounts, isSeveral = false) {
  const provider = programmeProvider({
    ...(optionCounts && { optionCounts }),
    events: dailyEvents(3, '2026-08-01', anEvent),
    genres: ['Kammermusik', 'Jazz', 'Komödie', 'Oper', 'Orchester'].map((name, index) =>
      anOption(index + 1, name, name.toLowerCase().replace('ö', 'oe')),
    ),
  });
  const data = await listView(provider, PATH + search, { isSeveral });
  return {
    visitor: userEvent.setup(),
    ...renderInHost(<EventListScreen data={data} />, { url: PATH + search, messages: { programme: messages.de } }),
  };
}

const genre = () => screen.getByRole('button', { name: /^Genre/ });
const active = () => document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '')?.textContent;

beforeEach(() => {
  window.scrollTo = jest.fn() as never;
  Object.assign(window, { scrollY: 900, matchMedia: () => ({ matches: true }) });
  window.requestAnimationFrame = (paint: FrameRequestCallback) => (paint(0), 0);
});

describe('the filter bar', () => {
  it('has five filters, each naming a list that is always there', async () => {
    await show();
    const buttons = screen.getAllByRole('button').filter((button) => button.dataset.filter);
    expect(buttons.map((button) => button.dataset.filter)).toEqual(['room', 'type', 'tag', 'series', 'genre']);
    for (const button of atLeastOne(buttons)) {
      expect(button).toHaveAttribute('aria-haspopup', 'listbox');
      expect(button).toHaveAttribute('aria-expanded', 'false');
      expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).not.toBeVisible();
    }
  });

  it('makes the options of the filter that is reached for, and of no other', async () => {
    globalThis.requestIdleCallback = (work) => {
      work({ didTimeout: false, timeRemaining: () => 50 });
      return 1;
    };
    const { visitor } = await show();
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    expect(screen.queryAllByRole('option', { hidden: true })).toEqual([]);
    await visitor.hover(genre());
    const options = screen.getAllByRole('option', { hidden: true });
    expect(options.map((option) => option.textContent)).toEqual(['Alle', 'Kammermusik', 'Jazz', 'Komödie', 'Oper', 'Orchester']);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('tells beside each option how many events it would leave', async () => {
    const { visitor } = await show('', { room: {}, type: {}, tag: {}, series: {}, genre: { '4': 12, '5': 1 }, access: {} });
    await visitor.click(genre());
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Alle',
      'Kammermusik Keine Veranstaltung',
      'Jazz Keine Veranstaltung',
      'Komödie Keine Veranstaltung',
      'Oper 12 Veranstaltungen',
      'Orchester Eine Veranstaltung',
    ]);
    await visitor.keyboard('op');
    expect(active()).toBe('Oper 12 Veranstaltungen');
  });

  it('puts the chosen option into the address, from the first page on, and scrolls to the top', async () => {
    const { visitor, visited } = await show('?tag=3&utm_source=brief');
    await visitor.click(genre());
    await visitor.click(screen.getByRole('option', { name: 'Oper' }));
    expect(visited).toEqual([`${PATH}?tag=3&genre=4&utm_source=brief`]);
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    expect(genre()).toHaveFocus();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it.each(['Oper', 'Alle'])('clears a filter by "%s" when Oper is selected', async (name) => {
    const { visitor, visited } = await show('?tag=3&genre=4');
    expect(genre()).toHaveTextContent('Oper');
    await visitor.click(genre());
    expect(screen.getByRole('option', { name: 'Oper' })).toHaveAttribute('aria-selected', 'true');
    await visitor.click(screen.getByRole('option', { name }));
    expect(visited).toEqual([`${PATH}?tag=3`]);
  });

  it('takes several options of one filter, shows each with the way back, and counts each by itself', async () => {
    const counts = { room: {}, type: {}, tag: {}, series: {}, genre: { '3': 2, '4': 12, '5': 1 }, access: {} };
    const { visitor, visited } = await show('?genre=5&genre=4&tag=3', counts, true);
    expect(genre()).toHaveTextContent('Oper, Orchester');
    await visitor.click(genre());
    expect(screen.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
    expect(screen.getAllByRole('option', { selected: true }).map(({ textContent }) => textContent)).toEqual([
      'Oper 12 Veranstaltungen',
      'Orchester Eine Veranstaltung',
    ]);
    await visitor.keyboard('ko ');
    await visitor.click(screen.getByRole('link', { name: 'Filter entfernen: Genre Oper' }));
    expect(visited).toEqual([`${PATH}?tag=3&genre=3&genre=4&genre=5`, `${PATH}?tag=3&genre=5`]);
  });

  it('opens one at a time and closes by a click elsewhere', async () => {
    const { visitor } = await show();
    await visitor.click(genre());
    await visitor.click(screen.getByRole('button', { name: /^Ort/ }));
    expect(screen.getAllByRole('listbox')).toHaveLength(1);
    expect(genre()).toHaveAttribute('aria-expanded', 'false');
    await visitor.click(screen.getAllByRole('heading', { level: 2 })[0]!);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('is used by keyboard alone', async () => {
    const { visitor, visited } = await show();
    act(() => genre().focus());
    await visitor.keyboard('{ArrowDown}');
    expect(screen.getByRole('listbox', { name: 'Genre' })).toHaveFocus();
    expect(active()).toBe('Alle');
    await visitor.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toBe('Jazz');
    await visitor.keyboard('{End}');
    expect(active()).toBe('Orchester');
    await visitor.keyboard('{ArrowDown}');
    expect(active()).toBe('Orchester');
    await visitor.keyboard('{Home}{ArrowUp}');
    expect(active()).toBe('Alle');
    await visitor.keyboard('kom');
    expect(active()).toBe('Komödie');
    await visitor.keyboard(' ');
    expect(visited).toEqual([`${PATH}?genre=3`]);
    expect(genre()).toHaveFocus();
  });

  it('walks through names of one letter, and closes by Escape without a choice', async () => {
    const { visitor, visited } = await show();
    act(() => genre().focus());
    await visitor.keyboard('{Enter}o');
    expect(active()).toBe('Oper');
    await visitor.keyboard('o');
    expect(active()).toBe('Orchester');
    await visitor.keyboard('{Escape}');
    expect(genre()).toHaveFocus();
    expect(visited).toEqual([]);
  });

  it('lets Tab leave', async () => {
    const { visitor } = await show();
    act(() => genre().focus());
    await visitor.keyboard('{Enter}{Tab}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  });

  it('shows what is selected as links that remove one, and a way to remove all', async () => {
    const { visitor, visited } = await show('?tag=3&date=01-08-2026');
    const chips = screen.getByRole('list', { name: 'Ausgewählte Filter' });
    expect(
      within(chips)
        .getAllByRole('link')
        .map((chip) => chip.textContent),
    ).toEqual(['Ab 1. August 2026', 'Schlagwort Barrierearm', 'Filter zurücksetzen']);
    await visitor.click(within(chips).getByRole('link', { name: 'Filter entfernen: Ab 1. August 2026' }));
    expect(visited).toEqual([`${PATH}?tag=3`]);
  });
});
