import type { Language, Localised } from '@spielplan/shared-contracts/i18n';
import type { modules } from '../platform/database/schema/index.ts';
import type { NumberedStory } from './content/stories/index.ts';
import { STORY_TEXTS } from './content/stories/storyTexts.ts';
import { block, type SeedBlock } from './content/block.ts';

type BlockRow = typeof modules.$inferInsert;

/** The blocks of all stories as rows; their ids continue behind `lastId`. */
export function buildStoryBlocks(stories: readonly NumberedStory[], lastId: number): BlockRow[] {
  const rows = stories.flatMap((article) =>
    blocksOf(article).map(({ slug, model, fields }, position) => ({
      contentType: 'article',
      objectId: article.id,
      position,
      slug,
      model,
      fields,
      columns: [],
    })),
  );
  return rows.map((row, index) => ({ id: lastId + index + 1, ...row }));
}

/**
 * The story itself with what belongs into it, then two
 * sections of background that belong to its category.
 */
function blocksOf({ id, headline, paragraphs, family }: NumberedStory): SeedBlock[] {
  const [first, ...others] = paragraphs;
  const { blocks = [] } = STORY_TEXTS[headline.de] ?? {};
  const start = id % Math.max(1, family.background.length);
  const sections = [...family.background.slice(start), ...family.background.slice(0, start)].slice(0, 2);
  const story =
    blocks.length > 0 && first
      ? [textBlock(`story-${id}-opening`, [first]), ...blocks, textBlock(`story-${id}-text`, others)]
      : [textBlock(`story-${id}-text`, paragraphs)];
  return [
    ...story,
    ...sections.flatMap((section, index) => [
      block('headline', `story-${id}-headline-${index + 1}`, (lang) => ({
        headline_level: 2,
        preline: '',
        content: section.heading[lang],
        subline: '',
        anchor: '',
      })),
      textBlock(`story-${id}-background-${index + 1}`, section.paragraphs),
    ]),
  ];
}

function textBlock(slug: string, paragraphs: readonly Localised[]): SeedBlock {
  return block('text', slug, (lang) => ({ content: htmlOf(paragraphs, lang), anchor: '', decrease_distance: false }));
}

function htmlOf(paragraphs: readonly Localised[], lang: Language): string {
  return paragraphs.map((text) => `<p>${text[lang]}</p>`).join('');
}
