import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import {
  type Account,
  accountConflictSchema,
  type AccountLink,
  type changeAccountCall,
  type inviteAccountCall,
  type Rights,
} from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { ProviderContext } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { accountLinks, editors, previewLinks, sessions } from '../../platform/database/schema/index.ts';
import type { RefusedAnswer } from '../../platform/http/registerCall.ts';
import { checkRevision, expectedRevision, refuseChange } from '../../platform/http/revisions.ts';
import { accountOf } from '../access/access.ts';
import { makeLink } from '../accountLinks.ts';
import { columnsOf, keepManager, lockAccounts } from '../access/rights.ts';
import { audit } from '../audit/audit.ts';
import { readAccount } from './presentAccounts.ts';

type Change = z.output<(typeof changeAccountCall)['body']>;
type Invitation = z.output<(typeof inviteAccountCall)['body']>;
type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];
type WithLink = { account: Account; link: AccountLink };

/** What a manager does to accounts, each in one transaction with its line in the audit table. */
export function createAccountManager(context: ProviderContext) {
  const { db, clock } = context;

  /** One change at a time over all processes, by whom still manages accounts then. */
  const change = <T>(request: FastifyRequest, work: (tx: Transaction, note: Note) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => {
      await lockAccounts(tx);
      const manager = accountOf(request);
      const [row] = await tx.select().from(editors).where(eq(editors.id, manager.id));
      if (!row?.canManageAccounts || row.disabledAt) {
        throw new SpielplanError('FORBIDDEN', { detail: 'this account may not manage accounts any more' });
      }
      const note: Note = (event, account, detail = null) =>
        audit({ ...context, db: tx }, request, event, account, detail, manager);
      return work(tx, note);
    });

  return {
    async invite(request: FastifyRequest, invitation: Invitation, lang: Language): Promise<WithLink> {
      // Nobody knows the password of an account that has none yet.
      const passwordHash = await hash(randomBytes(32));
      return change(request, async (tx, note) => {
        const { username, email, first_name: firstName, last_name: lastName, rights } = invitation;
        const names = { username, email, firstName, lastName };
        const [made] = await tx
          .insert(editors)
          .values({ ...names, ...columnsOf(rights), passwordHash, hasPassword: false })
          .onConflictDoNothing()
          .returning({ id: editors.id, username: editors.username });
        if (!made) throw new SpielplanError('CONFLICT', { field: 'username', detail: 'another account has this name' });
        await note('account_invited', made, describeRights(rights));
        const link = await makeLink(context, tx, made.id, lang);
        return { account: await readAccount(tx, clock, made.id), link };
      });
    },

    change(request: FastifyRequest, id: number, { revision, rights, is_disabled: isDisabled }: Change) {
      return change<Account | RefusedAnswer>(request, async (tx, note) => {
        const current = await readAccount(tx, clock, id);
        const refusal = checkRevision(current.revision, expectedRevision(request, revision));
        if (refusal) return refuseChange(refusal, current, { schema: accountConflictSchema });
        const isOther = rights && describeRights(rights) !== describeRights(current.rights);
        const isSwitched = isDisabled !== undefined && isDisabled !== (current.state === 'disabled');
        if (!isOther && !isSwitched) return current;
        const set = {
          ...(isOther && columnsOf(rights)),
          ...(isSwitched && { disabledAt: isDisabled ? new Date(clock.now()) : null }),
          revision: current.revision + 1,
        };
        await keepManager(tx, () => tx.update(editors).set(set).where(eq(editors.id, id)));
        if (isOther) await note('rights_changed', current, `${describeRights(current.rights)} -> ${describeRights(rights)}`);
        if (isSwitched) await note(isDisabled ? 'account_disabled' : 'account_enabled', current);
        if (isSwitched && isDisabled) {
          await tx.delete(sessions).where(eq(sessions.editorId, id));
          await tx.delete(accountLinks).where(eq(accountLinks.editorId, id));
        }
        // Enabled or given the right again, an account makes its links again.
        if ((isSwitched && isDisabled) || (isOther && !rights.edit))
          await tx.delete(previewLinks).where(eq(previewLinks.editorId, id));
        return readAccount(tx, clock, id);
      });
    },

    link(request: FastifyRequest, id: number, lang: Language): Promise<WithLink> {
      return change(request, async (tx, note) => {
        const account = await readAccount(tx, clock, id);
        if (account.state === 'disabled') throw new SpielplanError('CONFLICT', { detail: 'the account is disabled' });
        const link = await makeLink(context, tx, id, lang);
        await note('account_link_made', account);
        return { account: await readAccount(tx, clock, id), link };
      });
    },

    remove(request: FastifyRequest, id: number): Promise<{ id: number }> {
      return change(request, async (tx, note) => {
        const account = await readAccount(tx, clock, id);
        await keepManager(tx, () => tx.delete(editors).where(eq(editors.id, id)));
        await tx.delete(previewLinks).where(eq(previewLinks.editorId, id));
        await note('account_removed', account);
        return { id };
      });
    },
  };
}

type Note = (
  event: Parameters<typeof audit>[2],
  account: { id: number; username: string },
  detail?: string | null,
) => Promise<void>;

/** `edit publish`, as the audit table keeps it. */
function describeRights(rights: Rights): string {
  const given = (['edit', 'publish', 'dashboard', 'accounts'] as const).filter((right) => rights[right]);
  return given.join(' ') || 'none';
}
