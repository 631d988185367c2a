import { asc, eq } from 'drizzle-orm';
import { LANGUAGES } from '@spielplan/shared-contracts/i18n';
import { paths } from '@spielplan/shared-contracts/routes';
import type { Db } from '../../platform/database/connect.ts';
import {
  storyCategories,
  storyCategoryLinks,
  articles,
  storyTagLinks,
  storyTags,
  modules,
} from '../../platform/database/schema/index.ts';
import type { SearchDocument, SourceDocuments } from './searchDocument.ts';
import { textOfBlocks } from './textOfBlocks.ts';

/**
 * The stories that are out at `now` (epoch ms): before its
 * time nobody may learn of one by typing its first letters.
 */
export async function readMagazineDocuments(db: Db, now: number): Promise<SourceDocuments> {
  const categories = new Map((await db.select().from(storyCategories)).map((row) => [row.id, row.name]));
  const tags = new Map((await db.select().from(storyTags)).map((row) => [row.id, row.name]));
  const categoryLinks = Map.groupBy(await db.select().from(storyCategoryLinks), ({ storyId }) => storyId);
  const tagLinks = Map.groupBy(await db.select().from(storyTagLinks), ({ storyId }) => storyId);
  const rows = await db.select().from(articles).orderBy(asc(articles.published), asc(articles.id));
  const blocks = await db.select().from(modules).where(eq(modules.contentType, 'article'));
  const blocksOf = Map.groupBy(blocks, ({ objectId }) => objectId);
  const boundaries: number[] = [];
  const next = rows.find(({ published }) => published.getTime() > now);
  const out = rows.filter(({ published }) => published.getTime() <= now);
  const documents = out.flatMap((story) => {
    const names = [
      ...(categoryLinks.get(story.id) ?? []).map(({ categoryId }) => categories.get(categoryId)),
      ...(tagLinks.get(story.id) ?? []).map(({ tagId }) => tags.get(tagId)),
    ].filter((name) => name !== undefined);
    return LANGUAGES.map((lang): SearchDocument => ({
      lang,
      kind: 'article',
      itemId: story.id,
      groupId: story.id,
      title: story.headline[lang],
      lead: [story.preline[lang], story.intro[lang]].filter(Boolean).join(' · '),
      body: textOfBlocks(blocksOf.get(story.id) ?? [], lang, now, boundaries),
      other: story.author?.[lang] ?? '',
      foreign: story.headline[lang === 'de' ? 'en' : 'de'],
      labels: names.map((name) => name[lang]),
      link: paths.article({ lang, slug: story.slug[lang], id: story.id }),
      image: `article-${story.id}`,
      imageAlt: story.imageAlt[lang],
      shownAt: story.published,
    }));
  });
  const moments = [...boundaries, ...(next ? [next.published.getTime()] : [])];
  return { documents, validUntil: moments.length > 0 ? new Date(Math.min(...moments)) : null };
}
