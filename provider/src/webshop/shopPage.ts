import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SHOP_BADGE_ATTRIBUTE, WEBSHOP_AREA_ATTRIBUTE, WEBSHOP_HEADER_ATTRIBUTE } from '@spielplan/shared-contracts/api';
import { paths } from '@spielplan/shared-contracts/routes';
import { type Html, markup } from '../platform/http/pages/htmlPage.ts';
import { COUNTDOWN_HASH, COUNTDOWN_SCRIPT } from './countdown.ts';
import { sendInTemplate } from '../platform/http/pages/sendInTemplate.ts';
import { SHOP_STYLE } from '../platform/http/pages/shopStyle.ts';
import type { ShopVisit } from './shopVisit.ts';
import { shopPaths } from '../platform/http/pages/shopPaths.ts';

const STYLE_HASH = createHash('sha256').update(SHOP_STYLE).digest('base64');
const POLICY = `default-src 'none'; img-src 'self'; style-src 'sha256-${STYLE_HASH}'; script-src 'sha256-${COUNTDOWN_HASH}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;
const STYLE = raw(`<style>${SHOP_STYLE}</style>`);
const SCRIPT = raw(`<script>${COUNTDOWN_SCRIPT}</script>`);
const HEADER = raw(WEBSHOP_HEADER_ATTRIBUTE);
const AREA = raw(WEBSHOP_AREA_ATTRIBUTE);
const BADGE = raw(SHOP_BADGE_ATTRIBUTE);

export interface ShopPage {
  title: string;
  main: Html;
  status?: number;
  /** Which entry of the header this page is. */
  current?: 'cart' | 'account';
}

/**
 * Sends a page of the shop in the webshop layout (shared-contracts/src/api/webshopLayout.ts): the
 * site's own, filled as any shop would, or one of the shop's make while there is none. It is never
 * stored, and complete without scripts.
 */
export function sendShopPage(
  request: FastifyRequest,
  reply: FastifyReply,
  visit: ShopVisit,
  { title, main, status = 200, current }: ShopPage,
): FastifyReply {
  const { lang, text, siteName, template } = visit;
  const send = (policy: string, page: string) =>
    reply
      .code(status)
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .header('content-language', lang)
      .type('text/html; charset=utf-8')
      .send(page);
  if (template) {
    return sendInTemplate(reply, template, {
      lang,
      title,
      main: markup`${main}<p class="quiet">${text('webshop.sandbox')}</p>`,
      status,
      path: new URL(pageOf(request), 'http://shop.invalid').pathname,
      badge: String(visit.cart.quantity),
      script: { markup: SCRIPT, hash: COUNTDOWN_HASH },
    });
  }
  const head = markup`<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="none"><title>${title} – ${siteName}</title>`;
  const page = markup`<!doctype html><html lang="${lang}"><head>${head}${STYLE}</head><body>
<a class="skip" href="#main">${text('webshop.skip')}</a>
${shopHeader(request, visit, current)}
<main id="main" tabindex="-1" ${AREA}>${main}</main>
<footer><p>${text('webshop.sandbox')}</p></footer>
${SCRIPT}</body></html>`;
  return send(POLICY, page.markup);
}

/** The address of a form is not one of a page; the page it stands on is. */
function pageOf(request: FastifyRequest): string {
  return (request.url.split('?')[0] ?? '').replace(/\/(remove|empty|pay)$/, '');
}

function shopHeader(request: FastifyRequest, { lang, text, siteName, cart }: ShopVisit, current: ShopPage['current']): Html {
  const other = lang === 'de' ? 'en' : 'de';
  const path = pageOf(request);
  const mark = (entry: ShopPage['current']) => (entry === current ? raw(' aria-current="page"') : '');
  return markup`<header ${HEADER}>
<a class="house" href="${paths.home({ lang })}">${siteName}</a>
<nav aria-label="${text('webshop.nav')}"><ul>
<li><a href="${paths.events({ lang })}">${text('webshop.nav.programme')}</a></li>
<li><a href="${shopPaths.cart(lang)}"${mark('cart')}>${text('webshop.title')} <span ${BADGE}>${cart.quantity}</span> <span class="hidden">${text('webshop.badge')}</span></a></li>
<li><a href="${shopPaths.account(lang)}"${mark('account')}>${text('webshop.nav.account')}</a></li>
<li><a href="${path}?lang=${other}" hreflang="${other}" lang="${other}">${text('webshop.nav.language')}</a></li>
</ul></nav></header>`;
}

function raw(text: string): Html {
  return { markup: text };
}
