import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { SESSION_COOKIE, uploadTempFileCall } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { ProviderContext } from '../../context.ts';
import { registerCall } from '../../http/registerCall.ts';
import { findEditor } from '../../security/sessions.ts';
import { receiveFile } from './receiveFile.ts';
import { scheduleRemovals } from './removeExpired.ts';
import { ensureUploadOwner } from './uploadOwner.ts';
import { keepTempFile, refuseHoarding } from './uploadService.ts';

/** Each may hold a file of the largest size on the disk. */
const MOST_AT_ONCE = 100;
const UPLOADS_PER_ENTRY = 3;
const REMAINS_MS = 3_600_000;

/**
 * Takes files for forms and, from editors, for pages: `temp-files`. The body is no JSON that could be checked before, so the
 * call is registered without its schema; `receiveFile` reads it.
 */
export async function registerUploads(app: FastifyInstance, context: ProviderContext): Promise<void> {
  const { configuration } = context;
  const folder = join(configuration.dataDir, 'receiving');
  const { body: _, ...call } = uploadTempFileCall;
  let underWay = 0;
  await removeRemains(folder);

  // Only here: everywhere else a multipart body is refused by its type.
  await app.register(async (scope) => {
    // `receiveFile` says itself that a file is too large, with the name of the field.
    await scope.register(multipart, { throwFileSizeLimit: false });
    registerCall(
      scope,
      context,
      call,
      async ({ request, reply }) => {
        reply.header('cache-control', 'no-store');
        if (underWay >= MOST_AT_ONCE) {
          reply.header('retry-after', '10');
          throw new SpielplanError('PROVIDER_FAILED', { detail: 'too many uploads at once' });
        }
        underWay += 1;
        try {
          const account = request.cookies[SESSION_COOKIE] ? await findEditor(context, request) : null;
          const editor = account?.canEdit ? account : null;
          const owner = ensureUploadOwner(request, reply, configuration.publicOrigin.startsWith('https:'));
          const sender = { owner, editorId: editor?.id ?? null };
          await refuseHoarding(context, sender);
          const { visitor, editor: ofEditors } = configuration.uploadLimits;
          const received = await receiveFile(request, folder, editor ? ofEditors : visitor);
          try {
            const kept = await keepTempFile(context, sender, received);
            reply.code(201);
            return kept;
          } finally {
            await rm(received.path, { force: true });
          }
        } finally {
          underWay -= 1;
        }
      },
      { mostPerMinute: configuration.formRateLimit * UPLOADS_PER_ENTRY, bodyLimit: configuration.uploadLimits.editor },
    );
  });
  scheduleRemovals(app, context);
}

/** What a crash left half received. Another process may be receiving into the same folder right now. */
async function removeRemains(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (mtimeMs < Date.now() - REMAINS_MS) await rm(path, { force: true });
  }
}
