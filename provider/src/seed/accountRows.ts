import type { editors } from '../database/schema/index.ts';

/** The account that sees the dashboard and manages accounts. */
const DIRECTION = 'leitung';

/**
 * The seeded accounts: the editor of the environment, and the direction with the dashboard
 * and the accounts, both with the same password. An editor who is called like the direction is both.
 */
export function buildAccounts(username: string, passwordHash: string): (typeof editors.$inferInsert)[] {
  const isDirection = username === DIRECTION;
  const editor = {
    id: 1,
    username,
    email: 'redaktion@altwasser.example',
    firstName: 'Redaktion',
    lastName: 'Altwasser',
    passwordHash,
    hasDashboardOnlineAccess: isDirection,
    canManageAccounts: isDirection,
  };
  const direction = {
    id: 2,
    username: DIRECTION,
    email: 'leitung@altwasser.example',
    firstName: 'Leitung',
    lastName: 'Altwasser',
    passwordHash,
    hasDashboardOnlineAccess: true,
    canManageAccounts: true,
  };
  return isDirection ? [editor] : [editor, direction];
}
