import { renderInHost } from '@spielplan/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { presentStoryCard } from '../../domain/stories/presentStoryCard.server.ts';
import de from '../../i18n/de.json' with { type: 'json' };
import { loadContext } from '../../testing/loadContext.ts';
import { sampleSummary } from '../../testing/sampleStories.ts';
import { BlogTeaserList } from './BlogTeaserList.tsx';

const stories = [presentStoryCard(sampleSummary(1), loadContext('/de', {}))];
const open = (data: object) =>
  renderInHost(<BlogTeaserList data={{ headline: '', stories, all: '/de/stories', ...data }} />, {
    messages: { magazine: de },
  });

describe('stories on a page of the site', () => {
  it('stand under the headline of the editor', () => {
    open({ headline: 'Lesestoff' });
    const block = screen.getByRole('region', { name: 'Lesestoff' });
    expect(within(block).getByRole('heading', { level: 3 })).toHaveTextContent('Die Frau, die den Regen macht');
    expect(within(block).getByRole('link', { name: 'Alle Beiträge' })).toHaveAttribute('href', '/de/stories');
  });

  it('have a headline of their own where the editor gave none', () => {
    open({});
    expect(screen.getByRole('region', { name: 'Aus dem Magazin' })).toBeVisible();
  });

  it('take no room while there are none', () => {
    const { container } = open({ stories: [] });
    expect(container).toBeEmptyDOMElement();
  });
});
