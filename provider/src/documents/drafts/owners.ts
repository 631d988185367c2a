import { and, eq } from 'drizzle-orm';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { articles, events, pages, productions, series, venues } from '../../platform/database/schema/index.ts';
import { isKept } from '../isKept.ts';
import type { Queries } from '../../platform/database/Database.ts';
import type { Place } from '../content/place.ts';

/** The site itself, which is one: sections of screens that belong to no thing, such as the one above a list. */
const SITE: Place = { contentType: 'site', objectId: 1 };

/** Things that blocks may stand on, by the name the contract calls `content_type`. */
const OWNERS = { page: pages, event: events, production: productions, article: articles, venue: venues, series } as const;

/** Throws `INVALID_BODY` with the field for a type that carries no blocks, and for a thing that is not there. */
export async function requireOwner(db: Queries, { contentType, objectId }: Place): Promise<void> {
  if (contentType === SITE.contentType) {
    if (objectId !== SITE.objectId) throw refuse('object_id', `the site is ${SITE.objectId}`);
    return;
  }
  if (!Object.hasOwn(OWNERS, contentType))
    throw refuse('content_type', `one of ${[...Object.keys(OWNERS), SITE.contentType].join(', ')}`);
  const table = OWNERS[contentType as keyof typeof OWNERS];
  const isIt = eq(table.id, objectId);
  const [owner] = await db
    .select({ id: table.id })
    .from(table)
    .where(contentType === 'page' ? and(isIt, isKept) : isIt);
  if (!owner) throw refuse('object_id', `no such ${contentType}`);
}

function refuse(field: string, detail: string): SpielplanError {
  return new SpielplanError('INVALID_BODY', { field, detail });
}
