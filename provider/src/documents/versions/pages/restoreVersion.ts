import { eq } from 'drizzle-orm';
import { type Page, pageConflictSchema } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { ProviderContext } from '../../../platform/context.ts';
import { documentVersions } from '../../../platform/database/schema/index.ts';
import type { RefusedAnswer } from '../../../platform/http/registerCall.ts';
import type { EditorRow } from '../../../accounts/index.ts';
import { checkRevision, type ExpectedRevision, refuseChange } from '../../../platform/http/revisions.ts';
import { changeDocument } from '../../saving/changeDocuments.ts';
import { readWorkingPage } from '../../reading/readWorkingPage.ts';
import { describeRestore } from '../../snapshots/describeChange.ts';
import { putBack } from '../../snapshots/putBack.ts';
import { readSnapshot } from '../../snapshots/snapshots.ts';

/**
 * Makes a saved state of a page its present one again, as one more version; blocks keep their ids. The page's address,
 * its place and whether it is online stay as they are, and so do the names of its present blocks. A block that comes back
 * gets another name where its own is taken meanwhile. Throws `NOT_FOUND`; refused with the page where `expected` is old.
 */
export async function restoreVersion(
  context: ProviderContext,
  editor: EditorRow,
  versionId: number,
  lang: Language,
  expected: ExpectedRevision,
): Promise<Page | RefusedAnswer> {
  const [version] = await context.db.select().from(documentVersions).where(eq(documentVersions.id, versionId));
  if (!version?.pageId) throw new SpielplanError('NOT_FOUND', { detail: 'no such version' });
  const { pageId, created } = version;

  const refusal = await changeDocument(
    context,
    editor,
    { contentType: 'page', objectId: pageId },
    async ({ tx, page, revision, formerRevisions: [former = 0] }) => {
      const snapshot = await readSnapshot(tx, versionId, pageId);
      if (!snapshot || !page) throw new SpielplanError('NOT_FOUND', { detail: 'no such version' });
      const old = checkRevision(former, expected);
      if (old) return { value: old };
      await putBack(tx, { contentType: 'page', objectId: pageId }, snapshot, revision);
      return { value: null, change: { action: 'restore', summary: describeRestore(created) } };
    },
  );
  const page = await readWorkingPage(context, { id: pageId }, lang);
  return refusal ? refuseChange(refusal, page, { schema: pageConflictSchema }) : page;
}
