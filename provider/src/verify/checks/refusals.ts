import { allCalls, type Problem, problemSchema } from '@spielplan/shared-contracts/api';
import { ERROR_VOCABULARY } from '@spielplan/shared-contracts/errors';
import { type Check, type CheckContext, isLeftOut } from '../check.ts';
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
    const [lang = 'de'] = context.languages;
    const inLanguage = (path: string) => path.replace(/^\/(?:de|en)\//, `/${lang}/`).replace(/^(\/api\/.*\?)/, `$1lang=${lang}&`);
    for (const [asked, field] of QUERIES) {
      const path = field === 'lang' ? asked : inLanguage(asked);
      const [list = ''] = path.split('?');
      if (!(await context.isServed(exampleOf(list)))) continue;
      const answer = await context.target.ask(path);
      if (expectRefusal(context, path, answer, 400)) expectField(context, path, answer, field);
    }
    for (const path of MISSING.map(inLanguage)) expectRefusal(context, path, await context.target.ask(path), 404);
    for (const [method, asked] of WRONG_METHODS) {
      const path = inLanguage(asked);
      if (!(await context.isServed(path))) continue;
      const answer = await context.target.ask(path, { method, withToken: true });
      expectRefusal(context, `${method} ${path}`, answer, 405);
      if (answer.status === 405 && !answer.headers.get('allow'))
        context.deviates('405 without the header Allow', { request: `${method} ${path}` });
    }
    if (await context.isServed('/api/shop-cart/')) await expectBodies(context);
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
    const path = call.path.replace('{lang}', context.languages[0] ?? 'de').replace('{id}', '1');
    const body = call.body ? { body: {} } : {};
    const answer = await visitor.ask(path, { method: call.method, withToken: call.method !== 'GET', ...body });
    context.looked();
    const request = `${call.method} ${path}`;
    if (isLeftOut(answer.status)) continue;
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
  if (problem.success && problem.data.code !== '' && problem.data.error !== '') return expectCode(context, request, problem.data);
  context.deviates(`${status} without a Problem (error, code)`, { request });
  return false;
}

/** A known name has its own code, and a code is one of those that people can look up. */
function expectCode(context: CheckContext, request: string, { error, code }: Problem): boolean {
  const known = Object.entries(ERROR_VOCABULARY).find(([name, entry]) => name === error || entry.code === code);
  if (!known)
    context.deviates(`names the error "${error}" with the code "${code}", which docs/errors.md does not have`, { request });
  else if (known[0] !== error || known[1].code !== code)
    context.deviates(`names the error "${error}" with the code "${code}": ${known[0]} is ${known[1].code}`, { request });
  return known !== undefined;
}

/** A list by itself; the calls that need a query get one. */
function exampleOf(list: string): string {
  if (list.includes('/calendar/')) return `${list}?date=01-01-2026`;
  return list.includes('/search/') ? `${list}?query=a` : list;
}

function expectField(context: CheckContext, request: string, { json }: Answer, field: string): void {
  const named = (json as { field?: unknown } | undefined)?.field;
  if (named !== field) context.deviates(`names the field ${JSON.stringify(named)} instead of "${field}"`, { request });
}
