import fastify, { type FastifyInstance } from 'fastify';
import { defineCall, problemSchema } from '@spielplan/shared-contracts/api';
import { z } from 'zod';
import { createChanges } from '../changes/changes.ts';
import type { CallRules, ProviderContext } from '../context.ts';
import { TEST_NOON } from '../../testing/seededFolder.ts';
import { createTestClock } from '../../testing/testProvider.ts';
import { createAnswerCache } from './answerCache.ts';
import { answerProblem } from './problems.ts';
import { registerCall, type RefusedAnswer } from './registerCall.ts';

const call = defineCall({ id: 'seats', method: 'GET', path: '/seats', answer: z.object({ free: z.number() }) });
const PROBLEM = { error: 'CONFLICT', code: 'SP-1' };
const refusal = (body: object): RefusedAnswer => ({ refusedWith: 409, body, schema: problemSchema });

let app: FastifyInstance;
let next: () => Promise<{ free: number } | RefusedAnswer>;
let asked = 0;
beforeAll(() => {
  const clock = createTestClock(TEST_NOON);
  const changes = createChanges(clock.now);
  // What a call without access needs of all that resources work with.
  const context = {
    clock,
    changes,
    configuration: { checkAnswers: true },
    answers: createAnswerCache(changes, clock.now),
    callRules: { presentAnswer: async (_, answer) => answer } satisfies Partial<CallRules>,
  } as unknown as ProviderContext;
  app = fastify();
  app.setErrorHandler(answerProblem);
  const handler = () => {
    asked += 1;
    return next();
  };
  registerCall(app, context, call, handler, { cachedUntilChangeOf: 'inventory' });
});
afterAll(() => app.close());

const ask = (headers: Record<string, string> = {}) => app.inject({ url: '/seats', headers });

it('a refusal is never kept, and refuses everybody who waits for the same answer', async () => {
  next = async () => refusal(PROBLEM);
  const refused = [...(await Promise.all([ask(), ask()])), await ask()];
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409]);
  expect(refused.map((answer) => answer.json())).toEqual([PROBLEM, PROBLEM, PROBLEM]);
  expect(asked).toBe(2);
  expect(refused.map(({ headers }) => headers.etag)).toEqual([undefined, undefined, undefined]);
});

it('a refusal that breaks its contract is found where answers are checked', async () => {
  next = async () => refusal({ error: 'CONFLICT' });
  expect((await ask()).statusCode).toBe(500);
});

it.each([
  ['its tag', (tag: string) => tag, 304],
  ['a weak one of it', (tag: string) => `W/${tag}`, 304],
  ['a list with it', (tag: string) => `"before", W/"a,b",${tag}`, 304],
  ['anything', () => ' * ', 304],
  ['another tag', (tag: string) => `"${tag.slice(2)}, "*"`, 200],
  ['the tag without its quotes', (tag: string) => tag.slice(1, -1), 200],
])('anyone who has %s is told that nothing has changed, or sent what has', async (_, wantedOf, status) => {
  next = async () => ({ free: 3 });
  const first = await ask();
  expect(first.statusCode).toBe(200);
  const again = await ask({ 'if-none-match': wantedOf(String(first.headers.etag)) });
  expect([again.statusCode, again.body]).toEqual([status, status === 200 ? first.body : '']);
});
