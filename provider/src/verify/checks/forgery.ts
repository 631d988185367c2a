import { CSRF_COOKIE, CSRF_HEADER } from '@spielplan/shared-contracts/api';
import { type Check, isLeftOut } from '../check.ts';

const UNSAFE: readonly [method: string, path: string, body?: unknown][] = [
  ['POST', '/api/shop-cart/', { quantities: [1], event_jet_id: 2_147_483_647, sale_type_ids: [1] }],
  ['DELETE', '/api/shop-cart/'],
  ['POST', '/api/dashboard-error-log/', {}],
  ['POST', '/de/api/forms-entries/', {}],
  ['POST', '/pageeditor-api/login', { username: 'x', password: 'x' }],
  ['POST', '/pageeditor-api/logout'],
  ['POST', '/de/pageeditor-api/headline/', {}],
];

/**
 * Sends unsafe calls without the token and with a wrong one.
 * Their bodies would change nothing even where they pass.
 */
export const forgeryCheck: Check = {
  id: 'forgery',
  title: 'Unsafe calls without the CSRF token are refused with 403',
  async run(context) {
    const visitor = context.target.another();
    const first = await visitor.ask('/api/shop-cart/');
    const hasCart = !isLeftOut(first.status);
    const line = first.headers.getSetCookie().find((cookie) => cookie.startsWith(`${CSRF_COOKIE}=`));
    if (!line && hasCart) context.deviates(`reading the cart hands out no ${CSRF_COOKIE} cookie`, { request: '/api/shop-cart/' });
    else if (line && /;\s*httponly/i.test(line))
      context.deviates(`the ${CSRF_COOKIE} cookie is HttpOnly, so scripts cannot repeat it`);
    for (const [method, asked, body] of UNSAFE) {
      const path = asked.replace('/de/', `/${context.languages[0] ?? 'de'}/`);
      for (const [what, token] of [
        ['no token', null],
        ['a wrong token', 'f'.repeat(32)],
      ] as const) {
        const headers: Record<string, string> = token === null ? {} : { [CSRF_HEADER]: token };
        const { status } = await visitor.ask(path, { method, headers, ...(body !== undefined && { body }) });
        context.looked();
        // Who is asked for a login first learns nothing and changes nothing either.
        const isRefused = status === 403 || isLeftOut(status) || (status === 401 && path.includes('headline'));
        if (!isRefused) context.deviates(`${what} is answered with ${status} instead of 403`, { request: `${method} ${path}` });
      }
    }
  },
};
