import { renderInHost } from '@spielplan/shared-ui/testing';
import { screen } from '@testing-library/react';
import { ColumnSpan } from '../pictureSizes.ts';
import type { TeaserView } from '../Teaser/presentTeaser.ts';
import { picture, showBlock } from '../testing/showBlock.tsx';
import { TeaserItem } from './TeaserItem.tsx';

const fields = { headline: 'Regen', link: '/de/stories/regen/1', image: picture };

describe('a teaser that stands alone', () => {
  it('has the width of the page: picture and words beside each other', async () => {
    await showBlock('teaser_item', fields);
    expect(screen.getByRole('article')).toHaveAttribute('data-wide');
    expect(screen.getByRole('heading', { level: 2 })).toContainElement(screen.getByRole('link', { name: 'Regen' }));
  });

  it('in a column has them below each other, with a picture of that size', async () => {
    const { view, unmount } = await showBlock('teaser_item', fields);
    unmount();
    const { container } = renderInHost(
      <ColumnSpan value={4}>
        <TeaserItem data={view as TeaserView} />
      </ColumnSpan>,
    );
    expect(screen.getByRole('article')).not.toHaveAttribute('data-wide');
    expect(container.querySelector('[sizes]')).toHaveAttribute('sizes', '(min-width: 48em) 34vw, 100vw');
  });

  it('of a headline alone stands as well', async () => {
    await showBlock('teaser_item', { headline: 'Regen' });
    expect(screen.getByRole('article')).toHaveTextContent(/^Regen$/);
  });
});
