import { screen } from '@testing-library/react';
import { showBlock } from '../testing/showBlock.tsx';

const video = (video_url: string, title = '') => ({ video_url, title });

describe('a list of videos', () => {
  it('offers each of them below its headline', async () => {
    await showBlock('video_list', {
      headline: 'Aus den Häusern',
      children: [video('https://youtu.be/dQw4w9WgXcQ', 'Wehr'), video('https://vimeo.com/123456', 'Gerberei')],
    });
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Aus den Häusern');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Video laden: Gerberei' })).toBeVisible();
  });

  it('leaves out what is no video, and its headline where there is none', async () => {
    await showBlock('video_list', { children: [video('https://example.org/a'), video('https://vimeo.com/123456')] });
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('without a single video is no block', async () => {
    expect((await showBlock('video_list', { headline: 'Filme', children: [video('https://example.org/a')] })).view).toBeNull();
  });
});
