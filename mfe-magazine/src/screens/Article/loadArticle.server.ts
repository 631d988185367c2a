import { articleCall } from '@spielplan/shared-contracts/api';
import { isSpielplanError } from '@spielplan/shared-contracts/errors';
import type { LoadContext, LoadResult } from '@spielplan/shared-contracts/remote';
import { paths, readId } from '@spielplan/shared-contracts/routes';
import { heroImage } from '../../domain/heroImage.server.ts';
import { ARTICLE_SIZES } from '../../domain/pictureSizes.ts';
import { magazineTrail } from '../../domain/presentMagazineHeader.server.ts';
import { plainPicturePath } from '../../domain/structuredData.server.ts';
import type { ArticleView } from './articleView.ts';
import { articleData, presentArticle } from './presentArticle.server.ts';

/**
 * Loads one article. A wrong slug with a right id is redirected to the canonical one (decision 36), an unknown one is
 * missing. Provider failures come out as thrown.
 */
export async function loadArticle(context: LoadContext): Promise<LoadResult<ArticleView>> {
  const { lang, url, params, provider, settings, text } = context;
  const id = readId(params.id);
  if (!id) return { kind: 'missing', status: 404 };
  try {
    const article = await provider.read(articleCall, { params: { lang, id } });
    if (params.slug !== article.slug) return { kind: 'redirect', status: 301, to: article.link + url.search };
    const data = presentArticle(article, context);
    return {
      kind: 'page',
      data,
      head: {
        title: article.headline,
        trail: magazineTrail(article.link, context),
        description: article.intro,
        canonical: article.link,
        alternates: article.urls,
        ogType: 'article',
        ogImage: plainPicturePath(article.image_obj),
        feed: {
          title: text('feed.title', { title: text('magazine.title'), siteName: settings.site_name[lang] }),
          path: paths.magazineFeed({ lang }),
        },
        structuredData: [articleData(article, context)],
      },
      heroImage: heroImage(article.image_obj, ARTICLE_SIZES),
    };
  } catch (error) {
    if (isSpielplanError(error, 'NOT_FOUND')) return { kind: 'missing', status: 404 };
    if (isSpielplanError(error, 'GONE')) return { kind: 'missing', status: 410 };
    throw error;
  }
}
