import type { FastifyReply, FastifyRequest } from 'fastify';
import { loginCall, logoutCall } from '@spielplan/shared-contracts/api';
import type { SpielplanError } from '@spielplan/shared-contracts/errors';
import { WEBSHOP_PATHS } from '@spielplan/shared-contracts/routes';
import { texts } from '../../../i18n/texts.ts';
import { markup, sendHtml } from './htmlPage.ts';
import { visitorLanguage } from '../visitorLanguage.ts';

const [SHOP] = WEBSHOP_PATHS;
const FORMS: readonly string[] = [loginCall.path, logoutCall.path];

/**
 * Whether a person reads the answer: a browser that
 * shows a page of the shop or the login, and no program.
 */
export function isReadByPerson({ url, headers }: FastifyRequest): boolean {
  if (!(headers.accept ?? '').includes('text/html')) return false;
  const path = pathOf(url);
  return path === SHOP || path.startsWith(`${SHOP}/`) || FORMS.includes(path);
}

/**
 * Sends a failure as a page in the visitor's language, made without the database. It leads back to
 * the page that was asked for; after a form to the one that shows what became of it, since what
 * failed may have been the answer alone.
 */
export function sendProblemPage(error: SpielplanError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const lang = visitorLanguage(request);
  const text = texts(lang);
  const topic = topicOf(error);
  const title = text(`problem.${topic}.title`);
  const main = markup`<h1>${title}</h1>
<p>${text(`problem.${topic}.text`)}</p>
<p><a class="button" href="${pathAgain(request)}?lang=${lang}">${text('problem.again')}</a></p>
<p>${text('problem.code', { code: error.code })}</p>`;
  return sendHtml(reply, lang, title, main, error.status);
}

function topicOf({ status }: SpielplanError): 'away' | 'busy' | 'refused' {
  if (status >= 500) return 'away';
  return status === 429 ? 'busy' : 'refused';
}

function pathAgain({ method, url }: FastifyRequest): string {
  const path = pathOf(url);
  if (FORMS.includes(path)) return loginCall.path;
  return method === 'GET' || method === 'HEAD' ? path : `${SHOP}/cart`;
}

function pathOf(url: string): string {
  const [path = ''] = url.split('?');
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}
