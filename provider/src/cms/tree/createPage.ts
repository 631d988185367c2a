import type { FastifyRequest } from 'fastify';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { createPageCall, PageNode } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { ProviderContext } from '../../platform/context.ts';
import { modules, pages } from '../../platform/database/schema/index.ts';
import { workingPages } from '../../platform/database/schema/working.ts';
import { type PageRow } from '../../documents/content/presentPage.ts';
import type { Queries } from '../../platform/database/Database.ts';
import { readEditedBlocks } from '../../documents/drafts/readEdited.ts';
import { copyRows } from '../../documents/blocks/insertSubtree.ts';
import { requireFree, requireOwn } from './addresses.ts';
import { changeTree, refuse, requirePage, type TreeChange, type TreePage } from './changeTree.ts';
import { readNodes } from './readNodes.ts';

type Wanted = z.output<(typeof createPageCall)['body']>;
type Texts = Pick<PageRow, 'headline' | 'metaTitle' | 'metaDescription' | 'isLandingPage' | 'theme' | 'image' | 'imageAlt'>;

/** Makes a page that is offline, behind its siblings. Throws `INVALID_BODY` and `CONFLICT` where an address is taken. */
export function createPage(context: ProviderContext, request: FastifyRequest, wanted: Wanted): Promise<{ pages: PageNode[] }> {
  return changeTree(context, request, async (change) => {
    const { tx, all, write, note } = change;
    const { titles, paths, parent, source } = wanted;
    if (parent !== null && !isThere(all, parent)) throw refuse('parent', 'no such page');
    if (source !== undefined && !isThere(all, source)) throw refuse('source', 'no such page');
    requireFree(
      all.filter(({ removedAt }) => removedAt === null),
      paths,
    );
    requireOwn(change, paths);
    const [made] = await tx
      .insert(pages)
      .values({
        ...(source === undefined ? emptyTexts(titles) : await readTexts(tx, requirePage(all, source))),
        title: titles,
        path: paths,
        parentId: parent,
        contentType: 'page',
        isOnline: false,
        isClickable: true,
        inMenu: false,
        inFooter: false,
        position: Math.max(0, ...all.map(({ position }) => position)) + 1,
        modified: change.now,
      })
      .returning({ id: pages.id });
    if (!made) throw new SpielplanError('UNEXPECTED', { detail: 'the page has no row' });
    if (source !== undefined) await copyBlocks(change, source, made.id);
    await write(made.id, {});
    await note(made.id, 'created', source === undefined ? '' : String(source));
    return { pages: await readNodes(tx, [made.id]) };
  });
}

function isThere(all: readonly TreePage[], id: number): boolean {
  return all.some((page) => page.id === id && page.removedAt === null);
}

function emptyTexts(titles: PageRow['title']): Texts {
  const description = { de: '', en: '' };
  return {
    headline: titles,
    metaTitle: titles,
    metaDescription: description,
    isLandingPage: false,
    theme: null,
    image: null,
    imageAlt: null,
  };
}

/** As editors see them. */
async function readTexts(tx: Queries, { id, title }: TreePage): Promise<Texts> {
  const [published] = await tx.select().from(pages).where(eq(pages.id, id));
  const [working] = await tx.select().from(workingPages).where(eq(workingPages.pageId, id));
  const { headline, metaTitle, metaDescription, isLandingPage, theme, image, imageAlt } = {
    ...emptyTexts(title),
    ...published,
    ...working,
  };
  return { headline, metaTitle, metaDescription, isLandingPage, theme, image, imageAlt };
}

/** Into the published state: nobody sees that of a page that is offline. */
async function copyBlocks({ tx }: TreeChange, source: number, pageId: number): Promise<void> {
  const rows = await copyRows(tx, await readEditedBlocks(tx, { contentType: 'page', objectId: source }));
  if (rows.length > 0) await tx.insert(modules).values(rows.map((row) => ({ ...row, pageId, objectId: null })));
}
