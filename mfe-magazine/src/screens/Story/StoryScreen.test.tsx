import type { BlockView } from '@spielplan/shared-contracts/remote';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import de from '../../i18n/de.json' with { type: 'json' };
import { loadContext } from '../../testing/loadContext.ts';
import { sampleStory, sampleEvent } from '../../testing/sampleStories.ts';
import { StoryScreen } from './StoryScreen.tsx';
import type { StoryView } from './storyView.ts';
import { presentStory } from './presentStory.server.ts';

const view = presentStory(sampleStory(), loadContext(sampleStory().link, {}));
const open = (change: Partial<StoryView> = {}) =>
  renderInHost(<StoryScreen data={{ ...view, ...change }} />, { messages: { magazine: de } });

describe('a story on screen', () => {
  it('can be read from headline to end', () => {
    open();
    const story = screen.getAllByRole('article')[0] as HTMLElement;
    expect(within(story).getByRole('heading', { level: 1 })).toHaveTextContent('Die Frau, die den Regen macht');
    expect(within(story).getByRole('heading', { level: 2 })).toHaveTextContent('Wie er aufhört');
    expect(within(story).getByText('Elf Liter stehen in den Rohren.')).toBeVisible();
    expect(within(story).getByRole('img', { name: 'Grafik: Regen über einer Bühne' })).toBeVisible();
    expect(within(story).getByText('Bild: Werkstatt')).toBeVisible();
  });

  it('says when, by whom, how long and about what', () => {
    open();
    const facts = screen.getByRole('complementary', { name: 'Über diesen Beitrag' });
    expect(within(facts).getByText('1. August 2026')).toHaveAttribute('datetime', '2026-08-01');
    expect(facts).toHaveTextContent('Von Werkstätten der Kulturmeile');
    expect(facts).toHaveTextContent('4 Minuten Lesezeit');
    const tags = screen.getByRole('list', { name: 'Themen' });
    expect(within(tags).getByRole('link', { name: '#Handwerk' })).toHaveAttribute('href', '/de/stories/tags/handwerk/1');
    expect(within(facts).getByRole('button', { name: 'Teilen' })).toBeVisible();
  });

  it('leads to its categories and to the dates it tells of', () => {
    const told = presentStory(sampleStory({ events: [sampleEvent()] }), loadContext(sampleStory().link, {}));
    open(told);
    const categories = screen.getByRole('list', { name: 'Kategorien' });
    expect(within(categories).getByRole('link', { name: 'Hinter der Bühne' })).toHaveAttribute(
      'href',
      '/de/stories/categories/hinter-der-buehne/1',
    );
    const dates = screen.getByRole('region', { name: 'Im Programm' });
    expect(within(dates).getByRole('link', { name: 'Hochwasser' })).toHaveAttribute(
      'href',
      '/de/programm/veranstaltungen/hochwasser/9',
    );
    expect(within(dates).getByText('Ausverkauft')).toBeVisible();
    expect(dates).toHaveTextContent('Samstag, 18:00');
  });

  it('shows its content modules by their owners, below the text', () => {
    const PageBlocks = ({ blocks }: { blocks: readonly BlockView[] }) =>
      blocks.map(({ id, model }) => <p key={id}>{`Modul ${model}`}</p>);
    renderInHost(<StoryScreen data={{ ...view, body: '' }} />, {
      messages: { magazine: de },
      page: { modules: [{ id: 5, model: 'quote', owner: 'shell', data: {} }] },
      host: { parts: { PageBlocks, SectionBlocks: () => null, Suggestions: () => null } },
    });
    expect(within(screen.getAllByRole('article')[0] as HTMLElement).getByText('Modul quote')).toBeVisible();
  });

  it('leads back to the magazine and on to the next article', () => {
    open();
    expect(screen.getByRole('navigation', { name: 'Sie sind hier' })).toBeVisible();
    const next = screen.getByRole('region', { name: 'Weiterlesen' });
    expect(within(next).getByRole('link', { name: 'Beitrag 7' })).toHaveAttribute('href', '/de/stories/beitrag-7/7');
  });

  it('leads to the story before it, and to none after the newest', () => {
    open();
    const ways = screen.getByRole('navigation', { name: 'Davor und danach' });
    expect(within(ways).getAllByRole('link')).toHaveLength(1);
    expect(within(ways).getByRole('link', { name: /Beitrag 2/ })).toHaveAttribute('href', '/de/stories/beitrag-2/2');
  });

  it('leaves no empty places where something is not known', () => {
    open({
      picture: null,
      author: null,
      categories: [],
      tags: [],
      events: [],
      related: [],
      older: null,
      newer: null,
      kicker: '',
    });
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByText(/^Von/)).toBeNull();
    expect(screen.queryByRole('list', { name: 'Themen' })).toBeNull();
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Davor und danach' })).toBeNull();
  });
});
