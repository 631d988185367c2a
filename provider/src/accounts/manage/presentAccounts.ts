import { asc, eq, max } from 'drizzle-orm';
import type { Account } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import { accountLinks, editors, sessions } from '../../platform/database/schema/index.ts';
import { rightsOf } from '../access/rights.ts';

interface Row {
  editor: typeof editors.$inferSelect;
  linkEnds: Date | null;
  used: Date | null;
}

/** All accounts by name, as those see them who manage accounts. */
export async function listAccounts(db: Pick<Db, 'select'>, clock: Clock): Promise<Account[]> {
  const rows = await select(db).groupBy(editors.id, accountLinks.expiresAt).orderBy(asc(editors.username));
  return rows.map((row) => present(row, clock.now()));
}

/** One of them. Throws `NOT_FOUND`. */
export async function readAccount(db: Pick<Db, 'select'>, clock: Clock, id: number): Promise<Account> {
  const [row] = await select(db).where(eq(editors.id, id)).groupBy(editors.id, accountLinks.expiresAt);
  if (!row) throw new SpielplanError('NOT_FOUND', { detail: 'no such account' });
  return present(row, clock.now());
}

function select(db: Pick<Db, 'select'>) {
  return db
    .select({ editor: editors, linkEnds: accountLinks.expiresAt, used: max(sessions.usedAt) })
    .from(editors)
    .leftJoin(accountLinks, eq(accountLinks.editorId, editors.id))
    .leftJoin(sessions, eq(sessions.editorId, editors.id));
}

function present({ editor, linkEnds, used }: Row, now: number): Account {
  return {
    id: editor.id,
    username: editor.username,
    email: editor.email,
    first_name: editor.firstName,
    last_name: editor.lastName,
    rights: rightsOf(editor),
    state: editor.disabledAt ? 'disabled' : editor.hasPassword ? 'active' : 'invited',
    link_expires: linkEnds && linkEnds.getTime() > now ? linkEnds.toISOString() : null,
    last_used: used?.toISOString() ?? null,
    revision: editor.revision,
  };
}
