import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_HINT_COOKIE } from '@spielplan/shared-contracts/api';
import type { ProviderContext } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { editors, sessions } from '../../platform/database/schema/index.ts';
import { cookieNames, isSecure } from '../../platform/security/cookieNames.ts';
import { issueCsrfCookie } from '../../platform/security/csrf.ts';
import { deviceOf } from '../../platform/security/deviceOf.ts';
import { replaceSessionToken, SESSION_SECONDS, sessionTokenOf } from '../../platform/security/sessionToken.ts';

const MINUTE_MS = 60_000;

export type EditorRow = typeof editors.$inferSelect;

/**
 * The editor of the request's session, or null when there is none, it has ended, or nobody has
 * used it for too long. What a page sends by itself is no use of it.
 */
export async function findEditor(
  { db, clock, configuration }: ProviderContext,
  request: FastifyRequest,
  { isUse = true } = {},
): Promise<EditorRow | null> {
  const token = sessionTokenOf(configuration, request);
  if (!token) return null;
  const now = clock.now();
  const isOwn = eq(sessions.tokenHash, hash(token));
  const idleSince = new Date(now - configuration.sessionIdleMinutes * MINUTE_MS);
  const [row] = await db
    .select({ editor: editors, usedAt: sessions.usedAt })
    .from(sessions)
    .innerJoin(editors, eq(editors.id, sessions.editorId))
    .where(and(isOwn, gt(sessions.expiresAt, new Date(now)), gt(sessions.usedAt, idleSince), isNull(editors.disabledAt)));
  if (!row) return null;
  // Written once a minute at most: reading must not cost a write each time.
  if (isUse && row.usedAt.getTime() <= now - MINUTE_MS) {
    await db
      .update(sessions)
      .set({ usedAt: new Date(now) })
      .where(isOwn);
  }
  return row.editor;
}

/**
 * Begins a session: a new secret for the browser, its hash for the database, and the readable hint
 * and a new form token beside it. One that the browser brought along ends, so that a session never
 * outlives the login that follows it.
 */
export async function beginSession(
  context: ProviderContext,
  request: FastifyRequest,
  reply: FastifyReply,
  editorId: number,
): Promise<void> {
  const { db, clock, configuration } = context;
  const token = randomBytes(32).toString('base64url');
  const now = clock.now();
  const former = hash(sessionTokenOf(configuration, request) ?? '');
  await db.delete(sessions).where(or(lte(sessions.expiresAt, new Date(now)), eq(sessions.tokenHash, former)));
  await db.insert(sessions).values({
    tokenHash: hash(token),
    editorId,
    expiresAt: new Date(now + SESSION_SECONDS * 1_000),
    usedAt: new Date(now),
    begunAt: new Date(now),
    device: deviceOf(request.headers['user-agent']),
  });
  const cookie = {
    path: '/',
    sameSite: 'lax',
    secure: isSecure(configuration),
    maxAge: SESSION_SECONDS,
  } as const;
  const { session } = cookieNames(configuration);
  reply.setCookie(session, token, { ...cookie, httpOnly: true }).setCookie(SESSION_HINT_COOKIE, '1', cookie);
  replaceSessionToken(request, token);
  issueCsrfCookie(context, request, reply);
}

/** Ends the request's session, on both sides. */
export async function endSession(context: ProviderContext, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { db, configuration } = context;
  const token = sessionTokenOf(configuration, request);
  if (token) await db.delete(sessions).where(eq(sessions.tokenHash, hash(token)));
  clearSession(context, request, reply);
}

/** Ends every session of an account, and takes the request's from its browser. */
export async function endAllSessions(
  context: ProviderContext,
  request: FastifyRequest,
  reply: FastifyReply,
  editorId: number,
): Promise<void> {
  await context.db.delete(sessions).where(eq(sessions.editorId, editorId));
  clearSession(context, request, reply);
}

function clearSession(context: ProviderContext, request: FastifyRequest, reply: FastifyReply): void {
  const { configuration } = context;
  // Browsers take a name with `__Host-` from a secure cookie alone, also to forget it.
  const cookie = { path: '/', secure: isSecure(configuration) };
  reply.clearCookie(cookieNames(configuration).session, cookie).clearCookie(SESSION_HINT_COOKIE, cookie);
  replaceSessionToken(request, null);
  issueCsrfCookie(context, request, reply);
}

/** The sessions of an account that still last, the one used last first. */
export async function listSessions({ db, clock, configuration }: ProviderContext, request: FastifyRequest, editorId: number) {
  const now = clock.now();
  const own = hash(sessionTokenOf(configuration, request) ?? '');
  const idleSince = new Date(now - configuration.sessionIdleMinutes * MINUTE_MS);
  const { id, device, begunAt, usedAt } = sessions;
  return db
    .select({ id, device, begunAt, usedAt, isCurrent: sql<boolean>`${sessions.tokenHash} = ${own}` })
    .from(sessions)
    .where(and(eq(sessions.editorId, editorId), gt(sessions.expiresAt, new Date(now)), gt(usedAt, idleSince)))
    .orderBy(desc(usedAt), desc(id));
}

/** Ends one session of an account; tells whether there was one. */
export async function endOneSession(db: Pick<Db, 'delete'>, editorId: number, id: number): Promise<boolean> {
  const isThis = and(eq(sessions.editorId, editorId), eq(sessions.id, id));
  return (await db.delete(sessions).where(isThis).returning({ id: sessions.id })).length > 0;
}

/**
 * Ends every session of an account but the request's, in the transaction
 * that gave it a new password. Answers how many that were.
 */
export async function endOtherSessions(
  { configuration }: Pick<ProviderContext, 'configuration'>,
  tx: Pick<Db, 'delete'>,
  request: FastifyRequest,
  editorId: number,
): Promise<number> {
  const own = hash(sessionTokenOf(configuration, request) ?? '');
  const isOther = and(eq(sessions.editorId, editorId), ne(sessions.tokenHash, own));
  return (await tx.delete(sessions).where(isOther).returning({ id: sessions.id })).length;
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
