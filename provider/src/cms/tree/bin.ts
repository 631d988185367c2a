import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { PageNode, RemovedPage } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { LANGUAGES, type Localised } from '@spielplan/shared-contracts/i18n';
import { toHouseInstant } from '../../platform/clock/clock.ts';
import type { ProviderContext } from '../../platform/context.ts';
import { pages, previewLinks } from '../../platform/database/schema/index.ts';
import { documents } from '../../platform/database/schema/working.ts';
import type { RefusedAnswer } from '../../platform/http/registerCall.ts';
import { pagePaths } from '../../platform/pagePaths.ts';
import { subjectOf } from '../../documents/content/easyLanguage.ts';
import type { Queries } from '../../platform/database/Database.ts';
import { expectedRevision } from '../../platform/http/revisions.ts';
import { hasTwin } from './changeEasy.ts';
import {
  changeTree,
  isStartPage,
  pagesBelow,
  refuse,
  refuseOld,
  requirePage,
  type TreeChange,
  type TreePage,
} from './changeTree.ts';
import { removeFromMenu } from './menuPlaces.ts';
import { readNodes } from './readNodes.ts';

/** Puts a page and all below it into the bin: offline, in no menu, planned and shown to others no more. */
export function removePage(context: ProviderContext, request: FastifyRequest, id: number) {
  return changeTree<{ ids: number[] } | RefusedAnswer>(context, request, async ({ tx, all, write, note, now, findOwned }) => {
    const page = requirePage(all, id);
    const refusal = await refuseOld(tx, page, expectedRevision(request, undefined));
    if (refusal) return refusal;
    if (isStartPage(page)) throw refuse('id', 'a site has a start page');
    const removed = [page, ...pagesBelow(all, id).filter(({ removedAt }) => removedAt === null)];
    const ids = removed.map((each) => each.id);
    for (const each of removed) {
      for (const menu of ['menu', 'footer'] as const) if (!findOwned(each.path)) await removeFromMenu(tx, menu, pagePaths(each));
      await write(each.id, { removedAt: now, removedWith: id, isOnline: false, inMenu: false, inFooter: false });
    }
    const ofPages = inArray(documents.objectId, ids);
    await tx
      .update(documents)
      .set({ scheduledAt: null, scheduledBy: null, plan: null, planVersion: null })
      .where(and(eq(documents.contentType, 'page'), ofPages));
    await tx.delete(previewLinks).where(and(eq(previewLinks.contentType, 'page'), inArray(previewLinks.objectId, ids)));
    await note(id, 'removed');
    return { ids };
  });
}

/** What was removed, each with how many pages below it. */
export async function readBin(db: Queries): Promise<RemovedPage[]> {
  const rows = await db.select().from(pages).where(isNotNull(pages.removedAt)).orderBy(desc(pages.removedAt), desc(pages.id));
  return rows
    .filter(({ id, removedWith }) => id === removedWith)
    .map((page) => ({
      id: page.id,
      titles: page.title,
      urls: pagePaths(page),
      removed_at: toHouseInstant(page.removedAt ?? new Date(0)),
      removed_by: page.placeChangedBy,
      pages_below: rows.filter(({ removedWith }) => removedWith === page.id).length - 1,
    }));
}

/**
 * Brings a page back with what went with it; a twin that its page has no place for is nobody's.
 * Throws `NOT_FOUND` for what is not in the bin by itself.
 */
export function restorePage(context: ProviderContext, request: FastifyRequest, id: number): Promise<{ pages: PageNode[] }> {
  return changeTree(context, request, async ({ tx, all, write, note, findOwned }) => {
    const root = all.find((page) => page.id === id && page.removedAt !== null && page.removedWith === id);
    if (!root) throw new SpielplanError('NOT_FOUND', { detail: 'no such page in the bin' });
    const kept = all.filter(({ removedAt }) => removedAt === null);
    const taken = new Map(LANGUAGES.map((lang) => [lang, new Set(kept.map(({ path }) => path[lang]))]));
    const restored = all.filter(({ removedWith }) => removedWith === id);
    for (const page of restored) {
      const path = freePath(page, taken, findOwned);
      const isAlone = page.id === id && !kept.some((each) => each.id === page.parentId);
      const subject = subjectOf(page);
      const isSubjectEasy = subject?.kind === 'page' && kept.some(({ id: each, isEasy }) => each === subject.id && isEasy);
      const isNobodys = subject !== null && (isSubjectEasy || hasTwin(kept, subject));
      await write(page.id, {
        path,
        removedAt: null,
        removedWith: null,
        ...(isAlone && { parentId: null }),
        ...(isNobodys && { easyKind: null, easyId: null }),
      });
    }
    await note(id, 'restored');
    return {
      pages: await readNodes(
        tx,
        restored.map((page) => page.id),
      ),
    };
  });
}

/** Its own, else the first with a number that no other page has and the software does not answer; taken from then on. */
function freePath(
  { path }: TreePage,
  taken: ReadonlyMap<'de' | 'en', Set<string>>,
  findOwned: TreeChange['findOwned'],
): Localised {
  const of = (lang: 'de' | 'en') => {
    const used = taken.get(lang) ?? new Set();
    const isOwned = (one: string) => findOwned({ de: '', en: '', [lang]: one }) !== null;
    let free = path[lang];
    for (let number = 2; used.has(free) || isOwned(free); number += 1) free = `${path[lang]}-${number}`;
    used.add(free);
    return free;
  };
  return { de: of('de'), en: of('en') };
}
