import { eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { changePageCall, PageNode } from '@spielplan/shared-contracts/api';
import type { ProviderContext } from '../../platform/context.ts';
import { pages } from '../../platform/database/schema/index.ts';
import type { RefusedAnswer } from '../../platform/http/registerCall.ts';
import { freeFromRedirects } from '../../documents/links/freeFromRedirects.ts';
import { pagePaths } from '../../platform/pagePaths.ts';
import { expectedRevision } from '../../platform/http/revisions.ts';
import { changeAddress, requireOwn } from './addresses.ts';
import { changeEasy } from './changeEasy.ts';
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
import { addToMenu, nameInMenus, removeFromMenu } from './menuPlaces.ts';
import { findPosition } from './findPosition.ts';
import { readNodes } from './readNodes.ts';

type Wanted = z.output<(typeof changePageCall)['body']>;

/** Changes a page's place, address, menus and whether it is online. Throws `NOT_FOUND`, `INVALID_BODY` and `CONFLICT`. */
export function changePage(context: ProviderContext, request: FastifyRequest, id: number, wanted: Wanted) {
  return changeTree<{ pages: PageNode[] } | RefusedAnswer>(context, request, async (change) => {
    const { tx, all } = change;
    const page = requirePage(all, id);
    const refusal = await refuseOld(tx, page, expectedRevision(request, wanted.revision));
    if (refusal) return refusal;
    requireFitting(page, wanted);
    const changed = new Set([id]);
    if (wanted.parent !== undefined || wanted.position !== undefined)
      for (const moved of await movePage(change, page, wanted)) changed.add(moved);
    if (wanted.paths && !isSamePath(wanted.paths, page.path))
      for (const moved of await changeAddress(change, page, wanted.paths, wanted.redirect ?? false)) changed.add(moved);
    await changeState(change, page, wanted);
    await changeEasy(change, page, wanted, context.configuration.publicOrigin);
    return { pages: await readNodes(tx, [...changed]) };
  });
}

function isSamePath(one: TreePage['path'], other: TreePage['path']): boolean {
  return one.de === other.de && one.en === other.en;
}

/** The start page stays where it is: online, at its address, at the top. */
function requireFitting(page: TreePage, { paths, parent, is_online: isOnline }: Wanted): void {
  if (!isStartPage(page)) return;
  if (paths) throw refuse('paths', 'the start page keeps its address');
  if (parent) throw refuse('parent', 'the start page stands at the top');
  if (isOnline === false) throw refuse('is_online', 'the start page stays online');
}

/** Moves a page among its new siblings; answers whose position is another one. */
async function movePage({ tx, all, write, note }: TreeChange, page: TreePage, { parent, position }: Wanted): Promise<number[]> {
  const to = parent === undefined ? page.parentId : parent;
  if (to !== null) {
    if (!all.some(({ id, removedAt }) => id === to && removedAt === null)) throw refuse('parent', 'no such page');
    if (to === page.id || pagesBelow(all, page.id).some(({ id }) => id === to))
      throw refuse('parent', 'it stands below this page');
  }
  const siblings = all
    .filter((each) => each.parentId === to && each.id !== page.id && each.removedAt === null)
    .toSorted((a, b) => a.position - b.position || a.id - b.id);
  const at = Math.min(position ?? siblings.length, siblings.length);
  const before = siblings[at - 1];
  const after = siblings[at];
  const isThere =
    page.parentId === to && (before?.position ?? -Infinity) < page.position && page.position < (after?.position ?? Infinity);
  if (isThere) return [];
  await note(page.id, 'moved', to === null ? '' : String(to));
  const place = findPosition(siblings, at, page.position);
  await write(page.id, { parentId: to, position: place.position });
  // Neighbours only make room: that is no change of theirs.
  const rows = place.aside.map((each) => sql`(${each.id}::integer, ${each.position}::integer)`);
  if (rows.length > 0)
    await tx.execute(
      sql`update pages set position = aside.position from (values ${sql.join(rows, sql`, `)}) aside (id, position) where pages.id = aside.id`,
    );
  return [page.id, ...place.aside.map(({ id }) => id)];
}

/** Online, menus and template, each with a line of its own. */
async function changeState(change: TreeChange, { id }: TreePage, wanted: Wanted): Promise<void> {
  const { tx, write, note, all } = change;
  const [page] = await tx.select().from(pages).where(eq(pages.id, id));
  if (!page) return;
  const { is_online: isOnline, is_template: isTemplate, menu_names: names } = wanted;
  if (isOnline !== undefined && isOnline !== page.isOnline) {
    await write(id, { isOnline });
    if (isOnline && !change.findOwned(page.path)) await freeFromRedirects(tx, [page.path]);
    await note(id, isOnline ? 'online' : 'offline');
  }
  if (isTemplate !== undefined && isTemplate !== page.isTemplate) {
    await write(id, { isTemplate });
    await note(id, 'template', String(isTemplate));
  }
  if (wanted.in_menu === undefined && wanted.in_footer === undefined && !names) return;
  // An entry at its address would lead to what the software shows there.
  if (wanted.in_menu || wanted.in_footer) requireOwn(change, page.path, 'urls');
  if (change.findOwned(page.path)) return;
  const [node] = await readNodes(tx, [id]);
  const url = pagePaths(page);
  const parent = all.find((each) => each.id === page.parentId);
  for (const [menu, key, flag] of [
    ['menu', 'in_menu', 'inMenu'],
    ['footer', 'in_footer', 'inFooter'],
  ] as const) {
    const isIn = wanted[key];
    if (isIn === undefined || isIn === node?.[key]) continue;
    const name = names ?? node?.menu_names ?? page.title;
    if (isIn) await addToMenu(tx, menu, { url, name, parentUrl: parent ? pagePaths(parent) : null });
    else await removeFromMenu(tx, menu, url);
    await write(id, { [flag]: isIn });
    await note(id, 'menus', `${menu} ${isIn}`);
  }
  if (!names || !node?.menu_names) return;
  await nameInMenus(tx, url, node.menu_names, names);
  await write(id, {});
  await note(id, 'menus', `${names.de} / ${names.en}`);
}
