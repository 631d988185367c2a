import { inArray } from 'drizzle-orm';
import type { ProviderContext } from '../../platform/context.ts';
import { media } from '../../platform/database/schema/index.ts';
import type { Queries } from '../../platform/database/Database.ts';
import { type CheckedRow, linksOfRows, namelessPicturesOf, type SiteKnowledge } from './checkRows.ts';
import { findDeadLinks } from './findDeadLinks.ts';

const KEY = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/** Looks up what blocks lead to, and what the media library says of pictures that have no text at their place. */
export async function knowSite(
  context: Pick<ProviderContext, 'clock' | 'configuration' | 'releasedRoutes'>,
  db: Queries,
  rows: readonly CheckedRow[],
): Promise<SiteKnowledge> {
  const isDead = await findDeadLinks(context, db, linksOfRows(rows));
  const keys = [...new Set(namelessPicturesOf(rows).flatMap((base) => KEY.exec(base) ?? []))];
  const entries = keys.length > 0 ? await db.select().from(media).where(inArray(media.key, keys)) : [];
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  return {
    isDead,
    isNamed(base, lang) {
      const entry = byKey.get(KEY.exec(base ?? '')?.[0] ?? '');
      return entry !== undefined && (entry.isDecorative || entry.alt[lang].trim() !== '');
    },
  };
}
