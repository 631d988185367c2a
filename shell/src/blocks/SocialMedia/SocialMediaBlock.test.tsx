import { screen } from '@testing-library/react';
import { showBlock } from '../testing/showBlock.tsx';

describe('a post of a social network', () => {
  it.each([
    ['https://www.instagram.com/p/abc123/', 'Instagram'],
    ['https://x.com/altwasser/status/12', 'X'],
    ['https://www.facebook.com/altwasser/posts/1', 'Facebook'],
    ['https://www.tiktok.com/@altwasser/video/7', 'TikTok'],
  ])('%s is named, offered and not loaded', async (embed, service) => {
    const { container } = await showBlock('social_media', { embed });
    expect(screen.getByText(new RegExp(`erfährt ${service} Ihre IP-Adresse`))).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', embed);
    expect(container.querySelector('iframe, script')).toBeNull();
  });

  it('that cannot be framed is a link alone', async () => {
    await showBlock('social_media', { embed: 'https://www.instagram.com/altwasser/' });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://www.instagram.com/altwasser/');
  });

  it('of any other site is no block', async () => {
    expect((await showBlock('social_media', { embed: 'https://example.org/p/abc123/' })).view).toBeNull();
  });
});
