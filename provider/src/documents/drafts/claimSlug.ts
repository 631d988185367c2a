import { eq, sql } from 'drizzle-orm';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { modules } from '../../platform/database/schema/index.ts';
import { editedBlocks } from '../../platform/database/schema/working.ts';
import type { BlockRow } from '../content/presentBlocks.ts';
import type { Queries } from '../../platform/database/Database.ts';
import { isSamePlace, type Place, placeOf } from '../content/place.ts';

/**
 * Holds a slug until the end of the transaction: answers the block that has it, among editors' blocks or published elsewhere, or null
 * where it is free. Anyone else about to take it waits.
 */
export async function claimSlug(tx: Queries, slug: string, place: Place): Promise<BlockRow | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`slug ${slug}`}, 0))`);
  const [edited] = await tx.select().from(editedBlocks).where(eq(editedBlocks.slug, slug));
  if (edited) return edited;
  const [published] = await tx.select().from(modules).where(eq(modules.slug, slug));
  // What this document has removed since it was published gives its slug up.
  return published && !isSamePlace(placeOf(published), place) ? published : null;
}

/** Throws `INVALID_BODY` for a slug that no address can have. */
export function requireSlug(slug: string): string {
  if (/[\p{Cc}\p{Cs}/\\?#]/u.test(slug) || /^\.{1,2}$/.test(slug)) {
    throw new SpielplanError('INVALID_BODY', { field: 'slug', detail: 'holds characters that no address has' });
  }
  return slug;
}

/** To be called before several slugs are claimed: two at once would each wait for a slug that the other one gives up. */
export async function lockSlugs(tx: Queries): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('slugs', 0))`);
}

/** A number that no block has had. */
export async function nextBlockId(tx: Queries): Promise<number> {
  const [row] = await tx
    .select({ id: sql<number>`nextval(pg_get_serial_sequence('modules', 'id'))::integer` })
    .from(sql`(select 1) as one`);
  return row?.id ?? 0;
}
