import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  type Story,
  storyCall,
  storyCategoriesCall,
  storiesCall,
  storiesTeaserCall,
  storyTagsCall,
} from '@spielplan/shared-contracts/api';
import type { ProviderContext } from '../platform/context.ts';
import { storyCategories } from '../platform/database/schema/index.ts';
import { type CallInput, registerCall } from '../platform/http/registerCall.ts';
import { readShownBlocks } from '../documents/reading/readShown.ts';
import { isForVisitors, isPreviewOf, readerOf } from '../documents/readers/readerOf.ts';
import { listStories, readStory, readStoryTags, listTeaserStories } from './storyService.ts';
import { namedPage } from '../programme/index.ts';

/** When what an answer says changes by itself: a block comes or goes, or its next date begins. */
function nextChangeAt({ valid_until: end, events }: Story): number | undefined {
  const moments = [...(end ? [end] : []), ...events.map(({ date_start: start }) => start)].map((moment) => Date.parse(moment));
  return moments.length > 0 ? Math.min(...moments) : undefined;
}

/** The magazine: stories by category and tag, one story, the teaser, the categories, the tags. */
export function registerStories(app: FastifyInstance, context: ProviderContext): void {
  // Where a block comes by the clock alone, the minutes that lists name follow by midnight.
  const kept = { cachedUntilChangeOf: 'content' } as const;
  registerCall(app, context, storiesCall, ({ lang, query }) => listStories(context, lang, query), kept);
  // Its dates say whether there are tickets, and its blocks may appear and go by the clock.
  const read = async (input: CallInput<typeof storyCall>) => {
    const reader = await readerOf(context, input);
    const place = { contentType: 'article', objectId: input.params.id };
    const isWorking = reader.isEditing || isPreviewOf(reader, place.contentType, place.objectId);
    return readStory(
      context,
      input.lang,
      place.objectId,
      isWorking ? await readShownBlocks(context.db, reader, place) : undefined,
    );
  };
  registerCall(app, context, storyCall, read, {
    cachedUntilChangeOf: (request) => (isForVisitors(request) ? 'inventory' : undefined),
    cachedUntil: (answer) => nextChangeAt(answer as Story),
  });
  registerCall(app, context, storiesTeaserCall, ({ lang }) => listTeaserStories(context, lang), kept);
  registerCall(app, context, storyTagsCall, ({ lang }) => readStoryTags(context, lang), kept);
  registerCall(
    app,
    context,
    storyCategoriesCall,
    async ({ lang }) => {
      const rows = await context.db.select().from(storyCategories).orderBy(asc(storyCategories.position));
      return rows.map((row) => ({ ...namedPage(row, lang), style_name: row.styleName }));
    },
    kept,
  );
}
