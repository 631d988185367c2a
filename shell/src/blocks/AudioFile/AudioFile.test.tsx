import { screen } from '@testing-library/react';
import { showBlock } from '../testing/showBlock.tsx';

const file = { path: '/media/probe.mp3', content_type: 'audio/mpeg', size: 1, name: 'probe.mp3' };

describe('a recording of the house’s own', () => {
  it('plays in the browser’s player under its title, and nothing is fetched before', async () => {
    const { container } = await showBlock('audio_file', { file, title: 'Die Probe' });
    const player = container.querySelector('audio')!;
    expect(player).toHaveAccessibleName('Die Probe');
    expect(player).toHaveAttribute('controls');
    expect(player).toHaveAttribute('preload', 'none');
    expect(player.querySelector('source')).toHaveAttribute('type', 'audio/mpeg');
    expect(screen.getByRole('figure')).toHaveTextContent('Die Probe');
  });

  it('without a title goes by its file, which an old browser can open', async () => {
    const { container } = await showBlock('audio_file', { file });
    expect(container.querySelector('audio a')).toHaveAttribute('href', '/media/probe.mp3');
    expect(container.querySelector('audio')).toHaveAccessibleName('probe.mp3');
  });

  it('without a file is refused', async () => {
    await expect(showBlock('audio_file', { title: 'Die Probe' })).rejects.toThrow('file');
  });
});
