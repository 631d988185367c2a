import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Call } from '@spielplan/shared-contracts/api';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@spielplan/shared-contracts/i18n';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { isNestedDeeper, MAX_BODY_LEVELS } from '@spielplan/shared-contracts/http';
import { parseId } from '@spielplan/shared-contracts/routes';
import type { Topic } from '../changes/changes.ts';
import type { ProviderContext } from '../context.ts';
import { bringsSession } from '../security/sessionToken.ts';
import { viewAt, viewedMoment } from '../clock/viewedMoment.ts';
import { askedMoment } from './askedMoment.ts';
import { namesTag } from './entityTag.ts';
import { inputError } from './inputError.ts';

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type QueryIn<C> = C extends { query: infer Q } ? Parsed<Q> : undefined;
type BodyIn<C> = C extends { body: infer B } ? Parsed<B> : undefined;

/**
 * A request that has passed its call's schemas. `lang` comes
 * from the path or from `?lang`, and is German otherwise.
 */
export interface CallInput<C extends Call> {
  lang: Language;
  params: { id: number; path: string; slug: string; model: string };
  query: QueryIn<C>;
  body: BodyIn<C>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * An answer that is a refusal by the rules of the house:
 * no failure, and not in the shape of the call's answer.
 */
export interface RefusedAnswer {
  refusedWith: number;
  body: object;
  /** What the contract says of the body. */
  schema: z.ZodType;
}

export interface CallOptions {
  /**
   * Answers are kept until this topic changes. Only for requests whose
   * answer is the same for everybody: a function tells them by the cookies.
   */
  cachedUntilChangeOf?: Topic | ((request: FastifyRequest) => Topic | undefined);
  /** When an answer that is kept changes by itself, in epoch ms; undefined where it does not. */
  cachedUntil?: (answer: unknown) => number | undefined;
  /** Bytes of the largest body, where that is not the server's own limit. */
  bodyLimit?: number;
  /** Looks at the body before the call's schema does; throws what it finds. */
  checkBody?: (body: unknown, request: FastifyRequest) => Promise<void>;
  /** The most requests a minute that one visitor may send to this call. */
  mostPerMinute?: number;
}

/**
 * Serves one call of the contract: its path, method and schemas come from there, so that nothing
 * about them is said twice. Input that does not fit is refused with 400 and the name of the field
 * (`INVALID_QUERY`, `INVALID_BODY`), an unknown language or an id that is no number with 404;
 * anyone the call's `access` shuts out is told so before anything is read (`NOT_LOGGED_IN`,
 * `FORBIDDEN`). With `checkAnswers` a wrong answer of ours is a 500, not a surprise.
 */
export function registerCall<C extends Call>(
  app: FastifyInstance,
  context: ProviderContext,
  call: C,
  handler: (input: CallInput<C>) => Promise<z.input<C['answer']> | RefusedAnswer>,
  { cachedUntilChangeOf, cachedUntil, bodyLimit, checkBody, mostPerMinute }: CallOptions = {},
): void {
  // Editors work on what is stored; everybody else gets pictures as the library has them.
  const isShown = call.method === 'GET' && call.access !== 'editor';
  const answerOf = async (input: CallInput<C>): Promise<unknown> => {
    const answer = await handler(input);
    const isChecked = context.configuration.checkAnswers;
    const isEditors = async () =>
      call.access !== undefined ||
      (bringsSession(input.request) && (await context.callRules.findEditor(context, input.request)) !== null);
    const present = (value: unknown, asShown: boolean) =>
      context.callRules.presentAnswer(context, value, { lang: input.lang, isShown: asShown, isEditors });
    if (isRefused(answer)) {
      // The shape stays, only texts are others.
      const body = (await present(answer.body, false)) as object;
      if (isChecked) checkAnswer(call, answer.schema, body);
      // Thrown, because what fails is never kept; anyone
      // who waits for the same answer is refused as well.
      throw new Refusal({ ...answer, body });
    }
    const shown = await present(answer, isShown);
    if (isChecked) checkAnswer(call, call.answer, shown);
    return shown;
  };

  const serve = async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      const moment = await askedMoment(context, call, request, reply);
      return await (moment === null ? answer(request, reply) : viewAt(moment, () => answer(request, reply)));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return reply.code(error.answer.refusedWith).send(error.answer.body);
    }
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (call.access) reply.header('cache-control', 'private, no-store');
    if (call.status) reply.code(call.status);
    const input = readInput(call, request, reply);
    const dependsOnReader = typeof cachedUntilChangeOf === 'function';
    if (dependsOnReader) reply.header('vary', 'Cookie');
    const topic = dependsOnReader ? cachedUntilChangeOf(request) : cachedUntilChangeOf;
    // What is answered for another moment is nobody else's.
    if (!topic || viewedMoment() !== null) return reply.send(await answerOf(input));
    const { id, path, slug } = input.params;
    const key = `${call.id} ${input.lang} ${id} ${path} ${slug} ${context.clock.today()} ${keyOf(input.query)}`;
    const { body, etag } = await context.answers.of(key, topic, () => answerOf(input), cachedUntil);
    reply.header('etag', etag).header('cache-control', 'no-cache');
    if (namesTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.header('content-type', 'application/json; charset=utf-8').send(body);
  };

