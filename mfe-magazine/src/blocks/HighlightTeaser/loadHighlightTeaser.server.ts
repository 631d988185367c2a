import {
  storiesCall,
  highlightTeaserBlock,
  searchOthersCall,
  type StoryCategory,
  type StorySummary,
  type PageBlock,
  type SearchHit,
} from '@spielplan/shared-contracts/api';
import { houseDay, formatDate, inHouseZone } from '@spielplan/shared-contracts/i18n/dates';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import { inList } from '../../domain/page/pictureSizes.ts';
import { presentStoryCard } from '../../domain/stories/presentStoryCard.server.ts';
import { readCategories } from '../../transport/readCategories.server.ts';
import type { Highlight, HighlightTeaserView } from './highlightTeaserView.ts';
import { interleave } from './interleave.ts';

const MAX_CARDS = 6;

/**
 * Loads stories and productions of the categories an editor chose, in turn, at most six (product.md
 * section 3). The productions of a category are those to come that the site's search finds by its
 * name; without the search stories stand alone, and without a choice all categories count. Story
 * failures come out as thrown.
 */
export async function loadHighlightTeaser(
  block: PageBlock,
  context: LoadContext,
): Promise<{ data: HighlightTeaserView; validUntil?: number }> {
  const fields = highlightTeaserBlock.fields.safeParse(block);
  if (!fields.success) context.log('warn', 'magazine.highlightMalformed', { module: block.id });
  const { headline, categories: chosen } = fields.data ?? { headline: '', categories: [] };
  const known = (await readCategories(context, context.lang)) ?? [];
  const categories = chosen.length > 0 ? known.filter(({ id }) => chosen.includes(id)) : known;
  const lists = await Promise.all(
    categories.map(async (category) => [await readStories(context, category), await readProductions(context, category)]),
  );
  const highlights = interleave(lists.flat(), MAX_CARDS, ({ highlight }) => highlight.key);
  const next = Math.min(...lists.flatMap(([, productions]) => productions ?? []).map(({ starts }) => starts ?? Infinity));
  return {
    data: { headline, highlights: highlights.map(({ highlight }) => highlight) },
    ...(Number.isFinite(next) ? { validUntil: next } : {}),
  };
}

/** A highlight, and for a production when it begins, in epoch ms. */
interface Candidate {
  highlight: Highlight;
  starts?: number;
}

async function readStories(context: LoadContext, { id }: StoryCategory): Promise<Candidate[]> {
  const { lang, provider } = context;
  const { results } = await provider.read(storiesCall, { params: { lang }, query: { category: id } });
  return results.slice(0, MAX_CARDS).map((story) => presentStory(story, context));
}

function presentStory(story: StorySummary, context: LoadContext): Candidate {
  const { id, href, kicker, headline, intro, day, date, picture } = presentStoryCard(story, context);
  return {
    highlight: { key: `article-${id}`, href, kicker, headline, text: intro, day, date, picture: picture && inList(picture) },
  };
}

async function readProductions(context: LoadContext, { name }: StoryCategory): Promise<Candidate[]> {
  const { lang, now, provider, log } = context;
  try {
    const { results } = await provider.read(searchOthersCall, { query: { query: name, lang, kind: 'production' } });
    return results.flatMap((hit) => presentProduction(hit, now, context));
  } catch (error) {
    log('warn', 'magazine.productionsUnavailable', { category: name, error: String(error) });
    return [];
  }
}

/** A production with a date to come; one that is over is no highlight. */
function presentProduction(
  { id, link, title, excerpt, date, image_obj: picture }: SearchHit,
  now: number,
  { lang, text }: LoadContext,
): Candidate[] {
  const starts = date === null ? 0 : inHouseZone(date).toMillis();
  if (date === null || starts <= now) return [];
  const plain = (pieces: SearchHit['title']) => pieces.map((piece) => piece.text).join('');
  return [
    {
      starts,
      highlight: {
        key: `production-${id}`,
        href: link,
        kicker: text('search.kind.production'),
        headline: plain(title),
        text: plain(excerpt),
        day: houseDay(date),
        date: text('highlight.next', { date: formatDate(date, lang) }),
        picture: picture && inList(picture),
      },
    },
  ];
}
