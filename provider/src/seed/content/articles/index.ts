import type { Localised } from '@spielplan/shared-contracts/i18n';
import { t } from '../text.ts';
import type { ArticleFamily, SeedArticle } from './article.ts';
import { ART } from './art.ts';
import { BACKSTAGE } from './backstage.ts';
import { HOUSE } from './house.ts';
import { MUSIC } from './music.ts';
import { READING } from './reading.ts';
import { RIVER } from './river.ts';

const FAMILIES: readonly ArticleFamily[] = [BACKSTAGE, MUSIC, ART, READING, RIVER, HOUSE];

/** A story with its family and the id it is seeded with. */
export interface NumberedArticle extends SeedArticle {
  id: number;
  family: ArticleFamily;
  imageAlt: Localised;
}

/** All stories, the families taking turns, so that the newest ones are of every kind. */
export const ARTICLES: readonly NumberedArticle[] = takeTurns(FAMILIES).map(({ article, family }, index) => ({
  ...article,
  family,
  id: index + 1,
  imageAlt: t(`Grafik zum Beitrag „${article.headline.de}“`, `Graphic for the story “${article.headline.en}”`),
}));

function takeTurns(families: readonly ArticleFamily[]): { article: SeedArticle; family: ArticleFamily }[] {
  const rounds = Math.max(...families.map(({ articles }) => articles.length));
  return Array.from({ length: rounds }, (_, round) => round).flatMap((round) =>
    families.flatMap((family) => {
      const article = family.articles[round];
      return article ? [{ article, family }] : [];
    }),
  );
}
