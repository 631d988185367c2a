import type { FastifyRequest } from 'fastify';
import type { CallAccess } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { ProviderContext } from '../context.ts';
import { type EditorRow, findEditor } from './sessions.ts';

const READING = new Set(['GET', 'HEAD']);
const accounts = new WeakMap<FastifyRequest, EditorRow>();

/**
 * Lets a request pass to a call that is not for everybody. Throws `NOT_LOGGED_IN` without a
 * session, and `FORBIDDEN` where the account may not see the dashboard, or may look but not edit.
 */
export async function requireAccess(context: ProviderContext, request: FastifyRequest, access: CallAccess): Promise<void> {
  const editor = await findEditor(context, request);
  if (!editor) throw new SpielplanError('NOT_LOGGED_IN');
  const isAllowed = access === 'dashboard' ? editor.hasDashboardOnlineAccess : editor.canEdit || READING.has(request.method);
  if (!isAllowed) {
    request.log.warn({ account: editor.id, access }, 'access refused');
    throw new SpielplanError('FORBIDDEN', { detail: 'this account may not do that' });
  }
  accounts.set(request, editor);
}

/** The account of a request that `requireAccess` has let pass. */
export function accountOf(request: FastifyRequest): EditorRow {
  const editor = accounts.get(request);
  if (!editor) throw new SpielplanError('NOT_LOGGED_IN');
  return editor;
}
