import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Rights } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { Db } from '../../platform/database/connect.ts';
import { editors } from '../../platform/database/schema/index.ts';
import type { EditorRow } from '../sessions/sessions.ts';

type RightColumns = Pick<EditorRow, 'canEdit' | 'canPublish' | 'hasDashboardOnlineAccess' | 'canManageAccounts'>;

/** What an account may do, as the contract says it. */
export function rightsOf({ canEdit, canPublish, hasDashboardOnlineAccess, canManageAccounts }: RightColumns): Rights {
  return { edit: canEdit, publish: canEdit && canPublish, dashboard: hasDashboardOnlineAccess, accounts: canManageAccounts };
}

/** The same as columns. */
export function columnsOf({ edit, publish, dashboard, accounts }: Rights): RightColumns {
  return { canEdit: edit, canPublish: publish, hasDashboardOnlineAccess: dashboard, canManageAccounts: accounts };
}

/** Changes of accounts wait for one another from here to the end of the transaction. */
export async function lockAccounts(tx: Pick<Db, 'execute'>): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('accounts', 0))`);
}

/** How many accounts can log in and manage accounts. */
async function countManagers(tx: Pick<Db, '$count'>): Promise<number> {
  return tx.$count(editors, and(eq(editors.canManageAccounts, true), eq(editors.hasPassword, true), isNull(editors.disabledAt)));
}

/**
 * Runs a change of accounts that may take the last manager away, and throws `LAST_MANAGER` where it did:
 * then nothing is changed. A house that never had a manager may go without. Wants `lockAccounts` before.
 */
export async function keepManager<T>(tx: Pick<Db, '$count'>, change: () => Promise<T>): Promise<T> {
  const before = await countManagers(tx);
  const done = await change();
  if (before > 0 && (await countManagers(tx)) === 0) {
    throw new SpielplanError('LAST_MANAGER', { detail: 'somebody has to manage accounts: give another account the right first' });
  }
  return done;
}
