import { changesCall } from '@spielplan/shared-contracts/api';
import type { Check } from '../check.ts';

const where = { call: changesCall, request: changesCall.path };

/** Looks at the call that shells ask each second, where there is one. */
export const changesCheck: Check = {
  id: 'changes',
  title: 'What has changed is told to everybody alike, and kept by nobody',
  async run(context) {
    context.looked();
    if (!(await context.isServed(changesCall.path)))
      return context.notes('is not served: a change shows when what is kept has become old', where);
    const [first, second] = [await context.target.another().ask(changesCall.path), await context.target.ask(changesCall.path)];
    if (first.headers.getSetCookie().length > 0) context.deviates('sets a cookie, though it is asked each second', where);
    const control = first.headers.get('cache-control') ?? '';
    if (!/no-store|no-cache/.test(control))
      context.deviates(`is sent with cache-control "${control}", so that a cache may answer in its place`, where);
    const names = ({ json }: { json: unknown }) => Object.keys(json ?? {}).toSorted();
    if (names(first).join() !== names(second).join()) context.deviates('tells now these topics and then others', where);
    if (names(first).length === 0) context.notes('names no topic, so that it says nothing', where);
  },
};
