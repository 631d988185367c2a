import type { editors } from '../platform/database/schema/index.ts';

/** The account of the demonstration that sees the dashboard and manages accounts. */
const DIRECTION = 'leitung';

/** The first account, and the hash of the direction's password; null makes no direction. */
export interface SeededAccounts {
  username: string;
  passwordHash: string;
  directionHash: string | null;
}

/**
 * The seeded accounts: the editor of the environment, and in a demonstration the direction with the dashboard and the accounts,
 * each with a password of its own. Where there is no direction, or the editor is called like it, the editor is both.
 */
export function buildAccounts({ username, passwordHash, directionHash }: SeededAccounts): (typeof editors.$inferInsert)[] {
  const isAlone = directionHash === null || username === DIRECTION;
  const names =
    directionHash === null
      ? { email: '', firstName: username, lastName: '' }
      : { email: 'redaktion@altwasser.example', firstName: 'Redaktion', lastName: 'Altwasser' };
  const editor = {
    id: 1,
    username,
    ...names,
    passwordHash,
    hasDashboardOnlineAccess: isAlone,
    canManageAccounts: isAlone,
  };
  if (isAlone) return [editor];
  const direction = {
    id: 2,
    username: DIRECTION,
    email: 'leitung@altwasser.example',
    firstName: 'Leitung',
    lastName: 'Altwasser',
    passwordHash: directionHash,
    hasDashboardOnlineAccess: true,
    canManageAccounts: true,
  };
  return [editor, direction];
}
