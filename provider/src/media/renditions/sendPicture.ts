import type { FastifyReply } from 'fastify';
import { isSpielplanError } from '@spielplan/shared-contracts/errors';
import { PICTURE_MIME, type PictureFormat } from './pictureFormats.ts';

/** For what never changes at its address. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** A file of ours brings nothing along, whatever a browser takes it for. */
export const FILE_POLICY = "default-src 'none'; sandbox";

/**
 * Sends a picture, to be kept for good unless told otherwise. When too many are waiting to be made, says when to come back.
 */
export async function sendPicture(
  reply: FastifyReply,
  format: PictureFormat,
  read: () => Promise<Buffer>,
  cacheControl: string = IMMUTABLE,
): Promise<FastifyReply> {
  const picture = await read().catch((error: unknown) => {
    if (isSpielplanError(error, 'PROVIDER_FAILED')) reply.header('retry-after', '5');
    throw error;
  });
  return reply
    .header('cache-control', cacheControl)
    .header('content-security-policy', FILE_POLICY)
    .type(PICTURE_MIME[format])
    .send(picture);
}
