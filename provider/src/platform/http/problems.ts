import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from '@spielplan/shared-contracts/api';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@spielplan/shared-contracts/i18n';
import { describeProblem, type FieldRule } from '@spielplan/shared-contracts/rules/field-rules';
import { isDatabaseAway } from '../database/lostConnection.ts';
import { type ErrorName, isSpielplanError, SpielplanError } from '@spielplan/shared-contracts/errors';
import { isReadByPerson, sendProblemPage } from './pages/problemPage.ts';

/** What the framework itself refuses, in our vocabulary. */
const FRAMEWORK_ERRORS: Readonly<Record<string, ErrorName>> = {
  FST_ERR_BAD_URL: 'MALFORMED_URL',
  FST_ERR_MAX_LIMIT: 'MALFORMED_URL',
  FST_ERR_ASYNC_CONSTRAINT: 'MALFORMED_URL',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
};

/**
 * The one place where a failure becomes an answer: a Problem with name, code and field, or a
 * page for anyone who reads the shop or the login in a browser. Never a word about our insides.
 */
export function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const named = nameFailure(error);
  if (named.status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', '2');
  if (named.status >= 500) request.log.error({ err: error, code: named.code, name: named.spielplan }, 'request.failed');
  if (isReadByPerson(request)) return void sendProblemPage(named, request, reply);
  void reply
    .code(named.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(toProblem(named, langOf(request)));
}

/**
 * A failure as visitors may see it: details of what they sent, nothing of what broke here. What a
 * rule of a field refused is told in the language of the call.
 */
export function toProblem(
  { spielplan, code, status, detail, field, rule, limit }: SpielplanError,
  lang = DEFAULT_LANGUAGE,
): Problem {
  const problem: Problem = { error: spielplan, code };
  if (status >= 500) return problem;
  const said = rule ? describeProblem({ rule: rule as FieldRule, ...(limit !== undefined && { limit }) }, lang) : detail;
  if (said) problem.detail = said;
  if (field) problem.field = field;
  if (rule) problem.rule = rule;
  if (limit !== undefined) problem.limit = limit;
  return problem;
}

function langOf({ params }: FastifyRequest): Language {
  const lang = (params as { lang?: string } | undefined)?.lang;
  return isLanguage(lang) ? lang : DEFAULT_LANGUAGE;
}

function nameFailure(error: unknown): SpielplanError {
  if (isSpielplanError(error)) return error;
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = code ? FRAMEWORK_ERRORS[code] : undefined;
  if (known) return new SpielplanError(known);
  if (statusCode === 429) return new SpielplanError('TOO_MANY_REQUESTS', { detail: 'slow down' });
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new SpielplanError('INVALID_BODY', { detail: 'the body cannot be read' });
  }
  if (isDatabaseAway(error)) return new SpielplanError('PROVIDER_FAILED', { detail: 'the database is away', cause: error });
  return new SpielplanError('UNEXPECTED', { cause: error });
}

/**
 * Answers unknown paths with 404, and known paths with a wrong method with 405 and what is allowed.
 */
export function answerUnknownPaths(app: FastifyInstance): void {
  const served: { method: string; pattern: RegExp }[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    const pattern = new RegExp(`^${url.replace(/[.+?]/g, '\\$&').replace(/:\w+/g, '[^/]+').replace(/\*/g, '.*')}/?$`);
    for (const one of [method].flat()) served.push({ method: one, pattern });
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const allowed = [...new Set(served.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))];
    if (allowed.length === 0) return answerProblem(new SpielplanError('NOT_FOUND'), request, reply);
    reply.header('allow', allowed.join(', '));
    answerProblem(new SpielplanError('METHOD_NOT_ALLOWED', { detail: `allowed: ${allowed.join(', ')}` }), request, reply);
  });
}
