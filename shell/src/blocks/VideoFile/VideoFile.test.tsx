import { picture, showBlock } from '../testing/showBlock.tsx';

const file = { path: '/media/film.mp4', content_type: 'video/mp4', size: 1, name: 'film.mp4' };
const playerOf = (container: HTMLElement) => container.querySelector('video')!;

describe('a film of the house’s own', () => {
  it('shows its poster in the poster’s shape, and fetches nothing before it plays', async () => {
    const { container } = await showBlock('video_file', { file, image: picture, title: 'Der Umbau' });
    const player = playerOf(container);
    expect(player).toHaveAccessibleName('Der Umbau');
    expect(player).toHaveAttribute('poster', '/media/a-1200.jpg');
    expect(player).toHaveAttribute('preload', 'none');
    expect(player).toHaveStyle({ aspectRatio: '3 / 2' });
    expect(player.querySelector('source')).toHaveAttribute('src', '/media/film.mp4');
  });

  it('takes the widest poster there is where none is wide enough', async () => {
    const { container } = await showBlock('video_file', { file, image: { ...picture, widths: [160, 320] } });
    expect(playerOf(container)).toHaveAttribute('poster', '/media/a-320.jpg');
  });

  it('without poster and title keeps its place and goes by its file', async () => {
    const { container } = await showBlock('video_file', { file });
    expect(playerOf(container)).toHaveAccessibleName('film.mp4');
    expect(playerOf(container)).not.toHaveAttribute('poster');
    expect(playerOf(container)).toHaveStyle({ aspectRatio: '16 / 9' });
  });
});
