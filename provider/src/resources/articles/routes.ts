import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
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

/** The magazine: stories by category and tag, one story, the teaser, the categories, the topics. */
export function registerArticles(app: FastifyInstance, context: ProviderContext): void {
  const kept = { keptUntilChangeOf: 'content' } as const;
  registerCall(app, context, articlesCall, ({ lang, query }) => listArticles(context, lang, query), kept);
  registerCall(app, context, articleCall, ({ lang, params }) => readArticle(context, lang, params.id), kept);
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
