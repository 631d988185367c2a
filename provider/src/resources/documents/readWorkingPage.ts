import { asc, eq } from 'drizzle-orm';
import type { Page } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { ProviderContext } from '../../context.ts';
import { pages } from '../../database/schema/index.ts';
import { documents, workingPages } from '../../database/schema/working.ts';
import { presentPage } from '../content/presentPage.ts';
import { isDocument } from './place.ts';
import { readEditedBlocks } from './readEdited.ts';

/** A page as editors work on it, by its id or its path in the language. Throws `NOT_FOUND`. */
export async function readWorkingPage(
  { db }: Pick<ProviderContext, 'db'>,
  wanted: { id: number } | { path: string },
  lang: Language,
): Promise<Page> {
  const all = await db.select().from(pages).orderBy(asc(pages.position), asc(pages.id));
  const page = all.find((each) => ('id' in wanted ? each.id === wanted.id : each.path[lang] === wanted.path));
  if (!page) throw new SpielplanError('NOT_FOUND', { detail: 'no such page' });
  const place = { contentType: 'page', objectId: page.id };
  const [document] = await db.select().from(documents).where(isDocument(documents, place));
  const [texts] = await db.select().from(workingPages).where(eq(workingPages.pageId, page.id));
  const { pageId: _, ...working } = texts ?? { pageId: page.id };
  const edited = { ...page, ...working, revision: document?.revision ?? page.revision };
  return presentPage(edited, all, await readEditedBlocks(db, place), lang);
}
