import { storyCall, type Story } from '@spielplan/shared-contracts/api';
import { isSpielplanError } from '@spielplan/shared-contracts/errors';
import { inHouseZone } from '@spielplan/shared-contracts/i18n/dates';
import { ogImageOf, type LoadContext, type LoadResult } from '@spielplan/shared-contracts/remote';
import { parseId } from '@spielplan/shared-contracts/routes';
import { joinDescription, nextOver, plainText } from '@spielplan/shared-contracts/rules';
import { heroImage } from '../../domain/page/heroImage.server.ts';
import { STORY_SIZES } from '../../domain/page/pictureSizes.ts';
import { magazineTrail } from '../../domain/page/presentMagazineHeader.server.ts';
import type { StoryView } from './storyView.ts';
import { storyData, presentStory } from './presentStory.server.ts';
import { ownPaths } from '../../routes.ts';

/**
 * Loads one story. A wrong slug with a right id is redirected to the canonical one (R36), an unknown
 * one is missing. The shell loads its blocks; the page ends when one of them comes or goes
 * and when the next of its dates begins. Provider failures come out as thrown.
 */
export async function loadStory(context: LoadContext): Promise<LoadResult<StoryView>> {
  const { lang, url, params, now, provider, settings, text } = context;
  const id = parseId(params.id);
  if (!id) return { kind: 'missing', status: 404 };
  try {
    const story = await provider.read(storyCall, { params: { lang, id } });
    if (params.slug !== story.slug) return { kind: 'redirect', status: 301, to: story.link + url.search };
    const data = presentStory(story, context);
    const next = nextChange(story, now);
    return {
      kind: 'page',
      data,
      head: {
        title: story.headline,
        trail: magazineTrail(story.link, context),
        description: joinDescription([story.intro, plainText(story.body)]),
        canonical: story.link,
        alternates: story.urls,
        ogType: 'article',
        ogImage: ogImageOf(story.image_obj, settings),
        cardLine: [data.kicker, data.date].filter(Boolean).join(' · '),
        feed: {
          title: text('feed.title', { title: text('magazine.title'), siteName: settings.site_name[lang] }),
          path: ownPaths.magazineFeed({ lang }),
        },
        structuredData: [storyData(story, context)],
      },
      modules: story.modules,
      document: { content_type: 'article', object_id: story.id },
      ...(next === undefined ? {} : { validUntil: next }),
      heroImage: heroImage(story.image_obj, STORY_SIZES),
    };
  } catch (error) {
    if (isSpielplanError(error, 'NOT_FOUND')) return { kind: 'missing', status: 404 };
    if (isSpielplanError(error, 'GONE')) return { kind: 'missing', status: 410 };
    throw error;
  }
}

function nextChange({ valid_until: end, events }: Story, now: number): number | undefined {
  const moments = [...(end ? [end] : []), ...events.map(({ date_start: start }) => start)]
    .map((moment) => inHouseZone(moment).toMillis())
    .filter((moment) => moment > now);
  const next = Math.min(nextOver(events, now), ...moments);
  return Number.isFinite(next) ? next : undefined;
}
