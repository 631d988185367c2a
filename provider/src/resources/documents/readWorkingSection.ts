import { eq } from 'drizzle-orm';
import type { PageBlock } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { ProviderContext } from '../../context.ts';
import { editedBlocks } from '../../database/schema/working.ts';
import { presentBlock } from '../content/presentBlocks.ts';
import { readEditedTrees } from './readEdited.ts';

/** A section as editors work on it, by its slug. Throws `NOT_FOUND`. */
export async function readWorkingSection({ db }: ProviderContext, slug: string, lang: Language): Promise<PageBlock> {
  const [row] = await db.select().from(editedBlocks).where(eq(editedBlocks.slug, slug));
  if (!row) throw new SpielplanError('NOT_FOUND', { detail: 'no such section' });
  return presentBlock(await readEditedTrees(db, [row.id]), row, lang);
}
