import { documentsConflictSchema, type DocumentState } from '@spielplan/shared-contracts/api';
import type { ProviderContext } from '../../platform/context.ts';
import type { RefusedAnswer } from '../../platform/http/registerCall.ts';
import { requireOwner } from '../drafts/owners.ts';
import { refuseChange } from '../../platform/http/revisions.ts';
import type { Queries } from '../../platform/database/Database.ts';
import { lockAll } from './changeDocuments.ts';
import { readDocumentState } from './documentState.ts';
import { isSamePlace, type Place } from '../content/place.ts';
import { tellOfPublishing } from '../drafts/publishLocked.ts';
import { readPublishing } from '../../platform/settings/readPublishing.ts';
import type { LockedDocument } from '../drafts/workingCopy.ts';

/** A document as a call names it, with the revision its editor knows. */
export interface NamedDocument extends Place {
  revision: number | undefined;
}

export interface DocumentStates {
  documents: DocumentState[];
}

/** Changes where locked documents stand: whose published state is another one now, or why nothing may be changed. */
export type StateChange = (
  tx: Queries,
  locked: readonly LockedDocument[],
) => Promise<{ published: Place[] } | { refusal: string; partners?: readonly Place[] }>;

/** Changes all of them or none. Throws `NOT_FOUND` and `INVALID_BODY`; refused with the states as they are where one has another revision. */
export async function changeStates(
  context: ProviderContext,
  named: readonly NamedDocument[],
  change: StateChange,
): Promise<DocumentStates | RefusedAnswer> {
  const places = named.map(({ contentType, objectId }) => ({ contentType, objectId }));
  for (const place of places) await requireOwner(context.db, place);
  const { result, documents } = await context.db.transaction(async (tx) => {
    const publishing = await readPublishing(tx, context);
    const locked = await lockAll(tx, places);
    const isOld = named.some(({ revision, ...place }) => {
      const document = locked.find((each) => isSamePlace(each.place, place));
      return revision !== undefined && revision !== document?.row.revision;
    });
    const ended = isOld ? { refusal: 'somebody else has changed this meanwhile' } : await change(tx, locked);
    const states: DocumentState[] = [];
    for (const place of places) states.push(await readDocumentState(tx, place, publishing));
    return { result: ended, documents: states };
  });
  if ('refusal' in result) {
    const parts = { field: 'documents', detail: result.refusal, schema: documentsConflictSchema };
    const partners =
      'partners' in result
        ? result.partners?.map(({ contentType, objectId }) => ({ content_type: contentType, object_id: objectId }))
        : undefined;
    return refuseChange('CONFLICT', { documents, ...(partners && { partners }) }, parts);
  }
  if (result.published.length > 0) tellOfPublishing(context, result.published);
  return { documents };
}
