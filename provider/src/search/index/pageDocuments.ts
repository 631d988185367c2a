import { asc, eq } from 'drizzle-orm';
import { LANGUAGES } from '@spielplan/shared-contracts/i18n';
import { paths } from '@spielplan/shared-contracts/routes';
import type { Db } from '../../platform/database/connect.ts';
import { modules, pages } from '../../platform/database/schema/index.ts';
import { texts } from '../../i18n/texts.ts';
import type { SearchDocument, SourceDocuments } from './searchDocument.ts';
import { textOfBlocks } from './textOfBlocks.ts';

/** The pages that are online, with the text of the blocks that visitors see at `now` (epoch ms). */
export async function readPageDocuments(db: Db, now: number): Promise<SourceDocuments> {
  const rows = await db.select().from(pages).where(eq(pages.isOnline, true)).orderBy(asc(pages.id));
  const blocksOf = Map.groupBy(await db.select().from(modules), ({ pageId }) => pageId);
  const boundaries: number[] = [];
  const documents = rows.flatMap((page) =>
    LANGUAGES.map((lang): SearchDocument => ({
      lang,
      kind: 'page',
      itemId: page.id,
      groupId: page.id,
      title: page.title[lang] || page.headline[lang],
      lead: page.metaDescription[lang],
      body: textOfBlocks(blocksOf.get(page.id) ?? [], lang, now, boundaries),
      other: page.headline[lang],
      foreign: '',
      labels: page.isEasy ? [texts(lang)('page.easy')] : [],
      link: page.path[lang] ? `${paths.home({ lang })}/${page.path[lang]}` : paths.home({ lang }),
      // Hits show generated pictures alone.
      image: typeof page.image === 'string' ? page.image : null,
      imageAlt: page.imageAlt?.[lang] ?? '',
      shownAt: null,
    })),
  );
  return { documents, validUntil: boundaries.length > 0 ? new Date(Math.min(...boundaries)) : null };
}
