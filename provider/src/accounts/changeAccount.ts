import { hash } from '@node-rs/argon2';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../platform/database/connect.ts';
import { accountLinks, editors, previewLinks, sessions } from '../platform/database/schema/index.ts';
import { auditConsole } from './audit/audit.ts';
import { PASSWORD_LENGTH } from '../platform/configuration/passwordLength.ts';
import { weaknessOf } from './passwords/weakPassword.ts';
import { columnsOf, keepManager, lockAccounts } from './access/rights.ts';

const MAX_NAME_CHARS = 200;

/** What an account may do, by the name of the role. */
export const ROLES = {
  writer: columnsOf({ edit: true, publish: false, dashboard: false, accounts: false }),
  editor: columnsOf({ edit: true, publish: true, dashboard: false, accounts: false }),
  dashboard: columnsOf({ edit: false, publish: false, dashboard: true, accounts: false }),
  both: columnsOf({ edit: true, publish: true, dashboard: true, accounts: false }),
  manager: columnsOf({ edit: true, publish: true, dashboard: true, accounts: true }),
} as const;

export interface AccountChange {
  username: string;
  /** Null leaves an account what it may do; a new one becomes an editor's. */
  role: keyof typeof ROLES | null;
  /** Null leaves an account its password; a new one needs one. */
  password: string | null;
}

/**
 * Makes an account, or changes the password or role of one that there is. A new password ends every
 * session of the account and enables it again. Answers which it was. Throws a sentence for a name or a
 * password that cannot be, and where nothing would change; `LAST_MANAGER` where nobody would manage accounts.
 */
export async function changeAccount(db: Db, { username, role, password }: AccountChange): Promise<'made' | 'changed'> {
  if (username.length === 0 || username.length > MAX_NAME_CHARS || username.includes('\0')) {
    throw new Error(`A username has 1 to ${MAX_NAME_CHARS} characters.`);
  }
  if (password !== null) await refuseWeak(db, username, password);
  const passwordHash = password === null ? null : await hash(password);
  return db.transaction(async (tx) => {
    await lockAccounts(tx);
    const [known] = await tx
      .select({ id: editors.id, revision: editors.revision })
      .from(editors)
      .where(eq(editors.username, username))
      .for('update');
    if (!known) {
      if (passwordHash === null) throw new Error(`There is no account ${username} yet; a new one needs a password.`);
      const names = { username, email: '', firstName: username, lastName: '' };
      const [made] = await tx
        .insert(editors)
        .values({ ...names, passwordHash, ...ROLES[role ?? 'editor'] })
        .returning({ id: editors.id });
      if (made) await auditConsole(tx, made.id, ['account_made']);
      return 'made';
    }
    if (passwordHash === null && role === null) throw new Error(`Nothing to change: give ${username} a password or a role.`);
    const set = {
      ...(passwordHash !== null && { passwordHash, hasPassword: true, disabledAt: null }),
      ...(role !== null && ROLES[role]),
      revision: known.revision + 1,
    };
    await keepManager(tx, () => tx.update(editors).set(set).where(eq(editors.id, known.id)));
    if (passwordHash !== null) {
      await tx.delete(sessions).where(eq(sessions.editorId, known.id));
      await tx.delete(accountLinks).where(eq(accountLinks.editorId, known.id));
    }
    await auditConsole(tx, known.id, [
      ...(passwordHash === null ? [] : ['password_changed' as const]),
      ...(role === null ? [] : ['role_changed' as const]),
    ]);
    return 'changed';
  });
}

/**
 * Takes an account away, with its sessions; what it has
 * written stays. Throws a sentence where there is none.
 */
export async function removeAccount(db: Db, username: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAccounts(tx);
    const isThis = eq(editors.username, username);
    const [gone] = await keepManager(tx, () => tx.delete(editors).where(isThis).returning({ id: editors.id }));
    if (!gone) throw new Error(`There is no account ${username}.`);
    await tx.delete(previewLinks).where(eq(previewLinks.editorId, gone.id));
    await auditConsole(tx, gone.id, ['account_removed']);
  });
}

/**
 * Throws a sentence for a database that no provider has
 * filled yet: it would take the first ids for itself.
 */
export async function refuseUnfilled(db: Db): Promise<void> {
  const [found] = await db
    .select({ filled: sql<boolean>`to_regclass('public.editors') is not null` })
    .from(sql`(values (1)) as one`);
  const accounts = found?.filled ? await db.select({ id: editors.id }).from(editors).limit(1) : [];
  if (accounts.length === 0)
    throw new Error('The database has not been filled yet. Start the provider once, or npm run db:seed.');
}

async function refuseWeak(db: Db, username: string, password: string): Promise<void> {
  if (password.length < PASSWORD_LENGTH.least || password.length > PASSWORD_LENGTH.most) {
    throw new Error(`A password has ${PASSWORD_LENGTH.least} to ${PASSWORD_LENGTH.most} characters.`);
  }
  const weakness = await weaknessOf(db, { publicOrigin: '' }, { username }, password);
  if (weakness) throw new Error(`The password is easily guessed: ${weakness}. Choose one of your own.`);
}
