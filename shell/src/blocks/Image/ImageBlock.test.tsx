import { screen } from '@testing-library/react';
import { picture, showBlock } from '../testing/showBlock.tsx';

describe('a picture', () => {
  it('has the alternative text of its place, its crop, its caption and its credit', async () => {
    const image = { ...picture, credit: 'Stadtarchiv' };
    await showBlock('image', { image, format: 'landscape', alias: 'Der Steg', description: 'Fünf Bögen' });
    expect(screen.getByRole('img', { name: 'Der Steg' })).toBeVisible();
    expect(screen.getByRole('figure')).toHaveAttribute('data-format', 'landscape');
    expect(screen.getByRole('figure')).toHaveTextContent('Fünf Bögen Stadtarchiv');
  });

  it('alone keeps its own words and shape, and has no empty caption', async () => {
    const { container, view } = await showBlock('image', { image: picture, format: 'hexagon' });
    expect(view).toEqual({ picture });
    expect(screen.getByRole('img', { name: 'Fünf Bögen über dem Fluss' })).toHaveAttribute('width', '3');
    expect(container.querySelector('figcaption')).toBeNull();
    expect(screen.getByRole('figure')).not.toHaveAttribute('data-format');
  });
});
