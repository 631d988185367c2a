import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  type Article,
  articleCall,
  articleCategoriesCall,
  articlesCall,
  articlesTeaserCall,
  articleTagsCall,
} from '@spielplan/shared-contracts/api';
import type { ProviderContext } from '../../context.ts';
import { articleCategories } from '../../database/schema/index.ts';
import { registerCall } from '../../http/registerCall.ts';
import { listArticles, readArticle, readArticleTags, teaseArticles } from './articleService.ts';
import { namedPage } from '../presentNamed.ts';

/** When what an answer says changes by itself: a module comes or goes, or its next date begins. */
function endOf({ valid_until: end, events }: Article): number | undefined {
  const moments = [...(end ? [end] : []), ...events.map(({ date_start: start }) => start)].map((moment) => Date.parse(moment));
  return moments.length > 0 ? Math.min(...moments) : undefined;
}

/** The magazine: stories by category and tag, one story, the teaser, the categories, the topics. */
export function registerArticles(app: FastifyInstance, context: ProviderContext): void {
  // Where a block comes by the clock alone, the minutes that lists name follow by midnight.
  const kept = { keptUntilChangeOf: 'content' } as const;
  registerCall(app, context, articlesCall, ({ lang, query }) => listArticles(context, lang, query), kept);
  // Its dates say whether there are tickets, and its modules may appear and go by the clock.
  registerCall(app, context, articleCall, ({ lang, params }) => readArticle(context, lang, params.id), {
    keptUntilChangeOf: 'inventory',
    keptUntil: (answer) => endOf(answer as Article),
  });
  registerCall(app, context, articlesTeaserCall, ({ lang }) => teaseArticles(context, lang), kept);
  registerCall(app, context, articleTagsCall, ({ lang }) => readArticleTags(context, lang), kept);
  registerCall(
    app,
    context,
    articleCategoriesCall,
    async ({ lang }) => {
      const rows = await context.db.select().from(articleCategories).orderBy(asc(articleCategories.position));
      return rows.map((row) => ({ ...namedPage(row, lang), style_name: row.styleName }));
    },
    kept,
  );
}
