import { renderInHost, rulesOf } from '@spielplan/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import de from '../../i18n/de.json' with { type: 'json' };
import { loadContext } from '../../testing/loadContext.ts';
import { sampleDetail, sampleEvent } from '../../testing/samplePersons.ts';
import { presentPerson } from './presentPerson.server.ts';
import { PersonScreen } from './PersonScreen.tsx';

const open = (change: Parameters<typeof sampleDetail>[0] = {}, isStyled = false) => {
  const person = sampleDetail(change);
  return renderInHost(<PersonScreen data={presentPerson(person, loadContext(person.link, {}))} />, {
    messages: { magazine: de },
    isStyled,
  });
};

describe('somebody of the house on screen', () => {
  it('has a name, functions, a biography and a way back', () => {
    open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ismael Kranich');
    expect(screen.getByText('Musikdirektor')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Zur Person' })).getByText(/Er spielte Bratsche/)).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Sie sind hier' })).toBeVisible();
    const parts = screen.getByRole('list', { name: 'Bereiche' });
    expect(within(parts).getByRole('link', { name: 'Ensemble' })).toHaveAttribute('href', '/de/team?category=2');
  });

  it('leads to the next dates and to the productions', () => {
    open();
    const dates = screen.getByRole('region', { name: 'Nächste Termine' });
    expect(within(dates).getByRole('link')).toHaveAttribute('href', '/de/programm/veranstaltungen/die-stunde-vor-dem-frost/1037');
    expect(within(dates).getByText('28').closest('time')).toHaveAttribute('datetime', '2026-11-28');
    const productions = screen.getByRole('region', { name: 'Produktionen' });
    expect(within(productions).getByRole('link')).toHaveAttribute('href', '/de/produktionen/die-stunde-vor-dem-frost/4');
  });

  it('unfolds the dates behind the fifth', () => {
    open({ events: Array.from({ length: 7 }, (_, index) => sampleEvent(index + 1)) });
    const more = screen.getByText('2 weitere Termine');
    expect(within(more.closest('details') as HTMLElement).getAllByRole('listitem', { hidden: true })).toHaveLength(2);
  });

  it('leaves no empty places where something is not known', () => {
    open({ biography: '', email: null, phone: null, events: [], productions: [], categories: [], functions: [] });
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.queryByRole('list', { name: 'Bereiche' })).toBeNull();
    expect(screen.getByText('IK')).toBeVisible();
  });

  it('the heading of a part stands close above its text', () => {
    open({}, true);
    const parts = screen.getByRole('region', { name: 'Zur Person' }).parentElement!;
    expect(rulesOf(parts)).toMatch(/^& ?> ?section ?> ?h2 \{margin: 0 0 1\.5rem/m);
  });
});
