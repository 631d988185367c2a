import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { namesTag } from '../platform/http/entityTag.ts';
import { pageLanguage } from '../platform/http/pages/htmlPage.ts';
import { buildOpenApi } from './buildOpenApi.ts';
import { docsPage } from './page/docsPage.ts';
import { DOCS_STYLE } from './page/docsStyle.ts';

const STYLE_HASH = createHash('sha256').update(DOCS_STYLE).digest('base64');
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

/**
 * The description of the contract, for programs (`/api/openapi.json`)
 * and for people (`/api/docs`), in both languages by `?lang`.
 */
export function registerOpenApi(app: FastifyInstance): void {
  const documentOf = keepByLanguage((lang) => JSON.stringify(buildOpenApi({ lang })));
  const pageOf = keepByLanguage(docsPage);

  app.get('/api/openapi.json', (request, reply) => send(request, reply, 'application/json; charset=utf-8', documentOf));
  app.get('/api/docs', (request, reply) => {
    reply.header('content-security-policy', POLICY);
    return send(request, reply, 'text/html; charset=utf-8', pageOf);
  });
}

interface Kept {
  body: string;
  etag: string;
}

/** Made when it is first asked for; it changes with the code alone. */
function keepByLanguage(make: (lang: Language) => string): (lang: Language) => Kept {
  const kept = new Map<Language, Kept>();
  return (lang) => {
    const known = kept.get(lang);
    if (known) return known;
    const body = make(lang);
    const made = { body, etag: `"${createHash('sha1').update(body).digest('base64url')}"` };
    kept.set(lang, made);
    return made;
  };
}

function send(request: FastifyRequest, reply: FastifyReply, type: string, contentOf: (lang: Language) => Kept): FastifyReply {
  const lang = pageLanguage(request);
  const { body, etag } = contentOf(lang);
  reply
    .header('etag', etag)
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-language')
    .header('content-language', lang);
  if (namesTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type(type).send(body);
}
