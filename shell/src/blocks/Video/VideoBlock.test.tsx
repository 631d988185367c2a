import { screen } from '@testing-library/react';
import { picture, showBlock } from '../testing/showBlock.tsx';

describe('a video of YouTube or Vimeo', () => {
  it('stands behind the house’s own poster, with title and length', async () => {
    const { container } = await showBlock('video', {
      video_url: 'https://youtu.be/dQw4w9WgXcQ',
      image: { ...picture, credit: 'Stadtarchiv' },
      title: 'Der Trailer',
      length: '1:36',
    });
    expect(screen.getByRole('figure')).toHaveTextContent('Der Trailer 1:36 Minuten');
    expect(container.querySelector('img')).toHaveAttribute('src', expect.stringContaining('/media/a'));
    expect(container).not.toHaveTextContent('Stadtarchiv');
    expect(container.querySelector('iframe')).toBeNull();
  });

  it('without poster or title goes by its service', async () => {
    const { container } = await showBlock('video', { video_url: 'https://vimeo.com/123456' }, { lang: 'en' });
    expect(screen.getByRole('figure')).toHaveTextContent('Vimeo');
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('svg')).toBeInTheDocument();
  });

  it('from anywhere else is no block', async () => {
    expect((await showBlock('video', { video_url: 'https://example.org/film.mp4' })).view).toBeNull();
  });
});
