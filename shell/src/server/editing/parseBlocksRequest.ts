import { idSchema, MAX_PREPARED_BLOCKS, unsavedBlockSchema } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { isNestedDeeper, MAX_BODY_LEVELS } from '@spielplan/shared-contracts/http';
import type { PresentBlocksRequest } from '@spielplan/shared-contracts/remote';
import { z } from 'zod';
import { parseRequestUrl, type RequestUrl } from '../http/requestUrl.ts';

const requestSchema: z.ZodType<PresentBlocksRequest> = z.object({
  path: z.string(),
  blocks: z
    .array(unsavedBlockSchema.extend({ id: idSchema.optional() }))
    .min(1)
    .max(MAX_PREPARED_BLOCKS)
    .refine((blocks) => new Set(blocks.map(({ key }) => key)).size === blocks.length, 'keys must differ'),
});

export interface BlocksRequest {
  path: string;
  page: RequestUrl;
  blocks: PresentBlocksRequest['blocks'];
}

/**
 * Parses what `POST /_blocks` is sent. Throws `INVALID_BODY`
 * with the field, and `MALFORMED_URL` for its path.
 */
export function parseBlocksRequest(body: unknown, origin: string): BlocksRequest {
  if (isNestedDeeper(body, MAX_BODY_LEVELS)) throw new SpielplanError('INVALID_BODY', { detail: 'nested too deep' });
  const { data, error } = requestSchema.safeParse(body);
  if (!data) {
    const [issue] = error.issues;
    throw new SpielplanError('INVALID_BODY', { field: issue?.path.join('.') ?? '', detail: issue?.message ?? '' });
  }
  return { path: data.path, page: parseRequestUrl(data.path, origin), blocks: data.blocks };
}