  const { access, isBackground } = call;
  const onRequest = access
    ? async (request: FastifyRequest) => context.callRules.requireAccess(context, request, { access, isBackground })
    : undefined;
  for (const url of urlsOf(call.path)) {
    app.route({
      method: call.method,
      url,
      handler: serve,
      ...(onRequest && { onRequest }),
      ...(checkBody && { preHandler: async (request: FastifyRequest) => checkBody(request.body, request) }),
      ...(bodyLimit && { bodyLimit }),
      ...(mostPerMinute && { config: { rateLimit: { max: mostPerMinute, timeWindow: 60_000 } } }),
    });
  }
}

/**
 * `/{lang}/api/events/{id}/` as the router writes it; a `{path}` takes slashes and may be missing.
 */
function urlsOf(path: string): string[] {
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => (name === 'path' ? '*' : `:${name}`)).replace(/(.)\/$/, '$1');
  return url.endsWith('/*') ? [url, url.slice(0, -2)] : [url];
}

function readInput<C extends Call>(call: C, request: FastifyRequest, reply: FastifyReply): CallInput<C> {
  const params = request.params as { lang?: string; id?: string; slug?: string; model?: string; '*'?: string };
  if (params.lang !== undefined && !isLanguage(params.lang))
    throw new SpielplanError('NOT_FOUND', { detail: 'no such language' });
  if (holdsNul(params)) throw new SpielplanError('NOT_FOUND', { detail: 'no address holds this character' });
  const query = parseInput(call.query, firstValues(request.query as Record<string, unknown>), 'INVALID_QUERY');
  const wanted = params.lang ?? (query as { lang?: string } | undefined)?.lang ?? DEFAULT_LANGUAGE;
  return {
    lang: isLanguage(wanted) ? wanted : DEFAULT_LANGUAGE,
    params: {
      id: params.id === undefined ? 0 : requireId(params.id),
      path: (params['*'] ?? '').replace(/^\/+|\/+$/g, ''),
      slug: params.slug ?? '',
      model: params.model ?? '',
    },
    query: query as QueryIn<C>,
    body: parseInput(call.body, request.body, 'INVALID_BODY') as BodyIn<C>,
    request,
    reply,
  };
}

/** What a schema makes of input; throws where it does not fit, or holds what no text of the database does. */
export function parseInput(schema: z.ZodType | undefined, value: unknown, refusal: 'INVALID_QUERY' | 'INVALID_BODY'): unknown {
  if (!schema) return undefined;
  if (isNestedDeeper(value, MAX_BODY_LEVELS)) throw new SpielplanError(refusal, { detail: 'nested too deep' });
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
  const id = parseId(value);
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

class Refusal extends Error {
  readonly answer: RefusedAnswer;

  constructor(answer: RefusedAnswer) {
    super('refused');
    this.answer = answer;
  }
}

function isRefused(answer: unknown): answer is RefusedAnswer {
  return typeof answer === 'object' && answer !== null && 'refusedWith' in answer;
}

function checkAnswer(call: Call, schema: z.ZodType, answer: unknown): void {
  const checked = schema.safeParse(answer);
  if (checked.success) return;
  const where = checked.error.issues.slice(0, 3).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new SpielplanError('UNEXPECTED', { detail: `the answer of ${call.id} breaks its contract: ${where.join('; ')}` });
}
