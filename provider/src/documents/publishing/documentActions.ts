import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { isError } from '@spielplan/shared-contracts/rules/content-checks';
import type { ProviderContext } from '../../platform/context.ts';
import { modules, pages } from '../../platform/database/schema/index.ts';
import { documents } from '../../platform/database/schema/working.ts';
import { accountOf, audit, type EditorRow } from '../../accounts/index.ts';
import { freeFromRedirects } from '../links/freeFromRedirects.ts';
import { checkDocument } from '../checks/checkDocument.ts';
import type { Queries } from '../../platform/database/Database.ts';
import { changeStates, type NamedDocument } from '../saving/changeStates.ts';
import { findLostSources, findPartners } from '../drafts/findPartners.ts';
import { isDocument, type Place, standsOn } from '../content/place.ts';
import { publishLocked } from '../drafts/publishLocked.ts';
import { publishPlanned } from './publishPlanned.ts';
import { describeDiscard, describePlan, describePublishing } from '../snapshots/describeChange.ts';
import { keepPlannedVersion, keepVersion } from '../snapshots/keepVersion.ts';
import { dropWorkingCopy, type LockedDocument, lockDocument, openWorkingCopy } from '../drafts/workingCopy.ts';

const NO_PLAN = { scheduledAt: null, scheduledBy: null, plan: null, planVersion: null };

/** Makes the working states the published ones, all or none; a page that is offline goes online. */
export function publishDocuments(context: ProviderContext, request: FastifyRequest, named: readonly NamedDocument[]) {
  const editor = accountOf(request);
  return changeStates(context, named, async (tx, locked) => {
    await noteErrors(context, tx, request, locked);
    for (const document of locked) await publishAsVersion(tx, document, editor, context.clock.now());
    return { published: locked.map(({ place }) => place) };
  });
}

/** Keeps in the audit table who published or planned what although the checks find errors in it, and how many. */
async function noteErrors(
  context: ProviderContext,
  tx: Queries,
  request: FastifyRequest,
  locked: readonly LockedDocument[],
  at?: Date,
): Promise<void> {
  for (const { place } of locked) {
    const errors = (await checkDocument(context, tx, place)).filter(isError).length;
    const detail = [place.contentType, place.objectId, errors, at?.toISOString()].filter(Boolean).join(' ');
    if (errors > 0) await audit({ ...context, db: tx }, request, 'published_with_errors', accountOf(request), detail);
  }
}

/** Publishes one document and writes the version; `editor` is null where the account that planned it is gone. */
async function publishAsVersion(
  tx: Queries,
  document: LockedDocument,
  editor: Pick<EditorRow, 'id' | 'username'> | null,
  now: number,
): Promise<void> {
  const { page } = document;
  if (page && !page.isOnline) {
    await tx.update(pages).set({ isOnline: true }).where(eq(pages.id, page.id));
    document.place.hasFreedAddress = await freeFromRedirects(tx, [page.path]);
  }
  await keepVersion(tx, document, { kind: 'published', editor, now, action: 'update', summary: describePublishing() });
  await publishLocked(tx, document, now);
  // Saves that are live at once publish, too, and leave a plan as it is.
  await endPlan(tx, document);
}

/** Publishes the version that a plan was made of; a plan of before versions were kept for them publishes the working state. */
export async function publishAsPlanned(
  tx: Queries,
  document: LockedDocument,
  editor: Pick<EditorRow, 'id' | 'username'> | null,
  now: number,
): Promise<void> {
  if (!(await publishPlanned(tx, document, now))) return publishAsVersion(tx, document, editor, now);
  await keepPlannedVersion(tx, document, { kind: 'published', editor, now, action: 'update', summary: describePublishing() });
  await endPlan(tx, document);
}

/** A partner as `findPartners` names it. */
function parsePartner(name: string): Place {
  const [contentType = '', objectId] = name.split(' ');
  return { contentType, objectId: Number(objectId) };
}

