import { asc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type Page, pageCall, SESSION_COOKIE } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { ProviderContext } from '../../context.ts';
import { modules, pages } from '../../database/schema/index.ts';
import { registerCall } from '../../http/registerCall.ts';
import { findEditor } from '../../security/sessions.ts';
import { presentPage } from './presentPage.ts';

/** Pages of the page editor by their public path. A page that is not online exists for editors only. */
export function registerPages(app: FastifyInstance, context: ProviderContext): void {
  registerCall(app, context, pageCall, async ({ lang, params, request, reply }) => {
    reply.header('vary', 'Cookie').header('cache-control', 'no-cache');
    const editor = request.cookies[SESSION_COOKIE] ? await findEditor(context, request) : null;
    return readPage(context, lang, params.path, editor !== null);
  });
}

/** Reads a page. Throws `NOT_FOUND` for a path that has none, and for an offline page unless `showsOffline`. */
export async function readPage({ db }: ProviderContext, lang: Language, path: string, showsOffline: boolean): Promise<Page> {
  const all = await db.select().from(pages).orderBy(asc(pages.position), asc(pages.id));
  const visible = all.filter(({ isOnline }) => isOnline || showsOffline);
  const page = visible.find((candidate) => candidate.path[lang] === path);
  if (!page) throw new SpielplanError('NOT_FOUND', { detail: 'no such page' });
  const blocks = await db
    .select()
    .from(modules)
    .where(eq(modules.pageId, page.id))
    .orderBy(sql`${modules.columnIndex} nulls first`, asc(modules.position), asc(modules.id));
  return presentPage(page, visible, blocks, lang);
}
