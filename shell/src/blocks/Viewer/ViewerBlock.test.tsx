import { screen } from '@testing-library/react';
import { showBlock } from '../testing/showBlock.tsx';

describe('a document to leaf through', () => {
  it('is offered and not loaded', async () => {
    const { container } = await showBlock('viewer', { embed: 'https://issuu.com/altwasser/docs/heft-4' });
    expect(screen.getByRole('button', { name: /^Heft laden/ })).toBeVisible();
    expect(container.querySelector('iframe')).toBeNull();
  });

  it('without a frame of its own is a link alone', async () => {
    await showBlock('viewer', { embed: 'https://issuu.com/altwasser' }, { lang: 'en' });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: /Issuu.*opens in a new tab/ })).toHaveAttribute(
      'href',
      'https://issuu.com/altwasser',
    );
  });

  it('of a service for something else is no block', async () => {
    expect((await showBlock('viewer', { embed: 'https://soundcloud.com/altwasser/probe' })).view).toBeNull();
  });
});
