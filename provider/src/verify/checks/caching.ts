import { allCalls } from '@spielplan/shared-contracts/api';
import { type Check, isLeftOut } from '../check.ts';
import { addressOf } from '../findSubjects.ts';

const PERSONAL = ['/api/shop-cart/', '/api/user-details/', '/api/orders/', '/pageeditor-api/user'];

/** Looks at what caches would make of the answers. */
export const cachingCheck: Check = {
  id: 'caching',
  title: 'What everybody may share carries nothing personal, and what is personal is not shared',
  async run(context) {
    for (const call of Object.values(allCalls)) {
      if (!call.caching || call.path.includes('{id}') || call.path.includes('{slug}')) continue;
      const request = addressOf(call, context.languages[0] ?? 'de');
      const { headers, status } = await context.target.another().ask(request);
      context.looked();
      if (status === 200 && headers.getSetCookie().length > 0) {
        context.deviates('sets a cookie, though the site shares this answer among visitors', { call, request });
      }
    }
    for (const request of PERSONAL) {
      const { headers, status } = await context.target.another().ask(request);
      if (isLeftOut(status)) continue;
      context.looked();
      const control = headers.get('cache-control') ?? '';
      if (!/no-store|private/.test(control))
        context.deviates(`is personal and sent with cache-control "${control}"`, { request });
    }
    const list = `/${context.languages[0] ?? 'de'}/api/events/`;
    if (!(await context.isServed(list))) return;
    const etag = (await context.target.ask(list)).headers.get('etag');
    if (!etag) return context.notes('sends no ETag, so every answer travels whole', { request: list });
    const { status } = await context.target.ask(list, { headers: { 'if-none-match': etag } });
    if (status !== 304) context.deviates(`answers ${status} to its own ETag instead of 304`, { request: list });
  },
};
