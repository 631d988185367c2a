import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { AccountLink } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { ProviderContext } from '../platform/context.ts';
import type { Db } from '../platform/database/connect.ts';
import { accountLinks, editors } from '../platform/database/schema/index.ts';
import type { EditorRow } from './sessions/sessions.ts';

/** Over a weekend. */
const LINK_MS = 72 * 3_600_000;
const PASSWORD_PATH = '/pageeditor-api/password';

/** Makes the link by which an account sets its password; the one before it ends. Stored as a hash alone. */
export async function makeLink(
  { clock, configuration }: Pick<ProviderContext, 'clock' | 'configuration'>,
  tx: Pick<Db, 'insert'>,
  editorId: number,
  lang: Language,
): Promise<AccountLink> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(clock.now() + LINK_MS);
  const row = { tokenHash: hash(token), expiresAt };
  await tx
    .insert(accountLinks)
    .values({ editorId, ...row })
    .onConflictDoUpdate({ target: accountLinks.editorId, set: row });
  const query = new URLSearchParams({ lang, token });
  return { url: `${configuration.publicOrigin}${PASSWORD_PATH}?${query.toString()}`, expires: expiresAt.toISOString() };
}

/** Whose link this is; null where it has been used, has ended, or its account is disabled. */
export async function findByLink(
  { clock }: Pick<ProviderContext, 'clock'>,
  db: Pick<Db, 'select'>,
  token: string,
): Promise<EditorRow | null> {
  const [row] = await db
    .select({ editor: editors })
    .from(accountLinks)
    .innerJoin(editors, eq(editors.id, accountLinks.editorId))
    .where(
      and(eq(accountLinks.tokenHash, hash(token)), gt(accountLinks.expiresAt, new Date(clock.now())), isNull(editors.disabledAt)),
    );
  return row?.editor ?? null;
}

/** Takes a link back as it is used, so that of two at once one alone succeeds. */
export async function spendLink(tx: Pick<Db, 'delete'>, editorId: number, token: string): Promise<boolean> {
  const isThis = and(eq(accountLinks.editorId, editorId), eq(accountLinks.tokenHash, hash(token)));
  const spent = await tx
    .delete(accountLinks)
    .where(isThis)
    .returning({ one: sql<number>`1` });
  return spent.length > 0;
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
