import type { Call, PageBlock } from '@spielplan/shared-contracts/api';
import type { ProviderContext } from '../../context.ts';
import type { CallInput } from '../../http/registerCall.ts';
import { presentBlocks } from '../content/presentBlocks.ts';
import { readBlocksOf } from '../content/readBlocks.ts';
import { readerOf } from '../content/readerOf.ts';
import { visibleBlocks } from '../content/visibleBlocks.ts';
import { readEditedBlocks } from './readEdited.ts';

/** The blocks on the page of a thing: those published and in their time, or with `edit` and a session the working ones. */
export async function readBlocksOfDetail(
  context: ProviderContext,
  input: CallInput<Call>,
  contentType: 'event' | 'production' | 'venue' | 'series',
): Promise<{ modules: PageBlock[]; valid_until: string | null }> {
  const { db, clock } = context;
  const { isEditing, isEditor } = await readerOf(context, input);
  const { lang, params } = input;
  const objectId = params.id;
  if (isEditing) {
    return { modules: presentBlocks(await readEditedBlocks(db, { contentType, objectId }), lang), valid_until: null };
  }
  const whole = presentBlocks(await readBlocksOf(db, contentType, [objectId]), lang);
  if (isEditor) return { modules: whole, valid_until: null };
  const { modules, nextChange } = visibleBlocks(whole, clock.now());
  return { modules, valid_until: Number.isFinite(nextChange) ? new Date(nextChange).toISOString() : null };
}
