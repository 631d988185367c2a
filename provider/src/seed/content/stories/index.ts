import type { Localised } from '@spielplan/shared-contracts/i18n';
import { t } from '../text.ts';
import type { StoryFamily, SeedStory } from './story.ts';
import { ART } from './art.ts';
import { BACKSTAGE } from './backstage.ts';
import { HOUSE } from './house.ts';
import { LONG_READS } from './longReads.ts';
import { MUSIC } from './music.ts';
import { READING } from './reading.ts';
import { RIVER } from './river.ts';

const FAMILIES: readonly StoryFamily[] = [BACKSTAGE, MUSIC, ART, READING, RIVER, HOUSE];

/** A story with its family and the id it is seeded with. */
export interface NumberedStory extends SeedStory {
  id: number;
  family: StoryFamily;
  imageAlt: Localised;
}

/** All stories, the families taking turns, so that the newest ones are of every kind. */
export const STORIES: readonly NumberedStory[] = interleave(FAMILIES).map(({ article: story, family }, index) => ({
  ...story,
  paragraphs: [...story.paragraphs, ...(LONG_READS[story.headline.de] ?? [])],
  family,
  id: index + 1,
  imageAlt: t(`Grafik zum Beitrag „${story.headline.de}“`, `Graphic for the story “${story.headline.en}”`),
}));

function interleave(families: readonly StoryFamily[]): { article: SeedStory; family: StoryFamily }[] {
  const rounds = Math.max(...families.map(({ articles: stories }) => stories.length));
  return Array.from({ length: rounds }, (_, round) => round).flatMap((round) =>
    families.flatMap((family) => {
      const story = family.articles[round];
      return story ? [{ article: story, family }] : [];
    }),
  );
}
