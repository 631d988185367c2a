import { renderInHost } from '@spielplan/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import de from '../../i18n/de.json' with { type: 'json' };
import { loadContext } from '../../testing/loadContext.ts';
import { BACKSTAGE, CRAFTS } from '../../testing/sampleStories.ts';
import { loadMagazineTags } from './loadMagazineTags.server.ts';
import { MagazineTagsScreen } from './MagazineTagsScreen.tsx';

async function open(articleTags: object[]) {
  const { data } = await loadMagazineTags(loadContext('/de/stories/tags', { articleTags, articleCategories: [BACKSTAGE] }));
  return renderInHost(<MagazineTagsScreen data={data} />, { messages: { magazine: de } });
}

describe('the tags on screen', () => {
  it('lead to what was written about them', async () => {
    await open([CRAFTS]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Themen');
    expect(screen.getByRole('link', { name: '#Handwerk' })).toHaveAttribute('href', '/de/stories/tags/handwerk/1');
    const categories = within(screen.getByRole('navigation', { name: 'Rubriken' }));
    expect(categories.getByRole('link', { name: 'Alle' })).not.toHaveAttribute('aria-current');
    expect(categories.queryByRole('link', { name: 'Alle #Themen' })).toBeNull();
  });

  it('are said to be none where there are none', async () => {
    await open([]);
    expect(screen.getByText('Noch hat kein Beitrag ein Thema.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Alle Beiträge ansehen' })).toHaveAttribute('href', '/de/stories');
  });
});
