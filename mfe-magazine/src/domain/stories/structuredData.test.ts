import { sampleSummary } from '../../testing/sampleStories.ts';
import { heroImage } from '../page/heroImage.server.ts';
import { plainPicturePath } from './structuredData.server.ts';

const picture = sampleSummary(1).image_obj;

describe('what machines read', () => {
  it('offers the largest picture in a format known everywhere', () => {
    expect(plainPicturePath(picture)).toBe('/media/posters/article-1-1600.jpg');
    expect(plainPicturePath(picture && { ...picture, formats: ['avif'] })).toBeNull();
    expect(plainPicturePath(null)).toBeNull();
  });

  it('preloads the format that the page offers first', () => {
    expect(heroImage(picture, '100vw')).toEqual({
      srcSet:
        '/media/posters/article-1-320.avif 320w, /media/posters/article-1-800.avif 800w, /media/posters/article-1-1600.avif 1600w',
      sizes: '100vw',
      type: 'image/avif',
    });
    expect(heroImage(null, '100vw')).toBeNull();
  });
});
