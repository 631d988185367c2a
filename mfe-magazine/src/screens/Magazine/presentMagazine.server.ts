import type { AnswerOf, StoryCategory, storiesCall } from '@spielplan/shared-contracts/api';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import { paths, withQuery } from '@spielplan/shared-contracts/routes';
import { countPages } from '../../domain/page/pageNumbers.ts';
import { presentStoryCard } from '../../domain/stories/presentStoryCard.server.ts';
import { presentMagazineHeader } from '../../domain/page/presentMagazineHeader.server.ts';
import type { ListPlace } from './listPlace.server.ts';
import type { MagazineView } from './magazineView.ts';

export interface MagazineParts {
  page: number;
  stories: AnswerOf<typeof storiesCall>;
  categories: readonly StoryCategory[];
  place: Pick<ListPlace, 'kind' | 'heading' | 'path' | 'feed'>;
}

/** The view model of a list of the magazine. */
export function presentMagazine({ page, stories, categories, place }: MagazineParts, context: LoadContext): MagazineView {
  const { lang } = context;
  const { kind, heading, path, feed } = place;
  const cards = stories.results.map((story) => presentStoryCard(story, context));
  const hasLead = kind === 'all' && page === 1;
  return {
    header: presentMagazineHeader({ heading, path, categories }, context),
    path,
    lead: (hasLead && cards[0]) || null,
    stories: hasLead ? cards.slice(1) : cards,
    page,
    pages: countPages({ page, count: stories.count, shown: cards.length, isLast: stories.next === null }),
    newer: page > 1 ? listPath(path, page - 1) : null,
    older: stories.next === null ? null : listPath(path, page + 1),
    all: paths.magazine({ lang }),
    feed,
  };
}

/** The address of a page of a list; the first one has no number. */
export function listPath(path: string, page: number): string {
  return withQuery(path, { page: page > 1 ? page : null });
}
