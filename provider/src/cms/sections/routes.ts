import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { containerBySlugCall, type PageBlock } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { ProviderContext } from '../../platform/context.ts';
import { modules, pages } from '../../platform/database/schema/index.ts';
import { registerCall } from '../../platform/http/registerCall.ts';
import { readPreviewedSection, readWorkingSection } from '../../documents/reading/readWorkingSection.ts';
import { presentBlock } from '../../documents/content/presentBlocks.ts';
import { readerOf, type PageReader, SHARED_BY_VISITORS } from '../../documents/readers/readerOf.ts';
import { readTrees } from '../../documents/content/readBlocks.ts';
import { visibleBlocks } from '../../documents/content/visibleBlocks.ts';

/** Sections by their slug. Creating one is the block call of containers. */
export function registerContainers(app: FastifyInstance, context: ProviderContext): void {
  registerCall(
    app,
    context,
    containerBySlugCall,
    async (input) => {
      const reader = await readerOf(context, input);
      const { slug } = input.params;
      if (reader.isEditing) return readWorkingSection(context, slug, input.lang);
      return (await readPreviewedSection(context, slug, reader)) ?? readSection(context, slug, reader);
    },
    SHARED_BY_VISITORS,
  );
}

/** Throws `NOT_FOUND` where there is none; to visitors also where its page is offline or its time is not now. */
async function readSection({ db, clock }: ProviderContext, slug: string, { lang, isEditor }: PageReader): Promise<PageBlock> {
  const [found] = await db
    .select({ row: modules, isOnline: pages.isOnline })
    .from(modules)
    .leftJoin(pages, eq(pages.id, modules.pageId))
    .where(eq(modules.slug, slug));
  if (!found || (found.isOnline === false && !isEditor)) throw missing();
  const whole = presentBlock(await readTrees(db, [found.row.id]), found.row, lang);
  if (isEditor) return whole;
  const { modules: visible, nextChange } = visibleBlocks([whole], clock.now());
  const [section] = visible;
  if (!section) throw missing();
  return { ...section, valid_until: Number.isFinite(nextChange) ? new Date(nextChange).toISOString() : null };
}

function missing(): SpielplanError {
  return new SpielplanError('NOT_FOUND', { detail: 'no such section' });
}
