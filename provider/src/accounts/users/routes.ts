import type { FastifyInstance } from 'fastify';
import { type Editor, editorCall, userDetailsCall } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { ProviderContext } from '../../platform/context.ts';
import { registerCall } from '../../platform/http/registerCall.ts';
import { ACCOUNT, ACCOUNT_FORMS, ACCOUNT_ORDERS, accountPath, CART } from '../../platform/http/pages/shopPaths.ts';
import { rightsOf } from '../access/rights.ts';
import { ensureCsrfCookie } from '../../platform/security/csrf.ts';
import { type EditorRow, findEditor } from '../sessions/sessions.ts';
import { readBackOffice } from './readBackOffice.ts';

const ACCOUNT_URLS = {
  ...Object.fromEntries(ACCOUNT_FORMS.map((place) => [place, accountPath(place)])),
  orders: ACCOUNT_ORDERS,
  reservations: CART,
};

/** Who is asking: the editor (401 for everybody else), and the details every visitor may have. */
export function registerUsers(app: FastifyInstance, context: ProviderContext): void {
  registerCall(app, context, editorCall, async ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    const editor = await findEditor(context, request);
    if (!editor) throw new SpielplanError('NOT_LOGGED_IN');
    ensureCsrfCookie(context, request, reply);
    return { ...presentEditor(editor), ...(await readBackOffice(context.db)) };
  });

  registerCall(app, context, userDetailsCall, async ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    ensureCsrfCookie(context, request, reply);
    const editor = await findEditor(context, request);
    return {
      has_dashboard_online_access: editor?.hasDashboardOnlineAccess ?? false,
      is_logged_in: editor !== null,
      username: editor?.username ?? '',
      email: editor?.email ?? '',
      first_name: editor?.firstName ?? '',
      last_name: editor?.lastName ?? '',
      login_url: ACCOUNT,
      logout_url: '/pageeditor-api/logout',
      webshop_url: editor ? `${context.configuration.publicOrigin}${ACCOUNT}` : null,
      logs_out_everywhere: true,
      account_urls: editor ? ACCOUNT_URLS : {},
    };
  });
}

/** An editor as the site may know them, without the ways to a back office. */
export function presentEditor(editor: EditorRow): Editor {
  const { id, email, username, firstName, lastName, interfaceLanguage, dateNames } = editor;
  return {
    id,
    email,
    username,
    first_name: firstName,
    last_name: lastName,
    admin_menus: [],
    rights: rightsOf(editor),
    interface_language: interfaceLanguage,
    date_names: dateNames,
  };
}
