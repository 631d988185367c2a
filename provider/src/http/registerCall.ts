import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Call } from '@spielplan/shared-contracts/api';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@spielplan/shared-contracts/i18n';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { readId } from '@spielplan/shared-contracts/routes';
import type { Topic } from '../changes.ts';
import type { ProviderContext } from '../context.ts';
import { inputError } from './inputError.ts';

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type QueryIn<C> = C extends { query: infer Q } ? Parsed<Q> : undefined;
type BodyIn<C> = C extends { body: infer B } ? Parsed<B> : undefined;

/** A request that has passed its call's schemas. `lang` comes from the path or from `?lang`, and is German otherwise. */
export interface CallInput<C extends Call> {
  lang: Language;
  params: { id: number; path: string };
  query: QueryIn<C>;
  body: BodyIn<C>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** An answer that is a refusal by the rules of the house: no failure, and not in the shape of the call's answer. */
export interface RefusedAnswer {
  refusedWith: number;
  body: object;
}

export interface CallOptions {
  /** Answers are kept until this topic changes. Only for calls whose answer is the same for everybody. */
  keptUntilChangeOf?: Topic;
}

/**
 * Serves one call of the contract: its path, method and schemas come from there, so that nothing about them is said
 * twice. Input that does not fit is refused with 400 and the name of the field (`INVALID_QUERY`, `INVALID_BODY`), an
 * unknown language or an id that is no number with 404. With `checkAnswers` a wrong answer of ours is a 500, not a surprise.
 */
export function registerCall<C extends Call>(
  app: FastifyInstance,
  context: ProviderContext,
  call: C,
  handler: (input: CallInput<C>) => Promise<z.input<C['answer']> | RefusedAnswer>,
  { keptUntilChangeOf }: CallOptions = {},
): void {
  const answerOf = async (input: CallInput<C>): Promise<unknown> => {
    const answer = await handler(input);
    if (isRefused(answer)) {
      input.reply.code(answer.refusedWith);
      return answer.body;
    }
    if (context.configuration.checkAnswers) checkAnswer(call, answer);
    return answer;
  };

  const serve = async (request: FastifyRequest, reply: FastifyReply) => {
    const input = readInput(call, request, reply);
    if (!keptUntilChangeOf) return reply.send(await answerOf(input));
    const key = `${call.id} ${input.lang} ${input.params.id} ${input.params.path} ${context.clock.today()} ${keyOf(input.query)}`;
    const { body, etag } = await context.answers.of(key, keptUntilChangeOf, () => answerOf(input));
    reply.header('etag', etag).header('cache-control', 'no-cache');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.header('content-type', 'application/json; charset=utf-8').send(body);
  };

  for (const url of urlsOf(call.path)) app.route({ method: call.method, url, handler: serve });
}

/** `/{lang}/api/events/{id}/` as the router writes it; a `{path}` takes slashes and may be missing. */
function urlsOf(path: string): string[] {
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => (name === 'path' ? '*' : `:${name}`)).replace(/(.)\/$/, '$1');
  return url.endsWith('/*') ? [url, url.slice(0, -2)] : [url];
}

function readInput<C extends Call>(call: C, request: FastifyRequest, reply: FastifyReply): CallInput<C> {
  const params = request.params as { lang?: string; id?: string; '*'?: string };
  if (params.lang !== undefined && !isLanguage(params.lang))
    throw new SpielplanError('NOT_FOUND', { detail: 'no such language' });
  const query = parse(call.query, firstValues(request.query as Record<string, unknown>), 'INVALID_QUERY');
  const wanted = params.lang ?? (query as { lang?: string } | undefined)?.lang ?? DEFAULT_LANGUAGE;
  return {
    lang: isLanguage(wanted) ? wanted : DEFAULT_LANGUAGE,
    params: { id: params.id === undefined ? 0 : requireId(params.id), path: (params['*'] ?? '').replace(/^\/+|\/+$/g, '') },
    query: query as QueryIn<C>,
    body: parse(call.body, request.body, 'INVALID_BODY') as BodyIn<C>,
    request,
    reply,
  };
}

function parse(schema: z.ZodType | undefined, value: unknown, refusal: 'INVALID_QUERY' | 'INVALID_BODY'): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw inputError(refusal, parsed.error);
  // PostgreSQL's text holds every character but this one.
  const broken = Object.entries(parsed.data ?? {}).find(([, each]) => holdsNul(each));
  if (broken) throw new SpielplanError(refusal, { field: broken[0], detail: 'holds a character that no text has' });
  return parsed.data;
}

function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsNul);
}

function requireId(value: string): number {
  const id = readId(value);
  if (id === null) throw new SpielplanError('NOT_FOUND', { detail: 'no such id' });
  return id;
}

/** Of a repeated key the first value counts; an empty value is none. */
function firstValues(query: Record<string, unknown>): Record<string, unknown> {
  const values = Object.entries(query).map(([key, value]) => [key, Array.isArray(value) ? value[0] : value] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== ''));
}

function keyOf(query: unknown): string {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  return JSON.stringify(given.toSorted(([a], [b]) => a.localeCompare(b)));
}

function isRefused(answer: unknown): answer is RefusedAnswer {
  return typeof answer === 'object' && answer !== null && 'refusedWith' in answer;
}

function checkAnswer(call: Call, answer: unknown): void {
  const checked = call.answer.safeParse(answer);
  if (checked.success) return;
  const where = checked.error.issues.slice(0, 3).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new SpielplanError('UNEXPECTED', { detail: `the answer of ${call.id} breaks its contract: ${where.join('; ')}` });
}
