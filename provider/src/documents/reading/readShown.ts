import type { StoredBlock } from '../content/presentBlocks.ts';
import type { Queries } from '../../platform/database/Database.ts';
import type { Reader } from '../readers/readerOf.ts';
import type { Place } from '../content/place.ts';
import { readEditedBlocks } from '../drafts/readEdited.ts';
import { readVersionContent, type Snapshot } from '../snapshots/snapshots.ts';

/** The version that is planned for a document until the moment a reader asks for; null where the working state is meant. */
export async function readPlannedContent(db: Queries, { planned }: Reader, place: Place): Promise<Snapshot | null> {
  const plan = planned.find(({ contentType, objectId }) => contentType === place.contentType && objectId === place.objectId);
  return plan?.planVersion ? readVersionContent(db, plan.planVersion) : null;
}

/** The blocks of a document that a reader who does not see the published ones is shown: the planned ones, or the working ones. */
export async function readShownBlocks(db: Queries, reader: Reader, place: Place): Promise<StoredBlock[]> {
  return (await readPlannedContent(db, reader, place))?.modules ?? readEditedBlocks(db, place);
}
