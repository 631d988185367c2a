import { loadContext } from '../../testing/loadContext.ts';
import { MUSIC, sampleSummary } from '../../testing/sampleStories.ts';
import { presentStoryCard } from './presentStoryCard.server.ts';

const german = loadContext('/de/stories', {});
const english = loadContext('/en/stories', {}, { lang: 'en' });

describe('a story in a list', () => {
  it('is dated by the day in Berlin', () => {
    expect(presentStoryCard(sampleSummary(1), german)).toMatchObject({
      day: '2026-08-01',
      date: '1. August 2026',
      readingTime: '4 Minuten Lesezeit',
    });
    expect(presentStoryCard(sampleSummary(1), english)).toMatchObject({
      date: '1 August 2026',
      readingTime: '4 min read',
    });
  });

  it('counts a single minute in words', () => {
    expect(presentStoryCard(sampleSummary(1, { reading_minutes: 1 }), german).readingTime).toBe('Eine Minute Lesezeit');
  });

  it('stands under its preline, or else under its category', () => {
    expect(presentStoryCard(sampleSummary(1), german).kicker).toBe('Hinter der Bühne');
    expect(presentStoryCard(sampleSummary(1, { preline: 'Porträt' }), german).kicker).toBe('Porträt');
    expect(presentStoryCard(sampleSummary(1, { categories: [] }), german).kicker).toBe('');
  });

  it('wears the colours of its category, if they are ours', () => {
    expect(presentStoryCard(sampleSummary(1), german).theme).toBe('cc03');
    const unknown = { ...MUSIC, style_name: 'neon' };
    expect(presentStoryCard(sampleSummary(1, { categories: [unknown] }), german).theme).toBe('cc02');
  });

  it('leaves the picture silent beside its headline', () => {
    expect(presentStoryCard(sampleSummary(1), german).picture).not.toHaveProperty('credit');
    expect(presentStoryCard(sampleSummary(1), german).picture?.alt).toBe('');
    expect(presentStoryCard(sampleSummary(1, { image_obj: null }), german).picture).toBeNull();
  });
});
