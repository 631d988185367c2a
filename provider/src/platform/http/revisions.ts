import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { blockRevisionConflictSchema } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { toProblem } from './problems.ts';
import type { RefusedAnswer } from './registerCall.ts';

/**
 * What an editor believes to be current: a `revision`
 * in the body or query, tags in the header `If-Match`.
 */
export interface ExpectedRevision {
  revision: number | undefined;
  ifMatch: string | undefined;
}

export function expectedRevision(request: FastifyRequest, revision: number | undefined): ExpectedRevision {
  return { revision, ifMatch: request.headers['if-match'] };
}

/**
 * Tells whether a change may go ahead on what has `current` as its revision. Without an expectation
 * it may. The header is compared as RFC 9110 wants it, strongly: a weak tag never fits, and `*` fits
 * whatever is there.
 */
export function checkRevision(
  current: number,
  { revision, ifMatch }: ExpectedRevision,
): 'CONFLICT' | 'PRECONDITION_FAILED' | null {
  if (ifMatch !== undefined && !ifMatch.split(',').some((tag) => ['*', `"${current}"`].includes(tag.trim()))) {
    return 'PRECONDITION_FAILED';
  }
  return revision !== undefined && revision !== current ? 'CONFLICT' : null;
}

interface RefusalParts {
  field?: string;
  detail?: string;
  /** Where what is current is no block. */
  schema?: z.ZodType;
}

/**
 * The refusal of a change that comes too late, with what is current, so that an editor can compare.
 */
export function refuseChange(
  name: 'CONFLICT' | 'PRECONDITION_FAILED',
  current: object,
  {
    field = 'revision',
    detail = 'somebody else has changed this meanwhile',
    schema = blockRevisionConflictSchema,
  }: RefusalParts = {},
): RefusedAnswer {
  const error = new SpielplanError(name, { field, detail });
  return { refusedWith: error.status, body: { ...toProblem(error), current }, schema };
}
