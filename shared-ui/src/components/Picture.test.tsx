import { render, screen } from '@testing-library/react';
import type { Picture as PictureData } from '@spielplan/shared-contracts/api';
import { Picture } from './Picture.tsx';

const picture: PictureData = {
  base: '/media/posters/7',
  widths: [320, 640, 1280],
  formats: ['avif', 'webp', 'jpg'],
  alt: 'Ein Chor',
  width: 1280,
  height: 720,
  color: '#334455',
};

it('offers the first of the newer formats in every width and falls back on the last one', () => {
  const { container } = render(<Picture picture={picture} sizes="50vw" />);
  const sources = Array.from(container.querySelectorAll('source'));
  expect(sources.map((source) => [source.type, source.getAttribute('srcset')?.split(',').length])).toEqual([['image/avif', 3]]);
  expect(screen.getByRole('img', { name: 'Ein Chor' })).toHaveAttribute('src', '/media/posters/7-640.jpg');
});

it.each([
  [['webp', 'png'], '/media/posters/7-640.png'],
  [['avif'], '/media/posters/7-640.avif'],
  [[], '/media/posters/7-640.jpg'],
])('of the formats %j a browser that knows no other takes %s', (formats, src) => {
  render(<Picture picture={{ ...picture, formats } as PictureData} sizes="50vw" />);
  expect(screen.getByRole('img')).toHaveAttribute('src', src);
});

it('has a file also where there is one width, and keeps its place', () => {
  render(<Picture picture={{ ...picture, widths: [320] }} sizes="50vw" />);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/media/posters/7-320.jpg');
  expect(screen.getByRole('img')).toHaveAttribute('width', '1280');
});

it('is loaded at once where it is the first, later elsewhere, and unread where it is decorative', () => {
  render(<Picture picture={picture} sizes="50vw" isFirst />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  render(<Picture picture={picture} sizes="50vw" isDecorative />);
  expect(screen.getByRole('presentation')).toHaveAttribute('loading', 'lazy');
});

it('keeps the focal point in sight where there is one, and says nothing of it elsewhere', () => {
  const { container } = render(<Picture picture={{ ...picture, focal_point: '20% 75%' }} sizes="50vw" />);
  expect(container.querySelector('img')?.style.objectPosition).toBe('20% 75%');
  const { container: other } = render(<Picture picture={picture} sizes="50vw" />);
  expect(other.querySelector('img')?.getAttribute('style')).toBe('background-color: rgb(51, 68, 85);');
});
