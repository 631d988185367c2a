import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  changeMediaCall,
  createMediaCall,
  mediaCall,
  mediaUsagesCall,
  removeMediaCall,
  replaceMediaCall,
} from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { ProviderContext } from '../../platform/context.ts';
import { media } from '../../platform/database/schema/index.ts';
import { registerCall } from '../../platform/http/registerCall.ts';
import { changeMedia, createMedia, removeMedia, replaceMedia } from './changeMedia.ts';
import { listMedia } from './listMedia.ts';
import { readUsages } from './readUsages.ts';

/** The library of pictures and files that editors use. */
export function registerMediaLibrary(app: FastifyInstance, context: ProviderContext): void {
  const { db } = context;

  registerCall(app, context, mediaCall, ({ query }) => listMedia(db, query));
  registerCall(app, context, createMediaCall, ({ body, request }) => createMedia(context, request, body));
  registerCall(app, context, changeMediaCall, ({ params, body, request }) => changeMedia(context, request, params.id, body));
  registerCall(app, context, replaceMediaCall, ({ params, body, request }) => replaceMedia(context, request, params.id, body));
  registerCall(app, context, removeMediaCall, ({ params, request }) => removeMedia(context, request, params.id));
  registerCall(app, context, mediaUsagesCall, async ({ params: { id } }) => {
    const [entry] = await db
      .select()
      .from(media)
      .where(and(eq(media.id, id), isNull(media.removedAt)));
    if (!entry) throw new SpielplanError('NOT_FOUND', { detail: 'no such entry of the library' });
    return { usages: await readUsages(db, entry.key) };
  });
}
