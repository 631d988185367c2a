import type { ContentFinding } from '@spielplan/shared-contracts/api';
import type { ProviderContext } from '../../../context.ts';
import type { Queries } from '../../content/readBlocks.ts';
import type { Place } from '../place.ts';
import { readEditedBlocks } from '../readEdited.ts';
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
