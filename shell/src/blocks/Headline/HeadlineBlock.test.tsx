import { screen } from '@testing-library/react';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { showBlock } from '../testing/showBlock.tsx';
import { HeadlineBlock } from './HeadlineBlock.tsx';

describe('a headline', () => {
  it('stands between the line before and the line below, at its anchor', async () => {
    const fields = { headline_level: 3, content: 'Kasse', preline: 'Heute', subline: 'Bis acht', anchor: 'kasse' };
    const { container } = await showBlock('headline', fields);
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(/^Kasse$/);
    expect(container.querySelector('#kasse')).toHaveTextContent(/^HeuteKasseBis acht$/);
  });

  it.each([2, 3, 4, 5, 6])('has the level %s that an editor chose', async (headline_level) => {
    await showBlock('headline', { content: 'Kasse', headline_level });
    expect(screen.getByRole('heading', { level: headline_level })).toBeVisible();
  });

  it('alone is a headline and nothing else, of the second level', async () => {
    const { container, view } = await showBlock('headline', { content: 'Spielzeit' });
    expect(view).toEqual({ level: 2, content: 'Spielzeit' });
    expect(screen.getByRole('heading', { level: 2 }).parentElement!.children).toHaveLength(1);
    expect(container.querySelector('[id]')).toBeNull();
  });

  it('keeps its look where the order of the page gave it another level', () => {
    renderInHost(<HeadlineBlock data={{ level: 2, look: 4, content: 'Kasse' }} />);
    expect(screen.getByRole('heading', { level: 2 }).parentElement).toHaveAttribute('data-look', '4');
  });
});
