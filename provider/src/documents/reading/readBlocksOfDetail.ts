import type { Call, PageBlock } from '@spielplan/shared-contracts/api';
import type { ProviderContext } from '../../platform/context.ts';
import type { CallInput } from '../../platform/http/registerCall.ts';
import { presentBlocks } from '../content/presentBlocks.ts';
import { readBlocksOf } from '../content/readBlocks.ts';
import { isPreviewOf, readerOf } from '../readers/readerOf.ts';
import { visibleBlocks } from '../content/visibleBlocks.ts';
import { readShownBlocks } from './readShown.ts';

/** The blocks on the page of a thing: those published and in their time, or with `edit` and a session the working ones. */
export async function readBlocksOfDetail(
  context: ProviderContext,
  input: CallInput<Call>,
  contentType: 'event' | 'production' | 'venue' | 'series',
): Promise<{ modules: PageBlock[]; valid_until: string | null }> {
  const { db, clock } = context;
  const reader = await readerOf(context, input);
  const { lang, params } = input;
  const objectId = params.id;
  const isPreview = isPreviewOf(reader, contentType, objectId);
  const isWorking = reader.isEditing || isPreview;
  const rows = await (isWorking
    ? readShownBlocks(db, reader, { contentType, objectId })
    : readBlocksOf(db, contentType, [objectId]));
  const whole = presentBlocks(rows, lang);
  if (reader.isEditor) return { modules: whole, valid_until: null };
  const { modules, nextChange } = visibleBlocks(whole, clock.now());
  return { modules, valid_until: Number.isFinite(nextChange) ? new Date(nextChange).toISOString() : null };
}
