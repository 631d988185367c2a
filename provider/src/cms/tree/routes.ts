import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  changePageCall,
  createPageCall,
  pageBinCall,
  pageChangesCall,
  pageTreeCall,
  removePageCall,
  restorePageCall,
} from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { ProviderContext } from '../../platform/context.ts';
import { pages } from '../../platform/database/schema/index.ts';
import { registerCall } from '../../platform/http/registerCall.ts';
import { readBin, removePage, restorePage } from './bin.ts';
import { changePage } from './changePage.ts';
import { createPage } from './createPage.ts';
import { readNodes } from './readNodes.ts';
import { readPageChanges } from './readPageChanges.ts';

/** The tree of pages as editors arrange it, its bin, and who changed what. */
export function registerPageTree(app: FastifyInstance, context: ProviderContext): void {
  const { db } = context;

  registerCall(app, context, pageTreeCall, async () => ({ pages: await readNodes(db) }));
  registerCall(app, context, createPageCall, ({ body, request }) => createPage(context, request, body));
  registerCall(app, context, changePageCall, ({ params, body, request }) => changePage(context, request, params.id, body));
  registerCall(app, context, removePageCall, ({ params, request }) => removePage(context, request, params.id));
  registerCall(app, context, pageBinCall, async () => ({ pages: await readBin(db) }));
  registerCall(app, context, restorePageCall, ({ params, request }) => restorePage(context, request, params.id));
  registerCall(app, context, pageChangesCall, async ({ params }) => {
    const [known] = await db.select({ id: pages.id }).from(pages).where(eq(pages.id, params.id));
    if (!known) throw new SpielplanError('NOT_FOUND', { detail: 'no such page' });
    return { changes: await readPageChanges(db, params.id) };
  });
}
