import { allCalls, problemSchema } from '@spielplan/shared-contracts/api';
import type { Check, CheckContext } from '../check.ts';
import type { Answer } from '../target.ts';

const QUERIES: readonly [path: string, field: string][] = [
  ['/de/api/events/?room=abc', 'room'],
  ['/de/api/events/?tag=-1', 'tag'],
  ['/de/api/events/?type=Gro%C3%9F%20und%20falsch', 'type'],
  ['/de/api/events/?date=31-02-2026', 'date'],
  ['/de/api/events/?date=2026-08-01', 'date'],
  ['/de/api/events/?date=1-2-2026', 'date'],
  ['/de/api/events/?page=0', 'page'],
  ['/de/api/events/?page_size=101', 'page_size'],
  ['/de/api/productions/?season=x', 'season'],
  ['/de/api/articles/?category=x', 'category'],
  ['/de/api/persons/?category=0', 'category'],
  ['/api/calendar/', 'date'],
  ['/api/search/?query=', 'query'],
  ['/api/rooms/?lang=la', 'lang'],
];
const MISSING = [
  '/de/api/events/2147483647/',
  '/en/api/productions/2147483647/',
  '/de/api/articles/2147483647/',
  '/de/api/venues/2147483647/',
  '/de/api/events/abc/',
  '/fr/api/events/',
  '/de/pageeditor-api/page/diese/seite/gibt/es/nicht',
  '/de/api/gibt-es-nicht/',
];
const WRONG_METHODS: readonly [method: string, path: string][] = [
  ['POST', '/de/api/events/'],
  ['DELETE', '/api/rooms/'],
  ['PATCH', '/api/shop-cart/'],
];

/** Asks for what cannot be answered. */
export const refusalsCheck: Check = {
  id: 'refusals',
  title: 'What does not fit is refused with the right status, a code and the name of the field',
  async run(context) {
    await context.target.ask('/api/shop-cart/');
    for (const [path, field] of QUERIES) {
      const answer = await context.target.ask(path);
      if (expectRefusal(context, path, answer, 400)) expectField(context, path, answer, field);
    }
    for (const path of MISSING) expectRefusal(context, path, await context.target.ask(path), 404);
    for (const [method, path] of WRONG_METHODS) {
      const answer = await context.target.ask(path, { method, withToken: true });
      expectRefusal(context, `${method} ${path}`, answer, 405);
      if (answer.status === 405 && !answer.headers.get('allow'))
        context.deviates('405 without the header Allow', { request: `${method} ${path}` });
    }
    await expectBodies(context);
    await expectLogins(context);
  },
};

async function expectBodies(context: CheckContext): Promise<void> {
  const path = '/api/shop-cart/';
  const post = (body: unknown) => context.target.ask(path, { method: 'POST', withToken: true, body });
  const wrong = await post({ quantities: [0], event_jet_id: 1, sale_type_ids: [1] });
  if (expectRefusal(context, `POST ${path} with no quantity`, wrong, 400))
    expectField(context, `POST ${path}`, wrong, 'quantities');
  expectRefusal(context, `POST ${path} with a list`, await post([]), 400);
  const text = { method: 'POST', withToken: true, body: 'x', headers: { 'content-type': 'text/plain' } };
  expectRefusal(context, `POST ${path} as text/plain`, await context.target.ask(path, text), 415);
}

/** Calls for editors refuse everybody else, before they look at anything. */
async function expectLogins(context: CheckContext): Promise<void> {
  const visitor = context.target.another();
  await visitor.ask('/api/shop-cart/');
  for (const call of Object.values(allCalls)) {
    const isTypical = !call.id.includes('.') || call.id.startsWith('headline.');
    if (!call.access || !isTypical) continue;
    const path = call.path.replace('{lang}', 'de').replace('{id}', '1');
    const body = call.body ? { body: {} } : {};
    const answer = await visitor.ask(path, { method: call.method, withToken: call.method !== 'GET', ...body });
    context.looked();
    const request = `${call.method} ${path}`;
    if (![401, 403].includes(answer.status))
      context.deviates(`answers ${answer.status} to a visitor instead of 401`, { call, request });
    else expectProblem(context, request, answer);
  }
}

function expectRefusal(context: CheckContext, request: string, answer: Answer, status: number): boolean {
  context.looked();
  if (answer.status !== status) {
    context.deviates(`answers ${answer.status} instead of ${status}`, { request });
    return false;
  }
  return expectProblem(context, request, answer);
}

function expectProblem(context: CheckContext, request: string, { status, json }: Answer): boolean {
  const problem = problemSchema.safeParse(json);
  if (problem.success && problem.data.code !== '' && problem.data.error !== '') return true;
  context.deviates(`${status} without a Problem (error, code)`, { request });
  return false;
}

function expectField(context: CheckContext, request: string, { json }: Answer, field: string): void {
  const named = (json as { field?: unknown } | undefined)?.field;
  if (named !== field) context.deviates(`names the field ${JSON.stringify(named)} instead of "${field}"`, { request });
}