/** Nothing is planned for a document any more. */
export async function endPlan(tx: Queries, { place, row }: LockedDocument): Promise<void> {
  Object.assign(row, NO_PLAN);
  await tx.update(documents).set(NO_PLAN).where(isDocument(documents, place));
}

/**
 * Plans for a moment the publishing of the states as they are now, or takes the plan back with null. Refused where a block has moved
 * between one of them and another document since publishing: the two are planned together.
 */
export function scheduleDocuments(
  context: ProviderContext,
  request: FastifyRequest,
  named: readonly NamedDocument[],
  at: Date | null,
) {
  const editor = accountOf(request);
  return changeStates(context, named, async (tx, locked) => {
    if (!at) {
      for (const document of locked) await endPlan(tx, document);
      return { published: [] };
    }
    const partners = await findPartners(tx, locked);
    if (partners.length > 0) {
      const refusal = `blocks moved between these and ${partners.join(', ')}: plan those too`;
      return { refusal, partners: partners.map(parsePartner) };
    }
    await noteErrors(context, tx, request, locked, at);
    // One plan for all of them: they are published together or not at all.
    const plan = { scheduledAt: at, scheduledBy: editor.id, plan: randomUUID() };
    for (const document of locked) {
      const what = { kind: 'automatic', isFrozen: true, action: 'update', summary: describePlan(at) } as const;
      const planVersion = await keepVersion(tx, document, { ...what, editor, now: context.clock.now() });
      await tx
        .update(documents)
        .set({ ...plan, planVersion })
        .where(isDocument(documents, document.place));
    }
    return { published: [] };
  });
}

/**
 * Makes the published states the working ones; what is thrown away stays a version. Refused where that would lose or double a block
 * that moved, or leave nothing.
 */
export function discardDocuments(context: ProviderContext, editor: EditorRow, named: readonly NamedDocument[]) {
  return changeStates(context, named, async (tx, locked) => {
    if (locked.some(({ row }) => row.isUnpublished)) return { refusal: 'there is no published state to go back to' };
    // It would end the plan of somebody else.
    if (!editor.canPublish && locked.some(({ row }) => row.plan !== null))
      throw new SpielplanError('FORBIDDEN', { detail: 'it is planned, and this account may not publish' });
    const partners = await findPartners(tx, locked);
    if (partners.length > 0) return { refusal: `blocks moved between these and ${partners.join(', ')}: name those too` };
    const sources = await findLostSources(tx, locked);
    if (sources.length > 0) {
      return { refusal: `blocks came from ${sources.join(', ')}, published without them: publish, move or remove them` };
    }
    for (const document of locked.filter(({ row }) => row.hasDraft)) {
      const { place, row } = document;
      await dropWorkingCopy(tx, document);
      // Anyone who still knows the discarded state is refused.
      await tx
        .update(documents)
        .set({ ...NO_PLAN, revision: row.revision + 1 })
        .where(isDocument(documents, place));
      // As after a restore, no later change rolls over the version of what was thrown away.
      const version = { kind: 'automatic', action: 'restore', editor, now: context.clock.now() } as const;
      await keepVersion(tx, await lockDocument(tx, place), { ...version, summary: describeDiscard() });
    }
    return { published: [] };
  });
}

/** A page goes offline; anything else shows visitors no block. The working state stays. */
export function unpublishDocuments(context: ProviderContext, named: readonly NamedDocument[]) {
  return changeStates(context, named, async (tx, locked) => {
    for (const document of locked) {
      const { place, page } = document;
      if (page) {
        await tx.update(pages).set({ isOnline: false }).where(eq(pages.id, page.id));
      } else {
        await openWorkingCopy(tx, document);
        await tx.delete(modules).where(standsOn(modules, place));
      }
      const state = { ...NO_PLAN, isUnpublished: !page };
      await tx.update(documents).set(state).where(isDocument(documents, place));
    }
    return { published: locked.map(({ place }) => place) };
  });
}
