import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  beginUploadCall,
  finishUploadCall,
  mediaUploadCall,
  searchFilesCall,
  sendUploadPartCall,
  uploadTempFileCall,
} from '@spielplan/shared-contracts/api';
import type { ProviderContext } from '../../platform/context.ts';
import { type CallInput, registerCall } from '../../platform/http/registerCall.ts';
import { accountOf, findEditor } from '../../accounts/index.ts';
import { bringsSession } from '../../platform/security/sessionToken.ts';
import { beginUpload, expectedPart, finishUpload, keepPart, PART_BYTES, readUpload } from './partialUploads.ts';
import { receiveFile } from './receiveFile.ts';
import { searchFiles } from './searchFiles.ts';
import { ensureUploadOwner } from './uploadOwner.ts';
import { keepTempFile, limitWaitingUploads } from './uploadService.ts';
import { createUploadSlots } from './uploadSlots.ts';

const UPLOADS_PER_ENTRY = 3;
const REMAINS_MS = 3_600_000;

/**
 * Takes files for forms and, from editors, for pages: `temp-files`. The body is no JSON that
 * could be checked before, so the call is registered without its schema; `receiveFile` reads it.
 */
export async function registerUploads(app: FastifyInstance, context: ProviderContext): Promise<void> {
  const { configuration } = context;
  const folder = join(configuration.dataDir, 'receiving');
  const { body: _, ...call } = uploadTempFileCall;
  const takeSlot = createUploadSlots();
  await removeRemains(folder);

  registerCall(app, context, searchFilesCall, async ({ query }) => ({ results: await searchFiles(context.db, query.query) }));

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
        const account = bringsSession(request) ? await findEditor(context, request) : null;
        const editor = account?.canEdit ? account : null;
        const from = { editorId: editor?.id ?? null, address: request.ip };
        const leave = enter(from, reply);
        try {
          const owner = ensureUploadOwner(request, reply, configuration.publicOrigin.startsWith('https:'));
          const sender = { owner, ...from };
          await limitWaitingUploads(context, sender);
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
          leave();
        }
      },
      { mostPerMinute: configuration.formRateLimit * UPLOADS_PER_ENTRY, bodyLimit: configuration.uploadLimits.editor },
    );
    registerPart(scope);
  });
  registerCall(app, context, beginUploadCall, ({ body, request }) => beginUpload(context, accountOf(request).id, body));
  registerCall(app, context, mediaUploadCall, ({ params, request }) => readUpload(context, accountOf(request).id, params.id));
  registerCall(app, context, finishUploadCall, ({ params: { id }, request }) =>
    finishUpload(context, { id, editorId: accountOf(request).id, address: request.ip, folder }),
  );

  function registerPart(scope: FastifyInstance): void {
    const { body: _file, ...partCall } = sendUploadPartCall;
    const handler = async ({ params, query: { from }, request, reply }: CallInput<typeof partCall>) => {
      const { id: editorId } = accountOf(request);
      const leave = enter({ editorId, address: request.ip }, reply);
      try {
        const upload = await expectedPart(context, editorId, params.id, from);
        const part = await receiveFile(request, folder, PART_BYTES);
        try {
          return await keepPart(context, upload, from, part);
        } finally {
          await rm(part.path, { force: true });
        }
      } finally {
        leave();
      }
    };
    registerCall(scope, context, partCall, handler, { bodyLimit: 2 * PART_BYTES });
  }

  function enter(from: Parameters<typeof takeSlot>[0], reply: FastifyReply): () => void {
    try {
      return takeSlot(from);
    } catch (error) {
      reply.header('retry-after', '10');
      throw error;
    }
  }
}

/**
 * What a crash left half received. Another process may be receiving into the same folder right now.
 */
async function removeRemains(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (mtimeMs < Date.now() - REMAINS_MS) await rm(path, { force: true });
  }
}
