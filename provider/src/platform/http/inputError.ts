import type { z } from 'zod';
import { SpielplanError } from '@spielplan/shared-contracts/errors';

/** Names the first field that does not fit and why, in the words of its schema. */
export function inputError(name: 'INVALID_QUERY' | 'INVALID_BODY', error: z.ZodError): SpielplanError {
  const issue = error.issues[0];
  const field = issue?.path.length ? String(issue.path[0]) : undefined;
  return new SpielplanError(name, { field, detail: issue?.message ?? 'does not fit', cause: error });
}
