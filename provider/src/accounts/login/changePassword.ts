import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { ProviderContext } from '../../platform/context.ts';
import { accountLinks, editors } from '../../platform/database/schema/index.ts';
import { audit } from '../audit/audit.ts';
import { createLoginThrottle } from '../sessions/loginThrottle.ts';
import { type EditorRow, endOtherSessions } from '../sessions/sessions.ts';
import { authenticate } from './authenticate.ts';

/** Why a password was not accepted; the throttle says after how many seconds to come back. */
export type PasswordFault = { kind: 'wrong' } | { kind: 'throttled'; retryAfter: number };

/** Checks the password of who is logged in, with the login's own limit on guesses. Null where it is right. */
export async function checkPassword(
  context: ProviderContext,
  request: FastifyRequest,
  account: EditorRow,
  password: string,
): Promise<PasswordFault | null> {
  const { db, clock } = context;
  const begun = await createLoginThrottle(db, clock).begin(account.username, request.ip, `session ${account.id}`);
  if ('retryAfter' in begun) {
    await audit(context, request, 'login_throttled', account);
    return { kind: 'throttled', retryAfter: begun.retryAfter };
  }
  if (!(await authenticate(db, account.username, password)).editor) {
    await audit(context, request, 'login_failed', account);
    return { kind: 'wrong' };
  }
  await begun.attempt.forgive();
  return null;
}

/**
 * Gives an account another password. Its other sessions end, and a link
 * by which one could be set. Answers how many sessions that were.
 */
export async function changePassword(
  context: ProviderContext,
  request: FastifyRequest,
  account: EditorRow,
  password: string,
): Promise<number> {
  const passwordHash = await hash(password);
  return context.db.transaction(async (tx) => {
    await tx.update(editors).set({ passwordHash }).where(eq(editors.id, account.id));
    await tx.delete(accountLinks).where(eq(accountLinks.editorId, account.id));
    const ended = await endOtherSessions(context, tx, request, account.id);
    await audit({ ...context, db: tx }, request, 'password_changed', account);
    return ended;
  });
}
