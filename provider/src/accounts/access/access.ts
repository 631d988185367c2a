import type { FastifyRequest } from 'fastify';
import type { CallAccess } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { ProviderContext } from '../../platform/context.ts';
import { readPublishing } from '../../platform/settings/readPublishing.ts';
import { type EditorRow, findEditor } from '../sessions/sessions.ts';

const READING = new Set(['GET', 'HEAD']);
const accounts = new WeakMap<FastifyRequest, EditorRow>();

/**
 * Lets a request pass to a call that is not for everybody. Throws `NOT_LOGGED_IN` without a session, and
 * `FORBIDDEN` with a sentence where the account lacks the right: also for any save where each one is live
 * and the account may not publish.
 */
export async function requireAccess(
  context: ProviderContext,
  request: FastifyRequest,
  { access, isBackground }: { access: CallAccess; isBackground?: boolean | undefined },
): Promise<void> {
  const editor = await findEditor(context, request, { isUse: !isBackground });
  if (!editor) throw new SpielplanError('NOT_LOGGED_IN');
  const refusal = await refusalOf(context, request, access, editor);
  if (refusal) {
    request.log.warn({ account: editor.id, access }, 'access.refused');
    throw new SpielplanError('FORBIDDEN', { detail: refusal });
  }
  accounts.set(request, editor);
}

async function refusalOf(
  context: ProviderContext,
  request: FastifyRequest,
  access: CallAccess,
  { canEdit, canPublish, hasDashboardOnlineAccess, canManageAccounts }: EditorRow,
): Promise<string | null> {
  switch (access) {
    case 'account':
      return null;
    case 'editor':
      if (READING.has(request.method)) return null;
      if (!canEdit) return 'this account may look, not edit';
      if (canPublish || (await readPublishing(context.db, context)) === 'draft') return null;
      return 'every save is live here, and this account may not publish';
    case 'publish':
      return canEdit && canPublish ? null : 'this account may not publish';
    case 'dashboard':
      return hasDashboardOnlineAccess ? null : 'this account may not see the dashboard';
    case 'accounts':
      return canManageAccounts ? null : 'this account may not manage accounts';
    default:
      return access satisfies never;
  }
}

/** The account of a request that `requireAccess` has let pass. */
export function accountOf(request: FastifyRequest): EditorRow {
  const editor = accounts.get(request);
  if (!editor) throw new SpielplanError('NOT_LOGGED_IN');
  return editor;
}
