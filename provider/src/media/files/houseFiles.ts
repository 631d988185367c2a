import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { parseByteRange } from '../renditions/byteRange.ts';
import { FILE_POLICY, IMMUTABLE } from '../renditions/sendPicture.ts';

const FOLDER = join(import.meta.dirname, '../../seed/media');
const TYPES: Readonly<Record<string, string>> = { '.mp4': 'video/mp4', '.mp3': 'audio/mpeg', '.pdf': 'application/pdf' };

/**
 * The film and the sound that the house is seeded with, `/media/house/<file>`,
 * in ranges where asked. What is not among them is `NOT_FOUND`.
 */
export function registerHouseFiles(app: FastifyInstance): void {
  app.get('/media/house/:file', async (request, reply) => {
    const { file } = request.params as { file: string };
    const type = TYPES[extname(file)];
    // Looked up in the folder rather than joined to it, so that no name leads out of it.
    if (!type || !(await readdir(FOLDER)).includes(file)) throw new SpielplanError('NOT_FOUND');
    const path = join(FOLDER, file);
    const { size } = await stat(path);
    const range = parseByteRange(request.headers.range, size);
    if (range === 'beyond') return reply.code(416).header('content-range', `bytes */${size}`).send();
    if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
    return reply
      .header('content-length', range ? range.end - range.start + 1 : size)
      .header('accept-ranges', 'bytes')
      .header('content-security-policy', FILE_POLICY)
      .header('cache-control', IMMUTABLE)
      .type(type)
      .send(createReadStream(path, range ?? {}));
  });
}
