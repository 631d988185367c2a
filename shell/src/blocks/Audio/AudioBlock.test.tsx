import { screen } from '@testing-library/react';
import { showBlock } from '../testing/showBlock.tsx';

describe('a recording of an audio service', () => {
  it.each([
    ['de', 'Aufnahme laden'],
    ['en', 'Load recording'],
  ] as const)('is offered by name and as a link, and not loaded (%s)', async (lang, load) => {
    const { container } = await showBlock('audio', { embed: 'https://soundcloud.com/altwasser/probe' }, { lang });
    expect(screen.getByRole('button', { name: new RegExp(load) })).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://soundcloud.com/altwasser/probe');
    expect(container.querySelector('iframe')).toBeNull();
  });

  it('from anywhere else is no block', async () => {
    expect((await showBlock('audio', { embed: 'https://evil.example/soundcloud.com' })).view).toBeNull();
    expect((await showBlock('audio', { embed: '' })).view).toBeNull();
  });
});
