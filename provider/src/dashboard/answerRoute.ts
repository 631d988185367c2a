import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerSearchCall, CSRF_HEADER } from '@spielplan/shared-contracts/api';
import type { ProviderContext } from '../platform/context.ts';
import { inputError } from '../platform/http/inputError.ts';
import { requireAccess, safeNextPath } from '../accounts/index.ts';
import { checkCsrfToken } from '../platform/security/csrf.ts';
import { answerSearch } from '../search/index.ts';

const MAX_FORM_BYTES = 16 * 1024;

/** Takes the page by which the house answers terms, from programs as JSON and from the dashboard as a plain form. */
export async function registerSearchAnswers(app: FastifyInstance, context: ProviderContext): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: MAX_FORM_BYTES });
    scope.post(answerSearchCall.path, { config: { csrf: 'form' } }, async (request, reply) => {
      await requireAccess(context, request, answerSearchCall);
      const form = isForm(request) ? ((request.body ?? {}) as Record<string, unknown>) : null;
      checkCsrfToken(context, request, reply, form ? form.csrf_token : request.headers[CSRF_HEADER.toLowerCase()]);
      const parsed = answerSearchCall.body.safeParse(form ? parseForm(form) : request.body);
      if (!parsed.success) throw inputError('INVALID_BODY', parsed.error);
      const terms = await answerSearch(context, parsed.data);
      reply.header('cache-control', 'private, no-store');
      return form ? reply.redirect(safeNextPath(form.next, '/'), 303) : reply.send({ terms });
    });
  });
}

/** One term a line; an address as people copy it loses its origin, an empty field is none. */
function parseForm({ lang, terms, link }: Record<string, unknown>): unknown {
  const written = typeof link === 'string' ? link.trim() : '';
  const path = URL.canParse(written) ? new URL(written).pathname : written;
  return {
    lang,
    terms: typeof terms === 'string' ? terms.split(/\r?\n/).filter((term) => term.trim() !== '') : terms,
    link: path === '' ? null : path,
  };
}

function isForm({ headers }: FastifyRequest): boolean {
  return (headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded');
}
