import { asc, eq, lte } from 'drizzle-orm';
import { pages } from '../../platform/database/schema/index.ts';
import { documents } from '../../platform/database/schema/working.ts';
import type { Queries } from '../../platform/database/Database.ts';
import { lockAll } from '../saving/changeDocuments.ts';
import { publishPlanned } from './publishPlanned.ts';
import { publishLocked } from '../drafts/publishLocked.ts';
import { dropWorkingCopy } from '../drafts/workingCopy.ts';

/**
 * Publishes what is planned until a moment (epoch ms), without versions and without telling anybody: for a transaction
 * that is taken back, and shows in between what will be.
 */
export async function publishAhead(tx: Queries, moment: number): Promise<void> {
  const due = await tx
    .select()
    .from(documents)
    .where(lte(documents.scheduledAt, new Date(moment)))
    .orderBy(asc(documents.scheduledAt));
  for (const document of await lockAll(tx, due)) {
    const { page } = document;
    if (await publishPlanned(tx, document, moment)) {
      // Who looks ahead sees what visitors will see, not what stays a draft.
      await dropWorkingCopy(tx, document);
      continue;
    }
    if (page && !page.isOnline) await tx.update(pages).set({ isOnline: true }).where(eq(pages.id, page.id));
    await publishLocked(tx, document, moment);
  }
}
