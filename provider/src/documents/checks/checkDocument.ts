import type { ContentFinding } from '@spielplan/shared-contracts/api';
import type { ProviderContext } from '../../platform/context.ts';
import type { Queries } from '../../platform/database/Database.ts';
import type { Place } from '../content/place.ts';
import { readEditedBlocks } from '../drafts/readEdited.ts';
import { checkRows } from './checkRows.ts';
import { knowSite } from './knowSite.ts';

/** The findings in the working state of one document, in both languages. */
export async function checkDocument(
  context: Pick<ProviderContext, 'clock' | 'configuration' | 'releasedRoutes'>,
  db: Queries,
  place: Place,
): Promise<ContentFinding[]> {
  const rows = await readEditedBlocks(db, place);
  return checkRows(rows, await knowSite(context, db, rows));
}
