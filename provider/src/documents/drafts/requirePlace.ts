import type { DocumentRef } from '@spielplan/shared-contracts/api';
import { isSpielplanError, SpielplanError } from '@spielplan/shared-contracts/errors';
import type { ProviderContext } from '../../platform/context.ts';
import { requireOwner } from './owners.ts';
import { type Place, placeNamed } from '../content/place.ts';

/** Throws `NOT_FOUND` where a query names no document. */
export async function requirePlace({ db }: ProviderContext, query: DocumentRef): Promise<Place> {
  const place = placeNamed(query);
  await requireOwner(db, place).catch((error: unknown) => {
    if (!isSpielplanError(error, 'INVALID_BODY')) throw error;
    throw new SpielplanError('NOT_FOUND', { field: error.field, detail: error.detail });
  });
  return place;
}
