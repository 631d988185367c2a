import { and, desc, eq, like, ne, sql } from 'drizzle-orm';
import { PAGE_CHANGES, type PageChange } from '@spielplan/shared-contracts/api';
import { toHouseInstant } from '../../platform/clock/clock.ts';
import { auditLog, documentVersions, editors } from '../../platform/database/schema/index.ts';
import type { Queries } from '../../platform/database/Database.ts';

const MAX_LINES = 50;

/** Who changed what of a page: its place from the audit table, its content from its versions. The newest first. */
export async function readPageChanges(db: Queries, id: number): Promise<PageChange[]> {
  const lines = await db
    .select({ at: auditLog.at, event: auditLog.event, detail: auditLog.detail, username: editors.username })
    .from(auditLog)
    .leftJoin(editors, eq(editors.id, auditLog.accountId))
    .where(and(like(auditLog.event, 'page\\_%'), sql`split_part(${auditLog.detail}, ' ', 1) = ${String(id)}`))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(MAX_LINES);
  const versions = await db
    .select()
    .from(documentVersions)
    .where(and(eq(documentVersions.pageId, id), ne(documentVersions.action, 'first')))
    .orderBy(desc(documentVersions.changed), desc(documentVersions.id))
    .limit(MAX_LINES);
  const places = lines.flatMap(({ at, event, detail, username }) => {
    const what = PAGE_CHANGES.find((kind) => event === `page_${kind}`);
    // Ids and flags say nothing to a person.
    const told = what === 'address' ? (detail ?? '').replace(/^\d+ ?/, '') : '';
    return what ? [{ at, username, what, detail: { de: told, en: told } }] : [];
  });
  const contents = versions.map(({ changed, username, summary }) => ({
    at: changed,
    username: username || null,
    what: 'content' as const,
    detail: summary,
  }));
  return [...places, ...contents]
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, MAX_LINES)
    .map((line) => ({ ...line, at: toHouseInstant(line.at) }));
}
