import type { FastifyRequest } from 'fastify';
import type { PageChangeKind } from '@spielplan/shared-contracts/api';
import { networkOf } from '@spielplan/shared-contracts/http';
import type { ProviderContext } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { auditLog } from '../../platform/database/schema/index.ts';

export type AuditEvent =
  | 'login'
  | 'login_failed'
  | 'login_throttled'
  | 'login_guessing'
  | 'logout'
  | 'logout_everywhere'
  | 'password_changed'
  | 'email_changed'
  | 'role_changed'
  | 'account_made'
  | 'account_removed'
  | 'account_invited'
  | 'account_link_made'
  | 'account_disabled'
  | 'account_enabled'
  | 'rights_changed'
  | 'password_set'
  | 'session_ended'
  | 'setting_changed'
  | 'hold_limits_set'
  | 'media_replaced'
  | 'media_removed'
  | 'published_with_errors'
  | PageEvent;

/** The events that the metrics tell from the start. */
export const WATCHED_EVENTS = ['login_failed', 'login_throttled', 'login_guessing'] as const satisfies readonly AuditEvent[];

/** What happens to a page in the tree; the detail begins with its id. */
export type PageEvent = `page_${PageChangeKind}`;

/** What nobody fills the table with. */
const IS_LOGGED_ALONE: ReadonlySet<AuditEvent> = new Set(['login_throttled', 'login_guessing']);
/** What stands in the place of a network where an operator did it on the machine. */
const CONSOLE = 'console';

/**
 * Says in the log and keeps in the table what happened to an account: by whom as a hash, and from
 * which network. What was turned away by the throttle is only logged, so that nobody fills the
 * table. The account is whose it happened to, `actor` who did it where that is another one; its id is
 * null for a name that nobody has. `detail` says what was set, and holds nothing that a visitor typed.
 */
export async function audit(
  {
    db,
    clock,
    signing,
    accountEvents,
  }: Pick<ProviderContext, 'clock' | 'signing' | 'accountEvents'> & {
    db: Pick<Db, 'insert'>;
  },
  request: FastifyRequest,
  event: AuditEvent,
  { username, id: accountId }: { username: string; id: number | null },
  detail: string | null = null,
  actor: { id: number } | null = null,
): Promise<void> {
  accountEvents.set(event, (accountEvents.get(event) ?? 0) + 1);
  const account = signing.sign('account', username.toLowerCase());
  const network = presentNetwork(request.ip);
  const actorId = actor && actor.id !== accountId ? actor.id : null;
  const line = { account, network, ...(actorId !== null && { by: actorId }), ...(detail !== null && { detail }) };
  if (event === 'login_failed' || IS_LOGGED_ALONE.has(event)) request.log.warn(line, `account.${event}`);
  else request.log.info(line, `account.${event}`);
  if (IS_LOGGED_ALONE.has(event)) return;
  await db
    .insert(auditLog)
    .values({ at: new Date(clock.now()), event, accountId, actorId, accountHash: account, network, detail });
}

/** Keeps what an operator did to an account, in the transaction that did it. */
export async function auditConsole(db: Pick<Db, 'insert'>, accountId: number, events: readonly AuditEvent[]): Promise<void> {
  const at = new Date();
  if (events.length > 0) {
    await db.insert(auditLog).values(events.map((event) => ({ at, event, accountId, network: CONSOLE })));
  }
}

/**
 * The network of an address: the 256 addresses around one of version 4, the /64 of one of version 6.
 */
export function presentNetwork(address: string): string {
  const network = networkOf(address);
  return network.includes(':') ? `${network}::/64` : `${network.replace(/\.\d+$/, '.0')}/24`;
}
